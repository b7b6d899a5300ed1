import {
  BROWSER_ID_COOKIE,
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_VERSION,
  type ConsentCategory,
} from './consent.ts';

/** The consent cookie: browser and server both read and write it. */

export interface ConsentChoice {
  categories: readonly ConsentCategory[];
  /** Day of the choice, ISO 8601. */
  date: string;
}

/** Formats the value of the cookie: version, categories, day. */
export function formatConsent({ categories, date }: ConsentChoice): string {
  return `${CONSENT_VERSION}:${categories.join('+')}:${date}`;
}

/** Reads the choice from a cookie header or `document.cookie`. Returns null without a choice, or for one of another version. */
export function readConsent(cookies: string): ConsentChoice | null {
  const [version, names = '', date = ''] = cookieIn(cookies, CONSENT_COOKIE)?.split(':') ?? [];
  if (version !== String(CONSENT_VERSION)) return null;
  const allowed = names.split('+');
  return { categories: CONSENT_CATEGORIES.filter((category) => allowed.includes(category)), date };
}

/** Returns the value of one cookie of a header, or `undefined`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split(/; ?/).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

const BROWSER_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Returns the browser id that the server has set; null when it is absent or malformed. */
export function browserIdIn(cookies: string): string | null {
  const id = cookieIn(cookies, BROWSER_ID_COOKIE);
  return id !== undefined && BROWSER_ID.test(id) ? id : null;
}

/** Formats a cookie for `Set-Cookie` or `document.cookie`. It expires after `days`; 0 removes it. */
export function cookieText(name: string, value: string, days: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
