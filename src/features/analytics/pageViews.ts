import type { PageData, RouteKind } from '../../contracts/page/page.ts';
import { hasConsent, onConsentChange } from '../consent/consentStore.ts';

/**
 * Returns a function that registers the current page. The measuring code is loaded and called once the visitor has given
 * consent. Browser only.
 */
export function createPageTracking(): (page: PageData) => void {
  let currentPage: { page: PageData; search: string } | null = null;
  /** Kind of the page that the server sent. */
  let firstKind: RouteKind | undefined;
  let loaded: Promise<(page: PageData, search: string) => void> | undefined;

  async function measure(page: PageData, search: string): Promise<void> {
    const kind = firstKind ?? page.kind;
    loaded ??= import('./measurePage.ts').then(({ createPageMeasurement }) => createPageMeasurement(kind));
    loaded.catch(() => {
      loaded = undefined;
    });
    const measurePage = await loaded;
    // The visitor may have withdrawn it while the code was loading.
    if (mayMeasure()) measurePage(page, search);
  }

  function trackPage(page: PageData): void {
    if (page.mode) return;
    firstKind ??= page.kind;
    currentPage = { page, search: window.location.search };
    measureCurrent();
  }

  function measureCurrent(): void {
    if (currentPage && mayMeasure()) void measure(currentPage.page, currentPage.search);
  }

  onConsentChange(measureCurrent);
  return trackPage;
}

const mayMeasure = (): boolean => hasConsent('statistics') || hasConsent('marketing');
