import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { SentinelAddress } from '../../config/redisAddress.ts';
import { withTimeout } from '../../lib/withTimeout.ts';

type Client = ReturnType<typeof createClient>;
type Node = SentinelAddress['sentinels'][number];

interface SentinelOptions {
  availability: { onLost: (client: object, error: unknown) => void; onReady: (client: object) => void };
  /** Milliseconds of silence after which the connection to the master is closed. */
  silenceMs: number;
}

/** Milliseconds that a sentinel or a master has for its connection, and a sentinel for its response. */
const TIMEOUT_MS = 1_000;
/** Milliseconds between two questions to a sentinel while the master works: a master that hangs closes no connection. */
const CHECK_MS = 1_000;
/** Milliseconds between two attempts to find a master. */
const RETRY_MS = 250;

/**
 * Creates a client of whichever Redis is the master, in place of the client of one address: it has the same commands, which fail at once while no
 * master is connected. It asks the sentinels where the master is whenever the connection ends, and every second; a server that does not say that it is
 * a master is not used. Subscriptions move along. `connect` resolves with the first connection.
 */
export function createSentinelClient<C extends object>(address: SentinelAddress, options: SentinelOptions): C {
  const connection = new MasterConnection(address, options);
  const own: Readonly<Record<string, unknown>> = {
    connect: () => connection.connect(),
    subscribe: (channel: string, listener: (message: string) => void) => connection.subscribe(channel, listener),
    destroy: () => connection.destroy(),
  };
  return new Proxy({} as C, {
    get: (_target, name: string) =>
      own[name] ??
      ((...args: unknown[]) => {
        const client = connection.current() as unknown as Record<string, (...args: unknown[]) => unknown>;
        return client[name]?.(...args);
      }),
  });
}

class MasterConnection {
  readonly #address: SentinelAddress;
  readonly #options: SentinelOptions;
  readonly #subscriptions: [channel: string, listener: (message: string) => void][] = [];
  readonly #closing = new AbortController();
  readonly #first = Promise.withResolvers<void>();
  #client: Client | null = null;
  #sentinel: Client | null = null;

  constructor(address: SentinelAddress, options: SentinelOptions) {
    this.#address = address;
    this.#options = options;
  }

  /** Returns the client of the master. @throws while there is none */
  current(): Client {
    if (this.#client === null) throw new Error('No master of Redis is connected');
    return this.#client;
  }

  connect(): Promise<void> {
    void this.#run();
    return this.#first.promise;
  }

  async subscribe(channel: string, listener: (message: string) => void): Promise<void> {
    this.#subscriptions.push([channel, listener]);
    await this.#client?.subscribe(channel, listener);
  }

  destroy(): void {
    this.#closing.abort();
    this.#first.reject(new Error('Closed'));
    for (const client of [this.#client, this.#sentinel]) if (client?.isOpen) client.destroy();
  }

  /** Connects to one master after the other until closed. */
  async #run(): Promise<void> {
    const { signal } = this.#closing;
    this.#first.promise.catch(() => {});
    while (!signal.aborted) {
      try {
        await this.#followMaster();
      } catch (error) {
        if (!signal.aborted) this.#options.availability.onLost(this, error);
      }
      await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Connects to the master and uses it. Rejects when the connection has ended, or another one is the master. */
  async #followMaster(): Promise<never> {
    const node = await this.#findMaster();
    const { client, ended } = this.#clientOf(node);
    try {
      await Promise.race([client.connect(), ended]);
      const [role] = (await client.sendCommand(['ROLE'])) as unknown as unknown[];
      if (role !== 'master') throw new Error(`${role} in place of the master`);
      for (const [channel, listener] of this.#subscriptions) await client.subscribe(channel, listener);
      this.#closing.signal.throwIfAborted();
      this.#client = client;
      this.#first.resolve();
      this.#options.availability.onReady(this);
      return await Promise.race([ended, this.#watch(node)]);
    } finally {
      this.#client = null;
      if (client.isOpen) client.destroy();
    }
  }

  /** Rejects when the sentinels name another master. When none responds, the master that works goes on. */
  async #watch(node: Node): Promise<never> {
    for (;;) {
      await sleep(CHECK_MS, undefined, { signal: this.#closing.signal, ref: false });
      const found = await this.#findMaster().catch(() => node);
      if (found.host !== node.host || found.port !== node.port) throw new Error('Another Redis is the master');
    }
  }

  /** Asks the sentinels in turn. @throws the last error when none of them knows the master */
  async #findMaster(): Promise<Node> {
    let last: unknown = new Error('No sentinel');
    const open = this.#sentinel;
    if (open !== null) {
      const found = await this.#ask(open).catch((error: unknown) => {
        last = error;
        return null;
      });
      if (found !== null) return found;
    }
    for (const each of this.#address.sentinels) {
      this.#closing.signal.throwIfAborted();
      try {
        return await this.#ask(await this.#openSentinel(each));
      } catch (error) {
        last = error;
      }
    }
    throw last;
  }

  async #openSentinel(node: Node): Promise<Client> {
    const { sentinelUsername: username, sentinelPassword: password } = this.#address;
    const sentinel = this.#newClient(node, { ...(username && { username }), ...(password && { password }) });
    sentinel.on('error', () => {});
    this.#sentinel = sentinel;
    await sentinel.connect();
    return sentinel;
  }

  /** Asks one sentinel, and closes its connection when it does not know the master. */
  async #ask(sentinel: Client): Promise<Node> {
    try {
      const asked = sentinel.sendCommand(['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', this.#address.master]);
      const found = (await withTimeout(TIMEOUT_MS, 'a sentinel', asked)) as unknown as string[] | null;
      const [host, port] = found ?? [];
      if (host === undefined) throw new Error(`The sentinel knows no master ${this.#address.master}`);
      return { host, port: Number(port) };
    } catch (error) {
      if (this.#sentinel === sentinel) this.#sentinel = null;
      if (sentinel.isOpen) sentinel.destroy();
      throw error;
    }
  }

  /** Returns a client that does not reconnect, and a promise that rejects when its connection ends. */
  #clientOf(node: Node) {
    const { username, password, database } = this.#address;
    const { silenceMs } = this.#options;
    const { promise: ended, reject } = Promise.withResolvers<never>();
    ended.catch(() => {});
    const client = this.#newClient(
      node,
      { database, ...(username && { username }), ...(password && { password }), pingInterval: silenceMs / 3 },
      silenceMs,
    );
    client.on('error', reject);
    client.on('end', () => reject(new Error('The connection has ended')));
    return { client, ended };
  }

  #newClient(node: Node, more: Parameters<typeof createClient>[0], socketTimeout?: number): Client {
    return createClient({
      ...more,
      disableOfflineQueue: true,
      socket: {
        ...node,
        ...(this.#address.tls && { tls: true as const }),
        ...(socketTimeout !== undefined && { socketTimeout }),
        connectTimeout: TIMEOUT_MS,
        reconnectStrategy: false,
      },
    });
  }
}
