import { encodeUrlPart } from '../../../lib/urlText.ts';

/**
 * Reads the query of a URL, also one that was cut or encoded wrongly (`?utm_campaign=sale-50%`): what can be decoded is read, and what
 * cannot is left out. `%u00F6`, as old scripts write letters, is read too. Never throws.
 *
 * @param query without `?`
 */
export function readQuery(query: string): URLSearchParams {
  const encoded = /%u/i.test(query) ? query.replace(/(?:%u[0-9a-f]{4})+/gi, unescapeUnits) : query;
  const params = new URLSearchParams(encoded);
  if (!encoded.includes('%')) return params;
  const names = [...params].map(([name, value]): [string, string] => [withoutRemains(name), withoutRemains(value)]);
  return new URLSearchParams(names);
}

/** Converts UTF-16 units (`%uD83D%uDE00`) to the percent encoding of UTF-8. */
function unescapeUnits(text: string): string {
  const units = text.slice(2).split(/%u/i);
  return encodeUrlPart(String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))).toWellFormed());
}

/** Removes the remains of a letter that was cut, and NUL, which no upstream takes. */
function withoutRemains(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is searched for
  return text.replace(/[\ufffd\u0000]/g, '');
}
