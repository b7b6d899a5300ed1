import type { PageData } from '../contracts/page/page.ts';
import { createPageTracking } from '../features/analytics/pageViews.ts';

/** Name of the event on `window` for measuring code. Its `detail` is a `PageView`. */
const PAGE_VIEW_EVENT = 'forecourt:pageview';

interface PageView {
  path: string;
  title: string;
  site: string;
  language: string;
  kind: string;
}

/** Reports a page view to listeners and to analytics: once on load and once for each client navigation. */
export type AnnouncePageView = (page: PageData) => void;

/** Creates the function that reports page views. Browser only. */
export function createPageViews(): AnnouncePageView {
  const trackPage = createPageTracking();
  return (page) => {
    dispatchPageView(page);
    trackPage(page);
  };
}

function dispatchPageView(page: PageData): void {
  const { path, head, site, language, kind } = page;
  const detail: PageView = { path, title: head.title, site: site.id, language: language.code, kind };
  window.dispatchEvent(new CustomEvent(PAGE_VIEW_EVENT, { detail }));
}
