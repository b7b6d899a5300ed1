import { setTimeout as delay } from 'node:timers/promises';
import { Agent } from 'undici';
import { mulberry32 } from '../../lib/random.ts';
import { LOOPBACK, type Member } from './fleet.ts';
import { pick, type Site } from './visitors.ts';

/** Clients that ask one process, and milliseconds between two of their requests. */
const CLIENTS = 4;
const PAUSE_MS = 25;

/** Look-ups of pages: all, and those that rendered nothing. */
interface Lookups {
  all: number;
  served: number;
}

/**
 * Asks one process alone for pages, past Varnish and HAProxy, and returns the share of the pages that it did not render: they were in its memory
 * or in the second level.
 */
export async function hitRate({ port, operationsPort }: Member, sites: readonly Site[], ms: number): Promise<number> {
  const before = await lookups(operationsPort);
  const agent = new Agent({ connections: CLIENTS });
  const until = performance.now() + ms;
  const client = async (number: number) => {
    const random = mulberry32(number + 1);
    while (performance.now() < until) {
      const site = pick(sites, random);
      const { body } = await agent.request({
        origin: `http://${LOOPBACK}:${port}`,
        path: pick(site?.paths ?? [], random) ?? '/',
        method: 'GET',
        headers: { host: site?.host ?? '', 'x-forwarded-proto': 'https', 'x-forwarded-for': `127.3.0.${number + 1}` },
      });
      await body.dump();
      await delay(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  await agent.close();
  const after = await lookups(operationsPort);
  return (after.served - before.served) / Math.max(1, after.all - before.all);
}

async function lookups(operationsPort: number): Promise<Lookups> {
  const response = await fetch(`http://${LOOPBACK}:${operationsPort}/metrics`);
  const text = await response.text();
  const count = (name: string, labels: string) =>
    Number(new RegExp(`^${name}\\{${labels}\\} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  const [hit, stale, miss] = ['hit', 'stale', 'miss'].map((state) =>
    count('cache_requests_total', `cache="page",state="${state}"`),
  ) as [number, number, number];
  const shared = count('second_level_reads_total', 'cache="page",outcome="hit"');
  return { all: hit + stale + miss, served: hit + stale + shared };
}
