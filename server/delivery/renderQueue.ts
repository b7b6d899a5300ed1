import type { Shares } from '../operations/limits/shares.ts';

/** A page that waits for a permit. */
export interface QueuedPage {
  key: string;
  isBackground: boolean;
  /** The clients that wait for the page, each with its rank. The lowest rank goes first. */
  ranks: Map<string, number>;
  /** The lowest rank. */
  rank: number;
  begin: (client: string) => void;
}

/** Returns the number of pages that go before a new one with this rank. */
export function countAhead(queue: ReadonlySet<QueuedPage>, rank: number): number {
  let ahead = 0;
  for (const waiting of queue) if (waiting.rank <= rank) ahead += 1;
  return ahead;
}

/** Takes a permit for the next page and for any of its clients; null when no queued page may go. */
export function takeBest(
  queue: ReadonlySet<QueuedPage>,
  running: Shares,
): { waiting: QueuedPage; client: string } | null {
  const all = [...queue].flatMap((waiting) => [...waiting.ranks].map(([client, rank]) => ({ waiting, client, rank })));
  all.sort((one, other) => one.rank - other.rank);
  return all.find(({ client }) => running.take(client) === null) ?? null;
}
