import {
  BROWSER_ID_COOKIE,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type ConsentCategory,
} from '../../contracts/consent/consent.ts';
import { formatConsent, readConsent } from '../../contracts/consent/consentCookie.ts';
import { setCookie } from './setCookie.ts';

/** Aborts the request of the last choice. */
let lastRequest = new AbortController();

/**
 * Stores a choice in the cookie at once. The server sets the cookie again, because some browsers delete cookies set by scripts
 * within a week. The request of an older choice is aborted: its late response would store that choice again.
 *
 * @param isWithdrawal whether the choice replaces one with more categories; the page may then reload
 */
export function storeChoice(categories: readonly ConsentCategory[], isWithdrawal: boolean): void {
  lastRequest.abort();
  lastRequest = new AbortController();
  const { signal } = lastRequest;
  writeChoice(categories);
  const limitOnceSettled = () => {
    if (!signal.aborted) limitTo(categories);
  };
  fetch('/api/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Only a withdrawal outlives its page. A browser sets the cookies of such a request even after it is aborted.
    keepalive: isWithdrawal,
    body: JSON.stringify({ categories }),
    signal,
  }).then(limitOnceSettled, limitOnceSettled);
}

function writeChoice(categories: readonly ConsentCategory[]): void {
  setCookie(CONSENT_COOKIE, formatConsent({ categories, date: new Date().toISOString().slice(0, 10) }), CONSENT_DAYS);
}

/**
 * Removes what a response that was received just before its request was aborted has stored in addition to the choice. The
 * server's own cookie stays otherwise, because it lasts longer.
 */
function limitTo(categories: readonly ConsentCategory[]): void {
  const stored = readConsent(document.cookie)?.categories ?? [];
  if (stored.some((category) => !categories.includes(category))) writeChoice(categories);
  if (!categories.includes('statistics')) setCookie(BROWSER_ID_COOKIE, '', 0);
}
