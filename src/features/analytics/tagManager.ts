import { encodeUrlPart } from '../../contracts/urlText.ts';
import { hasConsent } from '../consent/consentStore.ts';
import { dataLayer } from './track.ts';

const SOURCE = 'https://www.googletagmanager.com/gtm.js?id=';

/** Containers that this document has loaded: a page may name one of its own. */
const started = new Set<string>();
/** Signals as they were told last. */
let told = '';

/**
 * Starts the tag manager with what the visitor allows, and tells it of every change (F009). Called after consent alone.
 * Events of before the consent are not handed over.
 */
export function tellTagManager(id: string): void {
  const signals = consentSignals();
  if (started.size === 0) {
    dataLayer().length = 0;
    gtag('consent', 'default', Object.fromEntries(Object.keys(signals).map((name) => [name, 'denied'])));
  }
  if (JSON.stringify(signals) !== told) gtag('consent', 'update', signals);
  told = JSON.stringify(signals);
  if (started.has(id)) return;
  started.add(id);
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = Object.assign(document.createElement('script'), { src: SOURCE + encodeUrlPart(id), async: true });
  document.head.append(script);
}

/** Consent mode, by our categories. */
function consentSignals(): Record<string, 'granted' | 'denied'> {
  const statistics = hasConsent('statistics') ? 'granted' : 'denied';
  const marketing = hasConsent('marketing') ? 'granted' : 'denied';
  return {
    analytics_storage: statistics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    personalization_storage: marketing,
    functionality_storage: hasConsent('media') ? 'granted' : 'denied',
  };
}

/** The tag manager tells its own calls from events by their being `arguments`. */
function gtag(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}
