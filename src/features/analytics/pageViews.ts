import type { PageData } from '../../contracts/page.ts';
import { hasConsent, onConsentChange } from '../consent/consentStore.ts';

let shown: PageData | null = null;

/** A page is being looked at. What measures it is loaded, and told, once the visitor has allowed that. */
export function pageShown(page: PageData): void {
  if (page.mode) return;
  shown = page;
  if (hasConsent('statistics') || hasConsent('marketing')) {
    void import('./measuring.ts').then(({ measure }) => measure(page));
  }
}

onConsentChange(() => shown && pageShown(shown));
