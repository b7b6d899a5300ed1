import type { Directives } from './directives.ts';

/** A member of a structured-field dictionary: a key, then an optional integer, token, string or boolean. */
const MEMBER = /^([a-z*][a-z0-9_.*-]*)(?:=(?:(-?\d{1,15})|([A-Za-z*][\w!#$%&'*+.^`|~:/-]*)|"[ !#-[\]-~]*"|\?[01]))?$/;
const NUMERIC_DIRECTIVES: ReadonlySet<string> = new Set([
  'max-age',
  's-maxage',
  'stale-while-revalidate',
  'stale-if-error',
]);

/**
 * Parses `CDN-Cache-Control` (RFC 9213), which replaces `Cache-Control` and `Expires` for this cache. Returns null when the
 * field is missing, empty or invalid.
 */
export function targetedDirectives(field: string | undefined): Directives | null {
  if (field === undefined || field.trim() === '') return null;
  const directives = new Map<string, string>();
  for (const member of field.split(',')) {
    const match = MEMBER.exec(member.trim());
    const [, name = '', number, token] = match ?? [];
    if (match === null || (NUMERIC_DIRECTIVES.has(name) && number === undefined)) return null;
    directives.set(name, number ?? token ?? '');
  }
  return directives;
}
