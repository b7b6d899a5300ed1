/** Removes the separators of thousands that people type, as in `60 000`, `60,000` and `60’000`. */
export const withoutSeparators = (text: string): string => text.replaceAll(/[\s.,'’]/gu, '');

const CURRENCY = '(?:[£€]|kr|sek|nok|dkk|eur|gbp)';
/**
 * A number with its separators, the digits of a fraction, the word for thousands or millions, and a currency or unit around it, without
 * spaces: `£1,250.50`, `150tkr`, `15k`, `42.000:-`, `4500mil`.
 */
const AMOUNT = new RegExp(
  `^(?:${CURRENCY}\\.?)?(\\d[\\d.,'’]*?)(?:[.,](\\d{1,2}))?(?:[.,:]?[-–—])?(?:(t\\.?kr|tusen|tsd|tis|tuhatta|k)|(mkr|mn|milj[a-zåäöô]*))?\\.?(?:${CURRENCY}|km|mil|miles|hk|bhp)?\\.?$`,
  'u',
);

/**
 * Returns the whole number of at most nine digits that a visitor has typed: grouped in any way, in digits of any width, with a currency or
 * a unit, in thousands (`150 tkr`, `15k`) or millions; without its fraction. Null when it is none or above the maximum. Browser, server and
 * forms without scripts read amounts by this function.
 */
export function wholeNumber(text: string, max = 999_999_999): number | null {
  const typed = text.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '');
  const [, digits = '', fraction = '', thousands, millions] = AMOUNT.exec(typed) ?? [];
  if (!digits) return null;
  const factor = thousands ? 1_000 : millions ? 1_000_000 : 1;
  const amount = Math.floor(Number(`${withoutSeparators(digits)}.${fraction}`) * factor + 1e-6);
  return amount <= Math.min(max, 999_999_999) ? amount : null;
}
