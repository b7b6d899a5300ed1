const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot contain, not even as references: control characters, lone surrogates, non-characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go.
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Returns a text for an element or an attribute, without what XML cannot contain. A parser reads the same text; carriage returns are kept. */
export function escapeXml(text: string): string {
  return text
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    .replace(/\r/g, '&#13;');
}

/** Returns an element with a text; nothing for an empty one. */
export function element(name: string, text: string | number | null): string {
  if (text === null || text === '') return '';
  return `<${name}>${escapeXml(String(text))}</${name}>`;
}

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
