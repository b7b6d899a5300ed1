import { notifyManager, QueryClient } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

/** Cards stay cached for half an hour, so that going back renders them at once and restores the scroll position (U8). */
const CACHE_TIME_MS = 30 * MINUTE_MS;

// A response renders at once. By default it would wait for the next task, behind frames.
notifyManager.setScheduler(queueMicrotask);

let shared: QueryClient | undefined;

/** Returns the browser's shared cache of car lists; on the server a new one for each render, because nothing is shared there. */
export function carQueryClient(): QueryClient {
  // On the server a garbage-collection timer would keep the whole render in memory.
  if (typeof document === 'undefined') return create(Number.POSITIVE_INFINITY);
  shared ??= create(CACHE_TIME_MS);
  return shared;
}

function create(gcTime: number): QueryClient {
  const queries = {
    staleTime: 5 * MINUTE_MS,
    gcTime,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: 1,
  };
  return new QueryClient({ defaultOptions: { queries } });
}
