import { COPY_CACHES, COPY_HEADERS, deleteOld, ENTRIES_MARK, OFFLINE_PAGES } from './copyStore.ts';

/** The part of a service worker's interface that ours use. TypeScript's library for pages does not declare it. */
export interface WorkerScope {
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean>; navigationPreload?: { enable: () => Promise<void> } };
}

interface WorkerEvents {
  install: ExtendableEvent & { addRoutes?: (rules: unknown) => Promise<void> };
  activate: ExtendableEvent;
  fetch: NavigationEvent;
}

interface ExtendableEvent {
  waitUntil: (promise: Promise<unknown>) => void;
}

interface NavigationEvent extends ExtendableEvent {
  request: Request;
  /** The response that the browser has requested while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** Only page loads are of interest: where browsers know such rules, no other request starts the worker. */
const OTHER_REQUESTS = [{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }];

/**
 * Starts the service worker. It passes every page load to the network, and responds itself only when the network fails: with the copy
 * of the page, else with the offline page. It touches no other request.
 */
export function startWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => {
    // It holds nothing that belongs to a build, so the new worker can replace the old one at once.
    event.waitUntil(scope.skipWaiting());
    if (event.addRoutes) event.waitUntil(event.addRoutes(OTHER_REQUESTS).catch(() => {}));
  });
  scope.addEventListener('activate', (event) => {
    if (scope.registration.navigationPreload) event.waitUntil(scope.registration.navigationPreload.enable());
  });
  scope.addEventListener('fetch', (event) => {
    const { mode, method } = event.request;
    if (mode === 'navigate' && method === 'GET') event.respondWith(respond(event));
  });
}

async function respond({ request, preloadResponse }: NavigationEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const { pathname } = new URL(request.url);
    await Promise.all(Object.values(COPY_CACHES).map(deleteOld));
    const stored = (await copyOf(pathname)) ?? (await offlinePage(pathname));
    // The browser's own page says what has failed.
    if (!stored) throw error;
    return stored;
  }
}

/** Returns the copy of a page, whatever its query: terms and places are not in copies. */
async function copyOf(pathname: string): Promise<Response | undefined> {
  for (const cacheName of Object.values(COPY_CACHES)) {
    const copy = await caches.match(pathname, { cacheName });
    if (copy) return copy;
  }
  return undefined;
}

/** Returns the offline page in the language of a path, with the list of the copies; undefined without one. */
async function offlinePage(pathname: string): Promise<Response | undefined> {
  const pages = await responsesOf(OFFLINE_PAGES);
  const prefixOf = ({ headers }: Response) => headers.get(COPY_HEADERS.prefix) ?? '';
  pages.sort((one, other) => prefixOf(other).length - prefixOf(one).length);
  const page = pages.find((each) => `${pathname}/`.startsWith(`${prefixOf(each)}/`)) ?? pages[0];
  if (!page) return undefined;
  const entries: string[] = [];
  for (const name of Object.values(COPY_CACHES)) {
    const copies = (await responsesOf(name)).reverse();
    entries.push(...copies.map(({ headers }) => decodeURIComponent(headers.get(COPY_HEADERS.entry) ?? '')));
  }
  const html = (await page.text()).replace(ENTRIES_MARK, () => entries.join(''));
  return new Response(html, page);
}

/** Returns all responses of a cache, the oldest first; none without the cache, which is not created. */
async function responsesOf(name: string): Promise<Response[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return responses.filter((response) => response !== undefined);
}
