import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rush } from './rush.ts';
import type { Outcome } from './sendRequest.ts';
import type { Watch } from './watchers.ts';

/** Milliseconds. */
export interface Times {
  count: number;
  p50: number;
  p99: number;
  max: number;
}

/** The effects of a rush of cold lists on its own requests and on all others. */
export interface OverloadFigures {
  requests: number;
  clients: number;
  rushes: number;
  accepted: Times;
  refused: Times;
  health: Times;
  hits: Times;
  /** Times of the two watched requests without a rush. */
  idleHealth: Times;
  idleHits: Times;
  /** The same requests, all refused by bare `node:http`: what 500 connections cost on this machine. */
  bare: Times;
  /** Longest turn of the server's event loop during the rush, in milliseconds. */
  longestLoopDelay: number;
}

type Start = (args: readonly string[], core: number) => Promise<{ child: ChildProcess; line: Record<string, unknown> }>;

const LIST = '/kop-bil/alla-bilar-i-lager';
const REQUESTS = 500;
const CLIENTS = Array.from({ length: 20 }, (_, index) => `127.0.1.${index + 1}`);
const WATCHED = ['/healthz', LIST];
/** Rounds that warm the server up. They are not reported. */
const WARM_UP = 2;
const CALM_MS = 1_000;

/**
 * Requests 500 different cold lists at once, from many clients, and watches the health check and a cached page
 * meanwhile. The server, the rush and the watchers are separate processes. Returns the figures of the rush during which
 * the machine was quietest.
 *
 * @param cores the server gets the first, all other processes the last
 */
export async function measureOverload(
  start: Start,
  { sandboxUrl, rushes, cores }: { sandboxUrl: string; rushes: number; cores: number },
): Promise<OverloadFigures> {
  const [server, rush, watchers] = await Promise.all([
    start(['test/bench/targets.ts', sandboxUrl, LIST], 0),
    start(['test/bench/rush.ts'], cores - 1),
    start(['test/bench/watchers.ts'], cores - 1),
  ]);
  const { ours: port, refusing } = server.line.ports as { ours: number; refusing: number };
  const all: OverloadFigures[] = [];
  for (let round = 0; round < WARM_UP + rushes; round += 1) {
    await sleep(CALM_MS);
    const idle = await watchDuring(watchers.child, port, () => sleep(CALM_MS));
    const lists = coldLists(round);
    const bare = await requestResult<Outcome[]>(rush.child, {
      port: refusing,
      urls: lists,
      clients: CLIENTS,
    } satisfies Rush);
    await sleep(CALM_MS);
    await requestResult(server.child, 'longest turn');
    const busy = await watchDuring(watchers.child, port, () =>
      requestResult<Outcome[]>(rush.child, { port, urls: lists, clients: CLIENTS } satisfies Rush),
    );
    const longestLoopDelay = await requestResult<number>(server.child, 'longest turn');
    const outcomes = (status: number) => busy.value.filter((one) => one.status === status).map(({ ms }) => ms);
    all.push({
      requests: REQUESTS,
      clients: CLIENTS.length,
      rushes,
      accepted: timesOf(outcomes(200)),
      refused: timesOf(outcomes(503)),
      health: timesOf(busy.times[0]),
      hits: timesOf(busy.times[1]),
      idleHealth: timesOf(idle.times[0]),
      idleHits: timesOf(idle.times[1]),
      bare: timesOf(bare.map(({ ms }) => ms)),
      longestLoopDelay,
    });
  }
  for (const { child } of [server, rush, watchers]) child.disconnect();
  const quietness = ({ bare, idleHealth, idleHits }: OverloadFigures) => bare.p99 + idleHealth.p99 + idleHits.p99;
  const [quietest] = all.slice(WARM_UP).toSorted((one, other) => quietness(one) - quietness(other));
  if (quietest === undefined) throw new Error('No rush was measured');
  return quietest;
}

const coldLists = (round: number): string[] =>
  Array.from({ length: REQUESTS }, (_, index) => `${LIST}?car_price=${1_000 + round * REQUESTS + index}-900000`);

/** Returns the watchers' times while `work` runs. */
async function watchDuring<T>(watchers: ChildProcess, port: number, work: () => Promise<T>) {
  const watched = requestResult<number[][]>(watchers, { port, urls: WATCHED } satisfies Watch);
  const value = await work();
  watchers.send('stop');
  return { value, times: await watched };
}

/** Sends a message to a process of the bench and waits for its response. */
function requestResult<T>(child: ChildProcess, message: object | string): Promise<T> {
  return new Promise((resolve) => {
    child.once('message', (response) => resolve(response as T));
    child.send(message);
  });
}

function timesOf(times: readonly number[] = []): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
