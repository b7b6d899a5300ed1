import type { PageData } from '../../contracts/page.ts';
import { hasConsent, onConsentChange } from '../consent/consentStore.ts';

/**
 * Returns a function that registers the current page. The measuring code is loaded and called once the visitor has given
 * consent. Browser only.
 */
export function createPageTracking(): (page: PageData) => void {
  let currentPage: PageData | null = null;
  let loaded: Promise<(page: PageData) => void> | undefined;

  async function measure(page: PageData): Promise<void> {
    loaded ??= import('./measurePage.ts').then(({ createPageMeasurement }) => createPageMeasurement());
    loaded.catch(() => {
      loaded = undefined;
    });
    (await loaded)(page);
  }

  function trackPage(page: PageData): void {
    if (page.mode) return;
    currentPage = page;
    if (hasConsent('statistics') || hasConsent('marketing')) void measure(page);
  }

  onConsentChange(() => currentPage && trackPage(currentPage));
  return trackPage;
}
