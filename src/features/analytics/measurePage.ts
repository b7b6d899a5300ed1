import { BROWSER_ID_COOKIE } from '../../contracts/consent/consent.ts';
import {
  externalReferrer,
  MAX_UTM,
  MAX_UTM_VALUE,
  type RelayedEvent,
  UTM_NAME,
} from '../../contracts/events/events.ts';
import { hasFeature, type PageData, type RouteKind } from '../../contracts/page/page.ts';
import { hasSecretQuery } from '../../contracts/page/secretQuery.ts';
import { hasPlace } from '../../contracts/search/hasPlace.ts';
import { plateInUrl } from '../../lib/browser/plateInUrl.ts';
import { hasConsent } from '../consent/consentStore.ts';
import { setCookie } from '../consent/setCookie.ts';
import { reportVitals } from './reportVitals.ts';
import { createTagManager } from './tagManager.ts';
import { track, trackWithConsent } from './track.ts';

/**
 * Returns a function that reports a view of a page, with the query of its URL, as far as the visitor's consent allows. It is called for
 * every page and again when consent changes.
 *
 * @param firstKind kind of the page that the server sent
 */
export function createPageMeasurement(firstKind: RouteKind): (page: PageData, search: string) => void {
  document.addEventListener('click', ({ target }) => trackContact(target, lastTrackedPage), { capture: true });
  const updateTagManager = createTagManager();
  /** The last page reported to the tag manager, and the last one relayed to the platform. */
  let lastTrackedPage: PageData | null = null;
  let lastRelayedPage: PageData | null = null;
  let areVitalsReported = false;
  return (page, search) => {
    if (page.tagManagerId && !isSecretUrl()) updateTagManager(page.tagManagerId);
    if (page !== lastTrackedPage) {
      lastTrackedPage = page;
      trackView(page);
    }
    if (!areVitalsReported && hasConsent('statistics')) {
      areVitalsReported = true;
      reportVitals(firstKind);
    }
    const isRelayed = hasFeature(page.site, 'events') && hasConsent('statistics');
    if (page !== lastRelayedPage && isRelayed && page.route.itemId) {
      send(viewEvent({ page, itemId: page.route.itemId, search, isFirstView: lastRelayedPage === null }));
      lastRelayedPage = page;
    }
  };
}

/** Whether the URL has what only the visitor may know: a secret, a place, or a plate that the page has not read yet. */
function isSecretUrl(): boolean {
  const query = window.location.search;
  return hasSecretQuery(query) || hasPlace(query) || plateInUrl() !== null;
}

/** Reports a click on a link that calls or writes to us (F084). */
function trackContact(target: EventTarget | null, page: PageData | null): void {
  const scheme = target instanceof Element && target.closest('a')?.protocol;
  if (!page || (scheme !== 'tel:' && scheme !== 'mailto:')) return;
  trackWithConsent('contact', { contact_type: scheme === 'tel:' ? 'phone' : 'email', site: page.site.id });
}

function trackView({ route, path, head, variant, site }: PageData): void {
  // The tag manager, which is not there, is the only one that would read it.
  if (hasPlace(window.location.search)) return;
  track('page_view', {
    page_name: route.name,
    page_path: path,
    page_title: head.title,
    page_language: route.itemLanguage,
    page_variant: variant ?? 'default',
    site: site.id,
  });
}

interface ViewedPage {
  page: PageData;
  itemId: string;
  /** Query of its URL. */
  search: string;
  isFirstView: boolean;
}

/** Returns the view event (F009): name and language of the page, campaign, and on the first view the referrer. */
function viewEvent({ page: { route, variant }, itemId, search, isFirstView }: ViewedPage): RelayedEvent {
  const utm = campaign(search);
  const referrer = isFirstView ? externalReferrer(document.referrer, window.location.hostname) : null;
  return {
    type: 'VIEW',
    page: route.name,
    itemId,
    language: route.itemLanguage,
    ...(variant && { variantId: variant }),
    ...(Object.keys(utm).length > 0 && { utm }),
    ...(referrer && { referrer }),
  };
}

/**
 * Sends an event to our server, which relays it. It is sent even while the page unloads; failures are ignored. The response sets
 * the browser id, which is removed again when consent has been withdrawn meanwhile.
 */
function send(event: RelayedEvent): void {
  fetch('/api/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    keepalive: true,
    priority: 'low',
  }).then(
    () => hasConsent('statistics') || setCookie(BROWSER_ID_COOKIE, '', 0),
    () => {},
  );
}

/** Returns the campaign parameters of a query. */
export function campaign(search: string): Record<string, string> {
  const parameters = [...new URLSearchParams(search)]
    .map(([name, value]) => [name.toLowerCase(), value.replace(/\p{Cc}/gu, ' ').slice(0, MAX_UTM_VALUE)] as const)
    .filter(([name]) => UTM_NAME.test(name));
  return Object.fromEntries(parameters.slice(0, MAX_UTM));
}
