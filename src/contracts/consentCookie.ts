import {
  BROWSER_ID_COOKIE,
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_VERSION,
  type ConsentCategory,
} from './consent.ts';

/** The visitor's choice as it crosses between browser and server: one cookie, written by both. */

export interface ConsentChoice {
  categories: readonly ConsentCategory[];
  /** Day on which it was made, ISO 8601. */
  date: string;
}

/** Value of the cookie: version, categories, day. */
export function formatConsent({ categories, date }: ConsentChoice): string {
  return `${CONSENT_VERSION}:${categories.join('+')}:${date}`;
}

/** The choice that a cookie header (or `document.cookie`) holds; null without one, or with one made about other questions. */
export function readConsent(cookies: string): ConsentChoice | null {
  const [version, names = '', date = ''] = cookieIn(cookies, CONSENT_COOKIE)?.split(':') ?? [];
  if (version !== String(CONSENT_VERSION)) return null;
  const given = names.split('+');
  return { categories: CONSENT_CATEGORIES.filter((category) => given.includes(category)), date };
}

/** The value of one cookie of a header, or `undefined`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split(/; ?/).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

const BROWSER_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The id that the server has given to the browser; null without one, and for what is none of ours. */
export function browserIdIn(cookies: string): string | null {
  const id = cookieIn(cookies, BROWSER_ID_COOKIE);
  return id !== undefined && BROWSER_ID.test(id) ? id : null;
}

/** A cookie that is kept for `days`, or removed by 0; for `Set-Cookie` and `document.cookie` alike. */
export function cookieText(name: string, value: string, days: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
