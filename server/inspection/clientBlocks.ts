/** Clients that get no more responses for a while. In memory only. */
export interface ClientBlocks {
  /** @param seconds 0 ends a block */
  block: (client: string, seconds: number) => void;
  /** Returns how long a client is still blocked, in seconds; 0: it is not. */
  secondsLeft: (client: string) => number;
  /** Returns the clients that are blocked, those that are free last first. */
  list: () => readonly { client: string; seconds: number }[];
}

/** Blocks beyond this number end the oldest one. Who needs more should use the load balancer. */
const MAX_BLOCKS = 1_000;

/** @param now milliseconds of a clock that never steps */
export function createClientBlocks(now: () => number = () => performance.now()): ClientBlocks {
  const endsAt = new Map<string, number>();
  const secondsLeft = (client: string): number => {
    // Nearly always nobody is blocked.
    const end = endsAt.size === 0 ? undefined : endsAt.get(client);
    if (end === undefined) return 0;
    const left = Math.ceil((end - now()) / 1_000);
    if (left > 0) return left;
    endsAt.delete(client);
    return 0;
  };
  return {
    block(client, seconds) {
      endsAt.delete(client);
      if (seconds > 0) endsAt.set(client, now() + seconds * 1_000);
      const [oldest] = endsAt.size > MAX_BLOCKS ? endsAt.keys() : [];
      if (oldest !== undefined) endsAt.delete(oldest);
    },
    secondsLeft,
    list: () =>
      [...endsAt.keys()]
        .map((client) => ({ client, seconds: secondsLeft(client) }))
        .filter(({ seconds }) => seconds > 0)
        .sort((one, other) => other.seconds - one.seconds),
  };
}
