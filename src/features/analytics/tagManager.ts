import { encodeUrlPart } from '../../../lib/urlText.ts';
import { hasConsent } from '../consent/consentStore.ts';
import { dataLayer } from './track.ts';

const SOURCE = 'https://www.googletagmanager.com/gtm.js?id=';

/**
 * Returns a function that loads a tag manager container and sends the consent signals when they have changed (F009). It is
 * called only after consent. Events from before the consent are dropped.
 */
export function createTagManager(): (id: string) => void {
  /** Ids of the containers that this document has loaded; each page may name its own. */
  const loadedContainers = new Set<string>();
  /** JSON of the consent signals that were sent last. */
  let lastSignals = '';

  function sendSignals(): void {
    const signals = consentSignals();
    if (loadedContainers.size === 0) {
      dataLayer().length = 0;
      gtag('consent', 'default', Object.fromEntries(Object.keys(signals).map((name) => [name, 'denied'])));
    }
    if (JSON.stringify(signals) !== lastSignals) gtag('consent', 'update', signals);
    lastSignals = JSON.stringify(signals);
  }

  return (id) => {
    sendSignals();
    if (loadedContainers.has(id)) return;
    loadedContainers.add(id);
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = Object.assign(document.createElement('script'), { src: SOURCE + encodeUrlPart(id), async: true });
    document.head.append(script);
  };
}

/** Returns the signals of Google's consent mode for our categories. */
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

/** Queues a command. The tag manager recognises commands by their type: `arguments` objects, not arrays. */
function gtag(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}
