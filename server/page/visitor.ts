import type { IncomingMessage } from 'node:http';
import { BROWSER_ID_COOKIE } from '../../src/contracts/consent.ts';
import { cookieIn, readConsent } from '../../src/contracts/consentCookie.ts';
import type { Visitor } from '../ports/personalization.ts';

const BROWSER_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const MAX_UTM = 10;
const MAX_VALUE = 200;

/** Who asks, when they have agreed to be told apart; null for everybody else. */
export function visitorOf({ headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>): Visitor | null {
  const { cookie = '' } = headers;
  const browserId = cookieIn(cookie, BROWSER_ID_COOKIE);
  if (!browserId || !BROWSER_ID.test(browserId)) return null;
  if (!readConsent(cookie)?.categories.includes('statistics')) return null;
  return { browserId, referrer: (headers.referer ?? '').slice(0, MAX_VALUE), utm: utmIn(url) };
}

/** Campaign parameters of an address; those of the page itself when `/_page` is asked for it. */
function utmIn(url: string): Record<string, string> {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const inner = query.get('path');
  if (url.startsWith('/_page') && inner) return utmIn(inner);
  const utm = [...query].filter(([name]) => /^utm_[a-z]{1,20}$/.test(name)).slice(0, MAX_UTM);
  return Object.fromEntries(utm.map(([name, value]) => [name.slice('utm_'.length), value.slice(0, MAX_VALUE)]));
}
