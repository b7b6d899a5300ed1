/** An escaped surrogate in JSON, single or part of a pair. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * Parses JSON whose texts are used in pages and URLs. Lone surrogates, which UTF-8 cannot encode, become U+FFFD, as in browsers.
 *
 * @throws SyntaxError for invalid JSON
 */
export function parseWellFormed(json: string): unknown {
  if (!SURROGATE.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}
