/** How JSON writes a half of a surrogate pair; whole pairs are written so too. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * Parses JSON whose texts are put into pages and URLs. Half of a surrogate pair, which no UTF-8 can hold, becomes U+FFFD,
 * so that nothing behind it throws or differs from what browsers make of it.
 *
 * @throws SyntaxError for what is no JSON
 */
export function parseWellFormed(json: string): unknown {
  if (!SURROGATE.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}
