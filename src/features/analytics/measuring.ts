import { MAX_UTM, MAX_UTM_VALUE, type RelayedEvent, UTM_NAME } from '../../contracts/events.ts';
import type { PageData } from '../../contracts/page.ts';
import { hasConsent } from '../consent/consentStore.ts';
import { tellTagManager } from './tagManager.ts';
import { track } from './track.ts';

/** The page whose view the tag manager knows, and the one that the platform knows. */
let tracked: PageData | null = null;
let relayed: PageData | null = null;
let isFirst = true;

/** Measures a page as far as the visitor allows: called for every page shown, and again when the choice has changed. */
export function measure(page: PageData): void {
  if (page.tagManagerId) tellTagManager(page.tagManagerId);
  if (page !== tracked) {
    tracked = page;
    const { name, itemLanguage } = page.route;
    track('page_view', {
      page_name: name,
      page_path: page.path,
      page_title: page.head.title,
      page_language: itemLanguage,
      page_variant: page.variant ?? 'default',
      site: page.site.id,
    });
  }
  if (page !== relayed && hasConsent('statistics') && page.route.itemId) {
    relayed = page;
    send(viewOf(page, page.route.itemId));
  }
}

/** F009: the page's name, language and campaign; on the first view also where the visitor came from. */
function viewOf({ route, variant }: PageData, itemId: string): RelayedEvent {
  const utm = campaign(window.location.search);
  const referrer = isFirst ? otherSite(document.referrer) : null;
  isFirst = false;
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

/** Our own server passes it on. Sent even while the page is being left; what becomes of it is not our visitor's concern. */
function send(event: RelayedEvent): void {
  navigator.sendBeacon('/api/events', new Blob([JSON.stringify(event)], { type: 'application/json' }));
}

/** Campaign parameters of a query. */
export function campaign(search: string): Record<string, string> {
  const parameters = [...new URLSearchParams(search)]
    .map(([name, value]) => [name.toLowerCase(), value.replace(/\p{Cc}/gu, ' ').slice(0, MAX_UTM_VALUE)] as const)
    .filter(([name]) => UTM_NAME.test(name));
  return Object.fromEntries(parameters.slice(0, MAX_UTM));
}

/** Another site's address without its query, which is none of our business. */
export function otherSite(referrer: string, own = window.location.hostname): string | null {
  const url = URL.canParse(referrer) ? new URL(referrer) : null;
  return url && /^https?:$/.test(url.protocol) && url.hostname !== own ? url.origin + url.pathname : null;
}
