/** Letters that Unicode normalisation does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ł: 'l' };

/** Removes case and accents: `Škoda` → `skoda`. */
export function foldText(text: string): string {
  const withoutAccents = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return withoutAccents.replace(/[øæœßđł]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Splits a text into folded words: `Mercedes-Benz` → `mercedes`, `benz`. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns the comparison key of a name: `ID.4`, `id 4` and `Id4` → `id4`; empty without letters or digits. */
export function keyOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
