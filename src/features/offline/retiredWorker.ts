import { CACHE_PREFIX } from './copyStore.ts';
import type { WorkerScope } from './serviceWorker.ts';

/**
 * Starts the worker of a site without the offline feature. A browser that still has our service worker replaces it by this one, which
 * deletes its caches and unregisters itself.
 */
export function retireWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(leave(scope)));
}

async function leave(scope: WorkerScope): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
