import type { ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a rush of cold lists does to itself and to everything else. Milliseconds; 99th percentiles. */
export interface OverloadFigures {
  requests: number;
  accepted: number;
  acceptedP99: number;
  refusedP99: number;
  healthP99: number;
  hitP99: number;
}

type Start = (args: readonly string[], core: number) => Promise<{ child: ChildProcess; line: Record<string, unknown> }>;

const LIST = '/kop-bil/alla-bilar-i-lager';
const REQUESTS = 500;
const CLIENTS = 20;
const LOOK_EVERY_MS = 10;

/** Requests so many different cold lists at once, from many clients, and looks at health and a cached page meanwhile. */
export async function measureOverload(start: Start, sandboxUrl: string): Promise<OverloadFigures> {
  const { child, line } = await start(['test/bench/targets.ts', sandboxUrl, LIST], 0);
  const { ours: port } = line.ports as { ours: number };
  for (let count = 0; count < 20; count += 1) await timed(port, `${LIST}?car_price=${count}-1`, '127.0.0.1');
  let isOver = false;
  const watched = (path: string) => watch(port, path, () => isOver);
  const [health, hits] = [watched('/healthz'), watched(LIST)];
  const rush = await Promise.all(
    Array.from({ length: REQUESTS }, (_, index) =>
      timed(port, `${LIST}?car_price=${index + 1_000}-900000`, `127.0.1.${1 + (index % CLIENTS)}`),
    ),
  );
  isOver = true;
  const times = (status: number) => rush.filter((one) => one.status === status).map(({ ms }) => ms);
  const figures = {
    requests: REQUESTS,
    accepted: times(200).length,
    acceptedP99: p99(times(200)),
    refusedP99: p99(times(503)),
    healthP99: p99(await health),
    hitP99: p99(await hits),
  };
  child.disconnect();
  return figures;
}

/** Times of one request after the other until it is over. */
async function watch(port: number, path: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const { status, ms } = await timed(port, path, '127.0.2.1');
    if (status !== 200) throw new Error(`${path}: ${status}`);
    times.push(ms);
    await sleep(LOOK_EVERY_MS);
  }
  return times;
}

function timed(port: number, path: string, localAddress: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const headers = { 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, localAddress, agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt }));
    });
    sent.once('error', reject);
    sent.end();
  });
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.99) - 1)] ?? 0;
}
