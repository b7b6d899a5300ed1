const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
/** Elements that end a line or a block of text. */
const BREAKS = /<(?:br|\/p|\/li|\/h[1-6]|\/div|\/tr|\/t[dh]|\/blockquote)\b[^>]*>/gi;

/** Returns the text of sanitised rich text on one line, without markup and with entities decoded. */
export function plainText(html: string): string {
  return html
    .replace(BREAKS, ' ')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (entity, name: string) => decodeEntity(name) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED_ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
