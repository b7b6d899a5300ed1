import type { IncomingMessage } from 'node:http';
import { browserIdIn, readConsent } from '../../src/contracts/consent/consentCookie.ts';
import { externalReferrer, MAX_UTM, MAX_UTM_VALUE, UTM_NAME } from '../../src/contracts/events/events.ts';
import type { Visitor } from '../ports/content/personalization.ts';

const MAX_REFERRER = 200;

/** Returns the visitor of a request who consented to statistics; null for everyone else. */
export function visitorOf({ headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>): Visitor | null {
  const { cookie = '' } = headers;
  const browserId = browserIdIn(cookie);
  if (!browserId || !readConsent(cookie)?.categories.includes('statistics')) return null;
  const hostname = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  const referrer = externalReferrer(headers.referer ?? '', hostname) ?? '';
  return { browserId, referrer: referrer.slice(0, MAX_REFERRER), utm: utmIn(url) };
}

/** Returns the campaign parameters of a URL; for `/_page`, those of the page that it requests. */
function utmIn(url: string): Record<string, string> {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const inner = query.get('path');
  if (url.startsWith('/_page') && inner) return utmIn(inner);
  const utm = [...query].filter(([name]) => UTM_NAME.test(name)).slice(0, MAX_UTM);
  return Object.fromEntries(utm.map(([name, value]) => [name.slice('utm_'.length), value.slice(0, MAX_UTM_VALUE)]));
}
