/** The numbers of companies by country, each with the arithmetic of its check digit. */

type Check = (digits: string) => boolean;

/** A number as the country writes it, and whether its digits are right. */
export interface NumberRule {
  readonly form: RegExp;
  readonly check: Check;
  /** An example for messages. */
  readonly example: string;
}

export interface CountryRules {
  readonly registrationNumber: NumberRule;
  readonly vatNumber: NumberRule;
  readonly taxNumber?: NumberRule;
}

const digitsOf = (text: string): number[] => [...text.replace(/\D/g, '')].map(Number);

/** Returns the sum of the first digits, each multiplied by its weight. */
const weightedSum = (digits: string, weights: readonly number[]): number => {
  const values = digitsOf(digits);
  return weights.reduce((sum, weight, position) => sum + weight * (values[position] ?? 0), 0);
};

/** The weighted sum, the check digit included, is divisible by 11. */
const byEleven =
  (...weights: number[]): Check =>
  (digits) =>
    weightedSum(digits, weights) % 11 === 0;

/** Luhn, as for cards. */
const luhn: Check = (digits) => {
  const doubled = digitsOf(digits).map((digit, position) => (position % 2 === 0 ? digit * 2 : digit));
  return doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
};

const ico: Check = (digits) =>
  (11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits.replace(/\D/g, '').at(-1));

const dividesByEleven: Check = (digits) => Number(digits.replace(/\D/g, '')) % 11 === 0;

/** Both algorithms that HMRC uses. */
const ukVat: Check = (digits) => {
  const rest = (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 10, 1]) + 97) % 97;
  return rest === 0 || rest === 97 - 55;
};

const NORWEGIAN = byEleven(3, 2, 7, 6, 5, 4, 3, 2, 1);
const DANISH = byEleven(2, 7, 6, 5, 4, 3, 2, 1);
const FINNISH = byEleven(7, 9, 10, 5, 8, 4, 2, 1);

/** Without an entry, a country's numbers only have to be there. */
export const COMPANY_NUMBERS: Readonly<Record<string, CountryRules>> = {
  SE: {
    registrationNumber: { form: /^\d{6}-\d{4}$/, check: luhn, example: '559987-4004' },
    vatNumber: { form: /^SE\d{10}01$/, check: (digits) => luhn(digits.slice(2, -2)), example: 'SE559987400401' },
  },
  NO: {
    registrationNumber: { form: /^\d{3} \d{3} \d{3}$/, check: NORWEGIAN, example: '399 412 005' },
    vatNumber: { form: /^\d{3} \d{3} \d{3} MVA$/, check: NORWEGIAN, example: '399 412 005 MVA' },
  },
  DK: {
    registrationNumber: { form: /^[1-9]\d(?: \d\d){3}$/, check: DANISH, example: '98 41 20 18' },
    vatNumber: { form: /^DK[1-9]\d{7}$/, check: DANISH, example: 'DK98412018' },
  },
  FI: {
    registrationNumber: { form: /^\d{7}-\d$/, check: FINNISH, example: '9941200-4' },
    vatNumber: { form: /^FI\d{8}$/, check: FINNISH, example: 'FI99412004' },
  },
  SK: {
    registrationNumber: { form: /^\d\d \d{3} \d{3}$/, check: ico, example: '89 412 001' },
    vatNumber: { form: /^SK\d{10}$/, check: dividesByEleven, example: 'SK2299412005' },
    taxNumber: { form: /^\d{10}$/, check: dividesByEleven, example: '2299412005' },
  },
  GB: {
    registrationNumber: { form: /^(?:\d{8}|[A-Z]{2}\d{6})$/, check: () => true, example: '99412070' },
    vatNumber: { form: /^GB \d{3} \d{4} \d\d$/, check: ukVat, example: 'GB 998 4127 09' },
  },
};
