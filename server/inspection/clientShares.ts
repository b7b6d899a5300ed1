import { createHash, randomBytes } from 'node:crypto';

/** How many requests each client has sent lately. Clients have a name that changes every day and says nothing about their address. */
export interface ClientShares {
  add: (client: string) => void;
  /** Returns the clients with the most requests of the last five minutes, and their share of all. */
  top: (count: number) => readonly ClientShare[];
  /** Returns the name of a client. */
  nameOf: (client: string) => string;
  /** Returns the client that has the name, of those of the last five minutes. */
  withName: (name: string) => string | undefined;
  /** Returns the largest share; 0 while there are too few requests to say anything. */
  largest: () => number;
}

export interface ClientShare {
  /** Eight characters of a salted hash. */
  client: string;
  requests: number;
  /** From 0 to 1. */
  share: number;
}

const MINUTE_MS = 60_000;
const MINUTES = 5;
const DAY_MS = 86_400_000;
/** Clients that are counted in a minute. The requests of others count in the total. */
const MAX_CLIENTS = 5_000;
const MIN_REQUESTS = 500;

interface Minute {
  startedAt: number;
  requests: number;
  clients: Map<string, number>;
}

/** @param now milliseconds of a clock that never steps */
export function createClientShares(now: () => number = () => performance.now()): ClientShares {
  let minutes: Minute[] = [];
  let salt = { value: randomBytes(16), madeAt: now() };
  const current = (): Minute => {
    const at = now();
    minutes = minutes.filter(({ startedAt }) => at - startedAt < MINUTES * MINUTE_MS);
    const last = minutes.at(-1);
    if (last && at - last.startedAt < MINUTE_MS) return last;
    const minute = { startedAt: at, requests: 0, clients: new Map<string, number>() };
    minutes.push(minute);
    return minute;
  };
  const nameOf = (client: string): string => {
    if (now() - salt.madeAt >= DAY_MS) salt = { value: randomBytes(16), madeAt: now() };
    return createHash('sha256').update(salt.value).update(client).digest('hex').slice(0, 8);
  };
  const sum = () => {
    current();
    const sums = new Map<string, number>();
    for (const { clients } of minutes) {
      for (const [client, requests] of clients) sums.set(client, (sums.get(client) ?? 0) + requests);
    }
    return { total: minutes.reduce((all, { requests }) => all + requests, 0), sums };
  };
  return {
    add(client) {
      const minute = current();
      minute.requests += 1;
      const count = minute.clients.get(client);
      if (count !== undefined || minute.clients.size < MAX_CLIENTS) minute.clients.set(client, (count ?? 0) + 1);
    },
    top(count) {
      const { total, sums } = sum();
      return [...sums]
        .sort(([, one], [, other]) => other - one)
        .slice(0, count)
        .map(([client, requests]) => ({ client: nameOf(client), requests, share: requests / total }));
    },
    nameOf,
    withName(name) {
      return [...sum().sums.keys()].find((client) => nameOf(client) === name);
    },
    largest() {
      const { total, sums } = sum();
      return total < MIN_REQUESTS ? 0 : Math.max(0, ...sums.values()) / total;
    },
  };
}
