/** Directives of `Cache-Control` with names in lower case; the value is empty for a directive without an argument. */
export type Directives = ReadonlyMap<string, string>;

/** A name, then an optional quoted string or token (RFC 9111 §5.2). Linear: the pattern does not backtrack. */
const DIRECTIVE = /([^\s,="]+)(?:="((?:[^"\\]|\\.)*)"|=([^\s,]*))?/g;
/** Larger numbers count as this one (RFC 9111 §1.2.2). */
const MAX_SECONDS = 2 ** 31;
const LIFETIME_DIRECTIVES: ReadonlySet<string> = new Set(['max-age', 's-maxage', 'min-fresh']);

/** Parses the field. Text inside a quoted string is no directive. A lifetime given twice with different values is invalid. */
export function parseDirectives(field: string | undefined): Directives {
  const directives = new Map<string, string>();
  for (const [, name = '', quoted, token] of (field ?? '').matchAll(DIRECTIVE)) {
    const key = name.toLowerCase();
    const value = quoted?.replace(/\\(.)/g, '$1') ?? token ?? '';
    const conflicts = LIFETIME_DIRECTIVES.has(key) && directives.has(key) && directives.get(key) !== value;
    // RFC 9111 §4.2.1: a response with invalid freshness information counts as stale.
    directives.set(key, conflicts ? 'conflict' : value);
  }
  return directives;
}

/** Returns the seconds of a directive: undefined when it is missing, 0 when it is no integer. */
export function secondsOf(directives: Directives, name: string): number | undefined {
  const value = directives.get(name);
  if (value === undefined) return undefined;
  return /^\d+$/.test(value) ? Math.min(Number(value), MAX_SECONDS) : 0;
}
