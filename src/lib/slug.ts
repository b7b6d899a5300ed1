/** Combining marks, separate characters after NFKD normalisation. */
const DIACRITICS = /\p{M}/gu;
/** Letters that NFKD normalisation does not decompose. */
const LATIN_LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' };
const MAX_LENGTH = 60;

/** Converts a text to a URL segment: `Vad ingår?` becomes `vad-ingar`; `''` when no character is left. */
export function slug(text: string): string {
  const plain = text.normalize('NFKD').replace(DIACRITICS, '').toLowerCase();
  const latin = plain.replace(/[øæßđł]/g, (letter) => LATIN_LETTERS[letter] ?? letter);
  const joined = latin.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_LENGTH);
  return joined.replace(/^-+|-+$/g, '');
}
