import type { IncomingMessage } from 'node:http';
import { BROWSER_ID_COOKIE, cookieIn, readConsent } from '../../src/contracts/consent.ts';
import type { Visitor } from './chooseVariants.ts';

const BROWSER_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const MAX_UTM = 10;
const MAX_VALUE = 200;

/** Who asks, when they have agreed to be told apart; null for everybody else. */
export function visitorOf({ headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>): Visitor | null {
  const { cookie = '' } = headers;
  const browserId = cookieIn(cookie, BROWSER_ID_COOKIE);
  if (!browserId || !BROWSER_ID.test(browserId)) return null;
  if (!readConsent(cookie)?.categories.includes('statistics')) return null;
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const utm = [...query].filter(([name]) => name.startsWith('utm_')).slice(0, MAX_UTM);
  return {
    browserId,
    referrer: (headers.referer ?? '').slice(0, MAX_VALUE),
    utm: Object.fromEntries(utm.map(([name, value]) => [name.slice('utm_'.length), value.slice(0, MAX_VALUE)])),
  };
}
