import { DICTIONARY } from '../../src/contracts/dictionary/dictionary.ts';
import { plainText } from '../../src/lib/plainText.ts';
import { foreignNumbers } from './foreignNumbers.ts';
import { foreignWords } from './foreignWords.ts';
import { missingForms, wrongPlurals } from './plurals.ts';

/** Texts whose words are fixed (F076), with a straight apostrophe. */
const PRESCRIBED: ReadonlySet<string> = new Set([DICTIONARY.noQuote]);

/** Quotation marks by language. Others in running text belong to another language. */
const QUOTATION_MARKS: Readonly<Record<string, string>> = {
  en: '“”',
  sv: '”',
  fi: '”',
  nb: '«»',
  da: '»«”',
  sk: '„“',
};
const ALL_QUOTATION_MARKS = '“”„«»"';

/** `a` before a spoken vowel: `a iX1`, `a estate`; not `a one-owner car`, `a European`, `a used car`, `Service A or B`. */
const WRONG_ARTICLE = /\ba (?=(?!one\b|once\b|eu|ew)[aeio]\w|iX?\d)/;
const DOUBLED_FULL_STOP = /(?<!\.)\.\.(?!\.)/;
const STRAIGHT_APOSTROPHE = /\p{L}'\p{L}/u;
/** `word - word`: a hyphen instead of a dash. */
const HYPHEN_FOR_DASH = /\p{L} - \p{L}/u;
const SPACE_BEFORE_STOP = /\p{L} [,.;!?](?:\s|$)/u;

/** Conjunctions and other words that do not occur twice in a row. */
const DOUBLED_WORD = /(?<!\p{L})(och|att|för|med|the|and|for|with|og|til|ja|että|alebo) \1(?!\p{L})/iu;

const issueWith = (message: string, excerpts: readonly string[]): string[] =>
  excerpts.length > 0 ? [`${message}: ${excerpts.join(', ')}`] : [];

/**
 * Lists errors in the wording of a text.
 *
 * @param markup rich text or plain text
 * @param language code of the language that it is written in
 */
export function wordingIssues(markup: string, language: string): string[] {
  if (PRESCRIBED.has(markup)) return [];
  // The sign for inches is not a quotation mark.
  const text = plainText(markup).replace(/(?<=\d)"/g, '');
  const allowed = QUOTATION_MARKS[language] ?? ALL_QUOTATION_MARKS;
  const foreign = [...ALL_QUOTATION_MARKS].filter((mark) => text.includes(mark) && !allowed.includes(mark));
  return [
    ...(foreign.length > 0 ? [`quotation marks of another language: ${foreign.join(' ')}`] : []),
    ...(DOUBLED_FULL_STOP.test(text) ? ['two full stops'] : []),
    ...(STRAIGHT_APOSTROPHE.test(text) ? ['a straight apostrophe'] : []),
    ...(HYPHEN_FOR_DASH.test(text) ? ['a hyphen for a dash'] : []),
    ...(SPACE_BEFORE_STOP.test(text) ? ['a space before a punctuation mark'] : []),
    ...(DOUBLED_WORD.test(text) ? ['the same word twice'] : []),
    ...(language === 'en' && WRONG_ARTICLE.test(text) ? ['“a” before a vowel'] : []),
    ...issueWith('a plural that does not match its number', wrongPlurals(text, language)),
    ...issueWith('plural forms that are missing', missingForms(text, language)),
    ...issueWith('a number in the format of another language', foreignNumbers(text, language)),
    ...issueWith('words of another language', foreignWords(text, language)),
  ];
}
