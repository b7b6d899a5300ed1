type Exhausted = 'all' | 'client';

/** Something that many clients use at once, of which one may hold only a part. Remembers only clients that hold some of it. */
export interface Shares {
  /** Takes an amount for a client, or says what is exhausted: all of it, or the client's part. */
  take: (client: string, amount?: number) => Exhausted | null;
  /** What `take` would say, without taking anything. */
  exhausted: (client: string, amount?: number) => Exhausted | null;
  /** Gives back what was taken. */
  give: (client: string, amount?: number) => void;
  /** What a client holds. */
  of: (client: string) => number;
}

/** @param perClient largest amount that one client holds; the first piece is always allowed, however large */
export function createShares({ total, perClient }: { total: number; perClient: number }): Shares {
  const held = new Map<string, number>();
  let taken = 0;

  function exhausted(client: string, amount = 1): Exhausted | null {
    const own = held.get(client) ?? 0;
    if (taken + amount > total) return 'all';
    return own > 0 && own + amount > perClient ? 'client' : null;
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
    give: (client, amount = 1) => {
      const left = (held.get(client) ?? 0) - amount;
      taken -= amount;
      if (left > 0) held.set(client, left);
      else held.delete(client);
    },
    of: (client) => held.get(client) ?? 0,
  };
}
