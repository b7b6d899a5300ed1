import type { Directives } from './directives.ts';

/** A member of a structured dictionary: a key, then perhaps a whole number, a token, a text or a boolean. */
const MEMBER = /^([a-z*][a-z0-9_.*-]*)(?:=(?:(-?\d{1,15})|([A-Za-z*][\w!#$%&'*+.^`|~:/-]*)|"[ !#-[\]-~]*"|\?[01]))?$/;
const NUMBERS: ReadonlySet<string> = new Set(['max-age', 's-maxage', 'stale-while-revalidate', 'stale-if-error']);

/**
 * What an upstream says to caches in front of it alone, in `CDN-Cache-Control` (RFC 9213): it then counts instead of
 * `Cache-Control` and `Expires`. Null when it is not there, empty, or no dictionary of the right types, which counts as not
 * there.
 */
export function targetedDirectives(field: string | undefined): Directives | null {
  if (field === undefined || field.trim() === '') return null;
  const found = new Map<string, string>();
  for (const member of field.split(',')) {
    const match = MEMBER.exec(member.trim());
    const [, name = '', number, token] = match ?? [];
    if (match === null || (NUMBERS.has(name) && number === undefined)) return null;
    found.set(name, number ?? token ?? '');
  }
  return found;
}
