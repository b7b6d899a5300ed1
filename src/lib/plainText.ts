const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
/** After these a reader hears a break. */
const BREAKS = /<(?:br|\/p|\/li|\/h[1-6]|\/div|\/tr|\/t[dh]|\/blockquote)\b[^>]*>/gi;

/** The words of rich text on one line, without markup; entities that sanitised markup may hold are resolved. */
export function plainText(html: string): string {
  return html
    .replace(BREAKS, ' ')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (written, name: string) => decodeEntity(name) ?? written)
    .replace(/\s+/g, ' ')
    .trim();
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED_ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
