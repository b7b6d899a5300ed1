type Exhausted = 'all' | 'client';

/** A limited resource that clients share, of which one client may hold only a part. Tracks only clients that hold some of it. */
export interface Shares {
  /** Takes an amount for a client and returns null, or returns what is exhausted: the total or the client's part. */
  take: (client: string, amount?: number) => Exhausted | null;
  /** Returns what `take` would return, without taking anything. */
  exhausted: (client: string, amount?: number) => Exhausted | null;
  /** Releases what was taken. */
  release: (client: string, amount?: number) => void;
  /** Returns the amount that a client holds. */
  heldBy: (client: string) => number;
}

/** An amount, or a function that returns the one that holds now. */
export type Amount = number | (() => number);

export const amountNow = (amount: Amount): number => (typeof amount === 'number' ? amount : amount());

/** @param perClient largest amount that one client may hold; a client that holds nothing may exceed it */
export function createShares({ total, perClient }: { total: Amount; perClient: Amount }): Shares {
  const held = new Map<string, number>();
  let taken = 0;

  function exhausted(client: string, amount = 1): Exhausted | null {
    const heldByClient = held.get(client) ?? 0;
    if (taken + amount > amountNow(total)) return 'all';
    return heldByClient > 0 && heldByClient + amount > amountNow(perClient) ? 'client' : null;
  }

  return {
    exhausted,
    take: (client, amount = 1) => {
      const reason = exhausted(client, amount);
      if (reason !== null) return reason;
      held.set(client, (held.get(client) ?? 0) + amount);
      taken += amount;
      return null;
    },
    release: (client, amount = 1) => {
      const remaining = (held.get(client) ?? 0) - amount;
      taken -= amount;
      if (remaining > 0) held.set(client, remaining);
      else held.delete(client);
    },
    heldBy: (client) => held.get(client) ?? 0,
  };
}
