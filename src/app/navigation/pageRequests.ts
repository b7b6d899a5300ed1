import type { PageResponse } from '../../contracts/page.ts';
import { componentNamesIn } from '../../contracts/renderings.ts';
import { encodeUrlPart } from '../../contracts/urlText.ts';
import { onConsentChange } from '../../features/consent/consentStore.ts';
import type { ComponentViews } from '../../page/componentViews.ts';

/** What a prefetched answer may be used for, in milliseconds. */
const PREFETCH_LIFE = 20_000;
/** How many are kept, and how many are fetched at a time. */
const MAX_KEPT = 8;
const MAX_AT_ONCE = 2;

/** Requests of pages, and pages that were fetched ahead. */
export interface PageRequests {
  /**
   * Returns the page at a URL of this site, with its views loaded.
   *
   * @param url path and query
   * @throws when the server does not respond with a page: the browser then loads the URL itself
   */
  request: (url: string, signal?: AbortSignal) => Promise<PageResponse>;
  /** Starts loading a page that the visitor seems to be about to open, unless enough is in progress. A failure is silent. */
  prefetch: (url: string) => void;
}

export function createPageRequests(views: ComponentViews): PageRequests {
  const prefetched = new Map<string, { answer: Promise<PageResponse>; at: number }>();
  let inProgress = 0;
  // The same URL may be another page for a visitor who has agreed to be told apart.
  onConsentChange(() => prefetched.clear());
  return {
    async request(url, signal) {
      const ready = prefetched.get(url);
      prefetched.delete(url);
      if (ready && Date.now() - ready.at < PREFETCH_LIFE) return ready.answer;
      return fetchPage(url, views, signal);
    },
    prefetch(url) {
      const known = prefetched.get(url);
      if (inProgress >= MAX_AT_ONCE || (known && Date.now() - known.at < PREFETCH_LIFE)) return;
      inProgress += 1;
      const answer = fetchPage(url, views);
      prefetched.delete(url);
      prefetched.set(url, { answer, at: Date.now() });
      const oldest = prefetched.size > MAX_KEPT ? prefetched.keys().next().value : undefined;
      if (oldest !== undefined) prefetched.delete(oldest);
      answer
        .catch(() => prefetched.delete(url))
        .finally(() => {
          inProgress -= 1;
        });
    },
  };
}

async function fetchPage(address: string, views: ComponentViews, signal?: AbortSignal): Promise<PageResponse> {
  const response = await fetch(`/_page?path=${encodeUrlPart(address)}`, {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  });
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) {
    throw new Error(`/_page answered ${response.status}`);
  }
  const answer = (await response.json()) as PageResponse;
  if (answer.kind === 'page') await views.load(componentNamesIn(answer.page.placeholders));
  return answer;
}
