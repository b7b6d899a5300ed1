import type { ChildProcess } from 'node:child_process';
import autocannon from 'autocannon';

export interface Sample {
  /** Responses per second. */
  throughput: number;
  /** Processor time of the server for one response, in microseconds. */
  cpu: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Load {
  url: string;
  /** Paths that are requested in turns instead of the URL's own. */
  paths?: readonly string[];
  seconds: number;
  connections: number;
  /** Class of status that a valid response has; `2xx` by default. */
  expected?: '2xx' | '3xx';
}

/** Puts load on one target and returns throughput, latency and the processor time of the process that serves it. */
export async function measure(
  server: ChildProcess,
  { url, paths = [], seconds, connections, expected: kind = '2xx' }: Load,
): Promise<Sample> {
  const before = await cpuOf(server);
  const headers = { 'accept-encoding': 'gzip' };
  const share = Math.ceil(paths.length / connections);
  let started = 0;
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    headers,
    // Each connection starts at another path, so that no two request the same one at once.
    setupClient: (client) => {
      if (paths.length > 0) client.setRequests(turnsFrom(paths, share * started++));
    },
  });
  const after = await cpuOf(server);
  const expected = result[kind];
  const others = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'] - expected;
  if (expected === 0 || others > 0 || result.errors > 0) {
    throw new Error(`${url}: ${expected} good answers, ${others} others, ${result.errors} errors`);
  }
  const used = after.user + after.system - before.user - before.system;
  return {
    throughput: expected / result.duration,
    cpu: used / expected,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Returns a request of each path, beginning at a position and then in a circle. */
function turnsFrom(paths: readonly string[], start: number) {
  return [...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ path }));
}

function cpuOf(server: ChildProcess): Promise<NodeJS.CpuUsage> {
  return new Promise((resolve) => {
    server.once('message', (usage) => resolve(usage as NodeJS.CpuUsage));
    server.send('cpu');
  });
}

/** Returns the median of each figure. */
export function medianOf(samples: readonly Sample[]): Sample {
  const middle = (name: keyof Sample) => {
    const sorted = samples.map((sample) => sample[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return { throughput: middle('throughput'), cpu: middle('cpu'), p50: middle('p50'), p99: middle('p99') };
}
