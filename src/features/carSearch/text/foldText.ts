/** Letters that no decomposition takes apart. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ł: 'l' };

/** Without case and accents: `Škoda` → `skoda`. */
export function foldText(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[øæœßđł]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Words of a text, folded: `Mercedes-Benz` → `mercedes`, `benz`. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** What two spellings of one name share: `ID.4`, `id 4` and `Id4` → `id4`; empty when there are no letters or digits. */
export function keyOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
