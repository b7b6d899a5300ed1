import { canonicalize } from '../../server/redirects/rules.ts';

/** Characters with a meaning in a table, or that URLs do not contain. */
const SPECIAL = /[\s:()*|\\{}<>"^`%?#&+=]/gu;

const encoded = (text: string) =>
  text.replace(SPECIAL, (sign) =>
    encodeURIComponent(sign).replace(/[()*]/, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`),
  );

/** Parameters that advertisements and newsletters add. They do not identify an old URL. */
const TRACKING_PARAMETERS = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga)$/i;

/**
 * Returns a URL as the source of a rule: letters decoded, special characters encoded, the query as conditions.
 *
 * @returns null when the path cannot be the source of a rule
 */
export function sourceOf(path: string, query: string): string | null {
  const canonical = canonicalize(path);
  if (!canonical) return null;
  const conditions = [...new URLSearchParams(query)]
    .filter(([name]) => !TRACKING_PARAMETERS.test(name))
    .map(([name, value]) => `${encoded(name.toLowerCase())}=${encoded(value.toLowerCase())}`);
  const queryText = conditions.length > 0 ? `?${conditions.join('&')}` : '';
  return `${canonical.path.split('/').map(encoded).join('/')}${queryText}`;
}

/** Returns a URL as the target of a rule. Characters that would name captures are encoded. */
export function targetOf(url: string): string {
  return url.replace(/[:*](?=[a-zA-Z])|[*]/g, (sign) => (sign === ':' ? '%3A' : '%2A')).replace(/\s/g, '%20');
}
