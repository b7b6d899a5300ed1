import type { Shares } from '../operations/shares.ts';

/** A page that waits for its place. */
export interface Waiting {
  key: string;
  isBackground: boolean;
  /** Whoever waits for it, with the rank that the page has for that client: the lowest goes first. */
  ranks: Map<string, number>;
  /** The lowest of them. */
  rank: number;
  begin: (client: string) => void;
}

/** How many pages go before one that comes with this rank. */
export function countAhead(queue: ReadonlySet<Waiting>, rank: number): number {
  let ahead = 0;
  for (const waiting of queue) if (waiting.rank <= rank) ahead += 1;
  return ahead;
}

/** Takes a place for the page that comes next, if there is one; of a page that several clients wait for, for any of them. */
export function takeBest(queue: ReadonlySet<Waiting>, running: Shares): { waiting: Waiting; client: string } | null {
  const all = [...queue].flatMap((waiting) => [...waiting.ranks].map(([client, rank]) => ({ waiting, client, rank })));
  all.sort((one, other) => one.rank - other.rank);
  return all.find(({ client }) => running.take(client) === null) ?? null;
}
