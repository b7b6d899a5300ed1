import { canonicalize } from '../../server/redirects/canonicalize.ts';

/** Signs that mean something in a table, or that no address holds. */
const SPECIAL = /[\s:()*|\\{}<>"^`%?#&+=]/gu;

const encoded = (text: string) =>
  text.replace(SPECIAL, (sign) =>
    encodeURIComponent(sign).replace(/[()*]/, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`),
  );

/** Parameters that advertisements and letters add: no old address is told by them. */
const PASSING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga)$/i;

/**
 * An address as the source of a rule: letters plain, what means something encoded, its query as conditions.
 *
 * @returns null when it is no path that a rule could be about
 */
export function sourceOf(path: string, query: string): string | null {
  const spelled = canonicalize(path);
  if (!spelled) return null;
  const conditions = [...new URLSearchParams(query)]
    .filter(([name]) => !PASSING.test(name))
    .map(([name, value]) => `${encoded(name.toLowerCase())}=${encoded(value.toLowerCase())}`);
  const asked = conditions.length > 0 ? `?${conditions.join('&')}` : '';
  return `${spelled.path.split('/').map(encoded).join('/')}${asked}`;
}

/** An address as the target of a rule; it may hold what names a rule's captures, which here stands for itself. */
export function targetOf(address: string): string {
  return address.replace(/[:*](?=[a-zA-Z])|[*]/g, (sign) => (sign === ':' ? '%3A' : '%2A')).replace(/\s/g, '%20');
}
