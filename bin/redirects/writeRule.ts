import { canonicalize } from '../../server/redirects/canonicalize.ts';

/** Signs that mean something in a table, or that no URL holds. */
const SPECIAL = /[\s:()*|\\{}<>"^`%?#&+=]/gu;

const encoded = (text: string) =>
  text.replace(SPECIAL, (sign) =>
    encodeURIComponent(sign).replace(/[()*]/, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`),
  );

/** Parameters that advertisements and letters add: no old URL is told by them. */
const TRACKING_PARAMETERS = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga)$/i;

/**
 * A URL as the source of a rule: letters plain, what means something encoded, its query as conditions.
 *
 * @returns null when it is no path that a rule could be about
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

/** A URL as the target of a rule; it may hold what names a rule's captures, which here stands for itself. */
export function targetOf(url: string): string {
  return url.replace(/[:*](?=[a-zA-Z])|[*]/g, (sign) => (sign === ':' ? '%3A' : '%2A')).replace(/\s/g, '%20');
}
