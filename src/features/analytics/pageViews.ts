import type { PageData } from '../../contracts/page.ts';
import { hasConsent, onConsentChange } from '../consent/consentStore.ts';

let currentPage: PageData | null = null;

/** Registers the current page. The measuring code is loaded and called once the visitor has given consent. */
export function trackPage(page: PageData): void {
  if (page.mode) return;
  currentPage = page;
  if (hasConsent('statistics') || hasConsent('marketing')) {
    void import('./measurePage.ts').then(({ measurePage }) => measurePage(page));
  }
}

onConsentChange(() => currentPage && trackPage(currentPage));
