import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SITES } from '../../config/sites.ts';
import { freePorts } from '../lib/freePorts.ts';
import { type Edge, startEdge } from './edge.ts';
import { type Program, startProgram } from './programs.ts';

/** Three processes of the product on one sandbox, with Redis, behind the edge. */
export interface Fleet {
  edge: Edge;
  sandboxUrl: string;
  redis: RedisProgram;
  members: readonly Member[];
  /** Publishes as the platform's webhook does: through the operations listener of the first running process. */
  revalidate: (tags: readonly string[]) => Promise<number>;
  stop: () => Promise<void>;
}

/** A place for a process: its ports stay when a process of another build takes it. */
export interface Member {
  readonly port: number;
  readonly operationsPort: number;
  process: () => Program;
  /** Starts a process in an empty place, of this release or, with the customer of `nextBuild.ts`, of the next one. Resolves when it is ready. */
  start: (customer?: string) => Promise<void>;
  /** Starts a process of the release that was there before. */
  restart: () => Promise<void>;
}

export interface RedisProgram {
  readonly port: number;
  program: () => Program;
  start: () => Promise<void>;
}

const SECRET = 'rehearsal';
export const LOOPBACK = '127.0.0.1';

interface FleetOptions {
  root: string;
  /** Folder for everything that the programs write. */
  folder: string;
  cars?: number;
  /** Environment of the processes in addition. */
  settings?: Readonly<Record<string, string>>;
  processes?: number;
}

/**
 * Starts everything, and waits until each process is ready. Ends what it has started when a program does not start.
 *
 * @throws Error with the output of that program
 */
export async function startFleet({
  root,
  folder,
  cars = 400,
  settings = {},
  processes = 3,
}: FleetOptions): Promise<Fleet> {
  mkdirSync(folder, { recursive: true });
  const ports = await freePorts(9);
  const [sandboxPort = 0, redisPort = 0, varnishPort = 0, ...appPorts] = ports;
  const sandboxUrl = `http://${LOOPBACK}:${sandboxPort}`;
  await using started = new AsyncDisposableStack();
  const redis = await startRedis(redisPort);
  started.defer(() => redis.program().stop());
  const sandbox = await startProgram({
    name: 'the sandbox',
    path: process.execPath,
    args: ['sandbox/main.ts', '--port', String(sandboxPort), '--cars', String(cars)],
    cwd: root,
    port: sandboxPort,
  });
  started.defer(() => sandbox.stop());
  const environment = { ...environmentOf({ folder, sandboxUrl, redisPort, varnishPort }), ...settings };
  const members = [0, 1, 2].map((at) =>
    createMember({
      root,
      name: `process ${at + 1}`,
      port: appPorts[at] ?? 0,
      operationsPort: appPorts[at + 3] ?? 0,
      environment,
    }),
  );
  started.defer(async () => {
    await Promise.all(members.map((member) => member.process().stop(30_000)));
  });
  const starts = await Promise.allSettled(members.slice(0, processes).map((member) => member.start()));
  for (const start of starts) if (start.status === 'rejected') throw start.reason;
  const [first = 0, second = 0, third = 0] = appPorts;
  const edge = await startEdge({
    root,
    folder,
    appPorts: [first, second, third],
    varnishPort,
    hosts: SITES.map(({ host }) => host),
  });
  started.defer(() => edge.stop());
  // From here on they end in reverse order when the fleet is stopped.
  const running = started.move();
  return {
    edge,
    sandboxUrl,
    redis,
    members,
    revalidate: (tags) => revalidate(members, tags),
    stop: () => running.disposeAsync(),
  };
}

const environmentOf = ({
  folder,
  sandboxUrl,
  redisPort,
  varnishPort,
}: Readonly<Record<'folder' | 'sandboxUrl', string> & Record<'redisPort' | 'varnishPort', number>>) => ({
  NODE_ENV: 'production',
  HOST: LOOPBACK,
  TRUST_PROXY: '1',
  SANDBOX: 'on',
  SANDBOX_URL: sandboxUrl,
  REDIS_URL: `redis://${LOOPBACK}:${redisPort}`,
  REVALIDATE_SECRET: SECRET,
  SHARED_CACHES: `http://${LOOPBACK}:${varnishPort}`,
  ASSETS_FOLDER: join(folder, 'assets'),
  OUTBOX_SECRETS: 'secret-of-the-rehearsal-0123456789abcdef',
});

interface MemberOptions {
  root: string;
  name: string;
  port: number;
  operationsPort: number;
  environment: Readonly<Record<string, string>>;
}

const ENDED: Program = { name: '', runs: () => false, signal: () => {}, stop: async () => {}, output: () => '' };

function createMember({ root, name, port, operationsPort, environment }: MemberOptions): Member {
  let current = ENDED;
  let release: string | undefined;
  const member: Member = {
    port,
    operationsPort,
    process: () => current,
    restart: () => member.start(release),
    async start(customer) {
      release = customer;
      if (current.runs()) throw new Error(`${name} still runs`);
      current = await startProgram({
        name,
        path: process.execPath,
        args: ['server.mjs'],
        cwd: root,
        env: {
          ...environment,
          ...(customer && { CUSTOMER_DIR: customer }),
          PORT: String(port),
          OPERATIONS_PORT: String(operationsPort),
        },
        port,
      });
      while (!(await isReady(port))) await delay(100);
    },
  };
  return member;
}

const isReady = async (port: number): Promise<boolean> => {
  const response = await fetch(`http://${LOOPBACK}:${port}/readyz`).catch(() => null);
  await response?.arrayBuffer();
  return response?.status === 200;
};

async function startRedis(port: number): Promise<RedisProgram> {
  const start = () =>
    startProgram({
      name: 'Redis',
      path: process.env.REDIS_SERVER_PATH ?? '/usr/bin/redis-server',
      args: ['--bind', LOOPBACK, '--port', String(port), '--save', '', '--appendonly', 'no'],
      port,
    });
  let program = await start();
  return {
    port,
    program: () => program,
    start: async () => {
      program = await start();
    },
  };
}

async function revalidate(members: readonly Member[], tags: readonly string[]): Promise<number> {
  const member = members.find((each) => each.process().runs());
  const response = await fetch(`http://${LOOPBACK}:${member?.operationsPort}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': SECRET },
    body: JSON.stringify({ tags }),
  });
  await response.arrayBuffer();
  return response.status;
}
