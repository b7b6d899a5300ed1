import type { Socket } from 'node:net';

/** What a response keeps in memory until its client has read it. */
export interface UnreadResponse {
  client: string;
  socket: Socket;
  /** Bytes that only this response keeps. */
  bytes: number;
  /** A cached body that other responses send too: its bytes count once. Null for a body of its own. */
  shared: Buffer | null;
}

interface Limits {
  /** Bytes of all clients, and of one. */
  total: number;
  perClient: number;
}

/** Why a response is closed before its client has read it: all clients, or this one, leave too much unread. */
type Excess = 'unread' | 'unreadOfClient';

export interface UnreadResponses {
  /** Counts a response; a second call for it replaces the first. Closes responses while there is too much. */
  hold: (key: object, response: UnreadResponse) => void;
  /** Ends the count of a response. */
  release: (key: object) => void;
  /** Returns the bytes that are counted. */
  bytes: () => number;
}

/**
 * Counts the bytes of responses that clients have not read (Q57). Above a client's share its oldest such response is closed, above the
 * total the oldest one of the client that leaves the most unread: who reads is never refused because of others who do not. A client's only
 * response may exceed its share.
 *
 * @param onExcess called for each response that is closed
 */
export function createUnreadResponses(
  { total, perClient }: Limits,
  onExcess: (reason: Excess) => void,
): UnreadResponses {
  const all = createTally();
  const held = new Map<object, UnreadResponse>();
  /** Responses of each client, the oldest first. */
  const clients = new Map<string, Client>();

  function release(key: object): void {
    const response = held.get(key);
    const client = response && clients.get(response.client);
    if (!response || !client) return;
    held.delete(key);
    client.keys.delete(key);
    if (client.keys.size === 0) clients.delete(response.client);
    for (const tally of [all, client.tally]) tally.remove(response);
  }

  function closeOldest(keys: ReadonlySet<object>, reason: Excess): void {
    const [oldest] = keys;
    const response = oldest && held.get(oldest);
    if (!response) return;
    release(oldest);
    onExcess(reason);
    response.socket.destroy();
  }

  function largestClient(): Client {
    const [first, ...others] = clients.values();
    return others.reduce(
      (largest, each) => (each.tally.bytes() > largest.tally.bytes() ? each : largest),
      first as Client,
    );
  }

  return {
    hold: (key, response) => {
      release(key);
      const client = clients.get(response.client) ?? { keys: new Set(), tally: createTally() };
      clients.set(response.client, client);
      client.keys.add(key);
      held.set(key, response);
      for (const tally of [all, client.tally]) tally.add(response);
      while (client.tally.bytes() > perClient && client.keys.size > 1) closeOldest(client.keys, 'unreadOfClient');
      while (all.bytes() > total) closeOldest(largestClient().keys, 'unread');
    },
    release,
    bytes: all.bytes,
  };
}

type Tally = ReturnType<typeof createTally>;
type Client = { keys: Set<object>; tally: Tally };

/** Sums up bytes; those of a shared body once. */
function createTally() {
  let bytes = 0;
  const uses = new Map<Buffer, number>();
  return {
    bytes: (): number => bytes,
    add: ({ bytes: own, shared }: UnreadResponse): void => {
      bytes += own;
      if (shared === null) return;
      const count = uses.get(shared) ?? 0;
      if (count === 0) bytes += shared.byteLength;
      uses.set(shared, count + 1);
    },
    remove: ({ bytes: own, shared }: UnreadResponse): void => {
      bytes -= own;
      if (shared === null) return;
      const count = uses.get(shared) ?? 0;
      if (count > 1) uses.set(shared, count - 1);
      else if (uses.delete(shared)) bytes -= shared.byteLength;
    },
  };
}
