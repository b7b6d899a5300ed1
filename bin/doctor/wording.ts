import { plainText } from '../../src/lib/plainText.ts';

/** Quotation marks by language; any other in running text was typed for another language. */
const QUOTATION_MARKS: Readonly<Record<string, string>> = {
  en: '“”',
  sv: '”',
  fi: '”',
  nb: '«»',
  da: '»«”',
  sk: '„“',
};
const ALL_QUOTATION_MARKS = '“”„«»"';

/** `a` before a vowel that is heard: `a iX1`, `a estate`; not `a one-owner car`, `a European`, `a used car`, `Service A or B`. */
const WRONG_ARTICLE = /\ba (?=(?!one\b|once\b|eu|ew)[aeio]\w|iX?\d)/;
const DOUBLED_FULL_STOP = /(?<!\.)\.\.(?!\.)/;

/**
 * Lists what is wrong with the wording of a text, whatever it says.
 *
 * @param text rich text or plain text
 * @param language code of the language that it is written in
 */
export function wordingIssues(text: string, language: string): string[] {
  // An inch is no quotation.
  const words = plainText(text).replace(/(?<=\d)"/g, '');
  const own = QUOTATION_MARKS[language] ?? ALL_QUOTATION_MARKS;
  const foreign = [...ALL_QUOTATION_MARKS].filter((mark) => words.includes(mark) && !own.includes(mark));
  return [
    ...(foreign.length > 0 ? [`quotation marks of another language: ${foreign.join(' ')}`] : []),
    ...(DOUBLED_FULL_STOP.test(words) ? ['two full stops'] : []),
    ...(language === 'en' && WRONG_ARTICLE.test(words) ? ['“a” before a vowel'] : []),
  ];
}
