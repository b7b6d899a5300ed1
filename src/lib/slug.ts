/** Diacritics that stand apart once a letter is taken to pieces. */
const DIACRITICS = /\p{M}/gu;
/** Letters that are not taken to pieces. */
const LATIN_LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' };
const MAX_LENGTH = 60;

/** Words as they may stand in an address: `Vad ingår?` → `vad-ingar`; `''` when nothing is left. */
export function slug(words: string): string {
  const plain = words.normalize('NFKD').replace(DIACRITICS, '').toLowerCase();
  const latin = plain.replace(/[øæßđł]/g, (letter) => LATIN_LETTERS[letter] ?? letter);
  const joined = latin.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_LENGTH);
  return joined.replace(/^-+|-+$/g, '');
}
