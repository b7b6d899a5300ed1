import { encodeUrlPart } from '../../../lib/urlText.ts';
import { componentNamesIn } from '../../contracts/content/renderings.ts';
import type { PageResponse } from '../../contracts/page/page.ts';
import type { ComponentViews } from '../../delivery/componentViews.ts';
import { loadLaterParts } from '../../delivery/laterPart.tsx';
import { onConsentChange } from '../../features/consent/consentStore.ts';
import { reconnected } from '../../lib/browser/reconnected.ts';
import { loadStyles } from './pageStyles.ts';

/** Time during which a prefetched page may be used, in milliseconds. */
const PREFETCH_TTL_MS = 20_000;
/** Maximum number of prefetched pages, and of concurrent prefetches. */
const MAX_PREFETCHED = 8;
const MAX_CONCURRENT = 2;

/** Thrown when a request has no response. The browser could not load the page either, unless it has a copy of it. */
class NetworkError extends Error {
  readonly hasCopy: boolean;

  constructor(hasCopy: boolean, cause: unknown) {
    super('/_page has not responded', { cause });
    this.hasCopy = hasCopy;
  }
}

/** Requests and prefetches pages. */
export interface PageRequests {
  /**
   * Returns the page at a URL of this site, with its views loaded.
   *
   * @param url path and query
   * @throws NetworkError without a response
   * @throws when the server does not respond with a page: the browser then loads the URL itself
   */
  request: (url: string, signal?: AbortSignal) => Promise<PageResponse>;
  /** Starts loading a page that the visitor seems to be about to open, unless enough is in progress. A failure is silent. */
  prefetch: (url: string) => void;
}

export function createPageRequests(views: ComponentViews): PageRequests {
  const prefetched = new Map<string, { response: Promise<PageResponse>; at: number }>();
  let inProgress = 0;
  // After consent the same URL may have a personalized page.
  onConsentChange(() => prefetched.clear());
  return {
    async request(url, signal) {
      const prefetchedPage = prefetched.get(url);
      prefetched.delete(url);
      if (prefetchedPage && Date.now() - prefetchedPage.at < PREFETCH_TTL_MS) return prefetchedPage.response;
      return fetchPage(url, views, signal);
    },
    prefetch(url) {
      const existing = prefetched.get(url);
      if (inProgress >= MAX_CONCURRENT || (existing && Date.now() - existing.at < PREFETCH_TTL_MS)) return;
      inProgress += 1;
      const response = fetchPage(url, views);
      prefetched.delete(url);
      prefetched.set(url, { response, at: Date.now() });
      const oldest = prefetched.size > MAX_PREFETCHED ? prefetched.keys().next().value : undefined;
      if (oldest !== undefined) prefetched.delete(oldest);
      response
        .catch(() => prefetched.delete(url))
        .finally(() => {
          inProgress -= 1;
        });
    },
  };
}

/**
 * Repeats a request until it has a response, because the browser's error page would replace the displayed page. Calls `setOffline` before it
 * waits for the network.
 *
 * @throws what the request throws while the network works, and without network when the service worker has a copy of the page
 */
export async function requestPatiently(
  request: () => Promise<PageResponse>,
  signal: AbortSignal,
  setOffline: (isOffline: boolean) => void,
): Promise<PageResponse> {
  try {
    return await request();
  } catch (error) {
    if (signal.aborted || (error instanceof NetworkError ? error.hasCopy : navigator.onLine)) throw error;
  }
  setOffline(true);
  await reconnected(signal);
  return requestPatiently(request, signal, setOffline);
}

async function fetchPage(url: string, views: ComponentViews, signal?: AbortSignal): Promise<PageResponse> {
  const response = await fetch(`/_page?path=${encodeUrlPart(url)}`, {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  }).catch(async (error: unknown) => {
    throw new NetworkError(await hasCopy(url), error);
  });
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) {
    throw new Error(`/_page responded with ${response.status}`);
  }
  const body = (await response.json()) as PageResponse;
  if (body.kind === 'page') {
    // The sheets first: each script would request its own.
    await Promise.all([loadStyles(body.page.styles), views.load(componentNamesIn(body.page.placeholders))]);
    await loadLaterParts();
  }
  return body;
}

/** Returns whether the service worker would show a copy of the page at a URL. A browser may forbid the storage. */
async function hasCopy(url: string): Promise<boolean> {
  try {
    // The stored offline page has the status 503.
    const copy = await caches.match(url, { ignoreSearch: true });
    return copy?.ok === true && !!(await navigator.serviceWorker.getRegistration())?.active;
  } catch {
    return false;
  }
}
