import type { PageAnswer } from '../../contracts/page.ts';
import { componentNamesIn } from '../../contracts/renderings.ts';
import { encodeUrlPart } from '../../contracts/urlText.ts';
import { onConsentChange } from '../../features/consent/consentStore.ts';
import type { ComponentViews } from '../../page/componentViews.ts';

/** What a prefetched answer may be used for, in milliseconds. */
const PREFETCH_LIFE = 20_000;
/** How many are kept, and how many are fetched at a time. */
const MAX_KEPT = 8;
const MAX_AT_ONCE = 2;
let underWay = 0;
const prefetched = new Map<string, { answer: Promise<PageAnswer>; at: number }>();
// The same address may be another page for a visitor who has agreed to be told apart.
onConsentChange(() => prefetched.clear());

/**
 * The page at an address of this site, with its views loaded.
 *
 * @param address path and query
 * @throws when the server does not answer with a page: the browser then loads the address itself
 */
export async function requestPage(address: string, views: ComponentViews, signal?: AbortSignal): Promise<PageAnswer> {
  const ready = prefetched.get(address);
  prefetched.delete(address);
  if (ready && Date.now() - ready.at < PREFETCH_LIFE) return ready.answer;
  return fetchPage(address, views, signal);
}

/** Starts loading a page that the visitor seems to be about to open, unless enough is under way; quietly gives up on failure. */
export function prefetchPage(address: string, views: ComponentViews): void {
  const known = prefetched.get(address);
  if (underWay >= MAX_AT_ONCE || (known && Date.now() - known.at < PREFETCH_LIFE)) return;
  underWay += 1;
  const answer = fetchPage(address, views);
  prefetched.delete(address);
  prefetched.set(address, { answer, at: Date.now() });
  const oldest = prefetched.size > MAX_KEPT ? prefetched.keys().next().value : undefined;
  if (oldest !== undefined) prefetched.delete(oldest);
  answer
    .catch(() => prefetched.delete(address))
    .finally(() => {
      underWay -= 1;
    });
}

async function fetchPage(address: string, views: ComponentViews, signal?: AbortSignal): Promise<PageAnswer> {
  const response = await fetch(`/_page?path=${encodeUrlPart(address)}`, {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  });
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) {
    throw new Error(`/_page answered ${response.status}`);
  }
  const answer = (await response.json()) as PageAnswer;
  if (answer.kind === 'page') await views.load(componentNamesIn(answer.page.placeholders));
  return answer;
}
