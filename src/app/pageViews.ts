import type { PageData } from '../contracts/page.ts';
import { trackPage } from '../features/analytics/pageViews.ts';

/** Name of the event on `window` that measuring code listens to; its `detail` is a `PageView`. */
const PAGE_VIEW_EVENT = 'forecourt:pageview';

interface PageView {
  path: string;
  title: string;
  site: string;
  language: string;
  kind: string;
}

/** Tells whoever listens that a page is being looked at: once on load, once for each client navigation. */
export function announcePageView(page: PageData): void {
  const { path, head, site, language, kind } = page;
  const detail: PageView = { path, title: head.title, site: site.id, language: language.code, kind };
  window.dispatchEvent(new CustomEvent(PAGE_VIEW_EVENT, { detail }));
  trackPage(page);
}
