import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { freePort } from '../../bin/lib/freePorts.ts';

/** A master of Redis with two replicas, and three sentinels that promote one when the master does not respond for a second. */
export interface SentinelGroup {
  /** For `REDIS_URL`. */
  url: string;
  /** Port of the server that was the master at the start. */
  masterPort: number;
  /** Kills that server. */
  killMaster: () => Promise<void>;
  /** Stops it from responding, with its connections open. */
  hangMaster: () => void;
  /** Starts it again, or lets it respond again. */
  reviveMaster: () => Promise<void>;
  /** Stops the sentinels from responding until `resumeSentinels`: nobody is promoted meanwhile. */
  hangSentinels: () => void;
  resumeSentinels: () => void;
  /** Kills a sentinel, by its place in the URL. */
  killSentinel: (at: number) => Promise<void>;
  /** Resolves when both replicas have everything that the master has acknowledged. */
  replicated: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Runs commands on one server, past the sentinels. */
async function withAdmin(
  port: number,
  password: string | undefined,
  run: (client: ReturnType<typeof clientOf>) => Promise<void>,
) {
  const client = clientOf(port, password);
  await client.connect();
  await run(client).finally(() => client.destroy());
}
const clientOf = (port: number, password: string | undefined) =>
  createClient({ socket: { host: '127.0.0.1', port }, ...(password && { password }) });

const PASSWORD = 'p@ss';
const NAME = 'forecourt';

export async function startSentinelGroup(): Promise<SentinelGroup> {
  const path = process.env.REDIS_SERVER_PATH ?? '/usr/bin/redis-server';
  const folder = mkdtempSync(join(tmpdir(), 'sentinel-'));
  const children = new Map<number, ChildProcess>();
  const [masterPort, ...replicaPorts] = [await freePort(), await freePort(), await freePort()];
  const sentinelPorts = [await freePort(), await freePort(), await freePort()];

  async function start(
    port: number,
    lines: readonly string[],
    args: readonly string[],
    readyText: string,
  ): Promise<void> {
    const file = join(folder, `${port}.conf`);
    const text = ['bind 127.0.0.1', `port ${port}`, `dir ${folder}`, ...lines].join('\n');
    // What a server has written into its file stays.
    if (!existsSync(file)) writeFileSync(file, text);
    const child = spawn(path, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.set(port, child);
    for await (const line of child.stdout) if (String(line).includes(readyText)) break;
    child.stdout.resume();
  }
  const password = [`requirepass ${PASSWORD}`, `masterauth ${PASSWORD}`, 'save ""', 'appendonly no'];
  const server = (port: number, more: readonly string[]) =>
    start(port, [...password, `dbfilename ${port}.rdb`, ...more], [], 'Ready to accept connections');
  await server(masterPort, []);
  for (const port of replicaPorts) await server(port, [`replicaof 127.0.0.1 ${masterPort}`]);
  for (const port of sentinelPorts)
    await start(
      port,
      [
        `sentinel monitor ${NAME} 127.0.0.1 ${masterPort} 2`,
        `sentinel auth-pass ${NAME} ${PASSWORD}`,
        `sentinel down-after-milliseconds ${NAME} 1000`,
        `sentinel failover-timeout ${NAME} 10000`,
      ],
      ['--sentinel'],
      '+monitor',
    );

  // Until the sentinels know each other and the replicas, none can be promoted.
  for (const port of sentinelPorts)
    await withAdmin(port, undefined, async (sentinel) => {
      for (;;) {
        const facts = new Map(
          Object.entries(await sentinel.sendCommand<Record<string, string>>(['SENTINEL', 'MASTER', NAME])),
        );
        if (facts.get('num-slaves') === '2' && facts.get('num-other-sentinels') === '2') return;
        await sleep(100);
      }
    });

  async function kill(port: number): Promise<void> {
    const child = children.get(port);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  return {
    url: `redis-sentinel://:${encodeURIComponent(PASSWORD)}@${sentinelPorts.map((port) => `127.0.0.1:${port}`).join(',')}?master=${NAME}`,
    masterPort,
    killMaster: () => kill(masterPort),
    hangMaster: () => void children.get(masterPort)?.kill('SIGSTOP'),
    reviveMaster: async () => {
      const child = children.get(masterPort);
      if (child && child.exitCode === null && child.signalCode === null) child.kill('SIGCONT');
      else await server(masterPort, []);
    },
    hangSentinels: () => sentinelPorts.forEach((port) => void children.get(port)?.kill('SIGSTOP')),
    resumeSentinels: () => sentinelPorts.forEach((port) => void children.get(port)?.kill('SIGCONT')),
    killSentinel: (at) => kill(sentinelPorts[at] ?? 0),
    replicated: () =>
      withAdmin(masterPort, PASSWORD, async (master) => {
        // Both: the sentinels may promote either.
        const replicas = await master.wait(2, 10_000);
        if (replicas < 2) throw new Error(`Only ${replicas} replicas have everything`);
      }),
    stop: async () => {
      for (const port of children.keys()) {
        children.get(port)?.kill('SIGCONT');
        await kill(port);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
