/** Words of names that are written otherwise in a text. */
const WORDS: Readonly<Record<string, string>> = {
  faq: 'FAQ',
  id: 'id',
  premble: 'preamble',
  url: 'URL',
  sig: 'signature',
};

/** Returns the name of a component, field or parameter as English words: `SearchPlaceholder` → `Search placeholder`. */
export function wordsOf(name: string): string {
  if (name === 'YouTube') return name;
  const words = name
    .replace(/([a-z])([A-Z\d])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => WORDS[word] ?? word);
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
