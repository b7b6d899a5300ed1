/** Directives of `Cache-Control`, names in lower case; one without an argument has the empty text. */
export type Directives = ReadonlyMap<string, string>;

/** A name, then perhaps an argument as a quoted string or a token (RFC 9111 §5.2). Linear, no backtracking. */
const DIRECTIVE = /([^\s,="]+)(?:="((?:[^"\\]|\\.)*)"|=([^\s,]*))?/g;
/** Larger numbers mean "for ever" (RFC 9111 §1.2.2). */
const FOR_EVER = 2 ** 31;
const NUMBERS: ReadonlySet<string> = new Set(['max-age', 's-maxage', 'min-fresh']);

/** Reads the field; what stands inside a quoted string is no directive. Two lifetimes that differ count as none at all. */
export function parseDirectives(field: string | undefined): Directives {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, token] of (field ?? '').matchAll(DIRECTIVE)) {
    const key = name.toLowerCase();
    const value = quoted?.replace(/\\(.)/g, '$1') ?? token ?? '';
    const differs = NUMBERS.has(key) && found.has(key) && found.get(key) !== value;
    // RFC 9111 §4.2.1: invalid freshness is best taken for stale.
    found.set(key, differs ? 'conflict' : value);
  }
  return found;
}

/** Seconds of a directive: undefined when it is not there, 0 when it is no whole number. */
export function secondsOf(directives: Directives, name: string): number | undefined {
  const value = directives.get(name);
  if (value === undefined) return undefined;
  return /^\d+$/.test(value) ? Math.min(Number(value), FOR_EVER) : 0;
}
