import { QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/** Cards stay known for half an hour, so that going back shows them in the first render and the place is kept (U8). */
const REMEMBERED = 30 * MINUTE;

let shared: QueryClient | undefined;

/** The browser's one cache of car lists; on the server a new one for each render, because nothing is shared there. */
export function carQueryClient(): QueryClient {
  // There a timer that waits to forget would keep the whole render in memory.
  if (typeof document === 'undefined') return create(Number.POSITIVE_INFINITY);
  shared ??= create(REMEMBERED);
  return shared;
}

function create(gcTime: number): QueryClient {
  const queries = {
    staleTime: 5 * MINUTE,
    gcTime,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: 1,
  };
  return new QueryClient({ defaultOptions: { queries } });
}
