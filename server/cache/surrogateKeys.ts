import { createHash } from 'node:crypto';

/**
 * Returns the texts by which shared caches know tags: those of data sources, of which a page has many, are shortened. Two of them with the
 * same text would only purge a page too often.
 */
export const surrogateKeysOf = (tags: readonly string[]): string[] => tags.map(surrogateKeyOf);

function surrogateKeyOf(tag: string): string {
  if (!isSource(tag)) return tag;
  return `~${createHash('sha1').update(tag).digest('base64url').slice(0, 8)}`;
}

/** Whether a tag is that of a data source, or of an item in its fields. */
export const isSource = (tag: string): boolean => tag.startsWith('source:');
