/** Letters that Unicode does not decompose. */
const SPECIAL: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', œ: 'oe' };

/** Returns the text in lower case and without accents. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæßłđœ]/g, (letter) => SPECIAL[letter] ?? letter);
}
