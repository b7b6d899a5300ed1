import { QueryClient } from '@tanstack/react-query';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Cards stay known for half an hour, so that going back shows them in the first render and the place is kept (U8). */
const options = {
  queries: {
    staleTime: 5 * MINUTE,
    gcTime: 30 * MINUTE,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: 1,
  },
};

let shared: QueryClient | undefined;

/** The browser's one cache of car lists; on the server a new one for each render, because nothing is shared there. */
export function carQueryClient(): QueryClient {
  if (typeof document === 'undefined') return new QueryClient({ defaultOptions: options });
  shared ??= new QueryClient({ defaultOptions: options });
  return shared;
}
