/** What breaks a line, in any notation. */
const LINE_BREAK = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
/** Characters that nobody sees: controls, directions, joiners, tags, variation selectors, fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns a text without the characters that nobody sees. Line breaks stay, as `\n`; a tab becomes a space. */
export const visibleText = (text: string): string =>
  text
    .replace(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, (sign) => (sign === '\n' ? sign : ''));
