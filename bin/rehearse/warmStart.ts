import { setTimeout as delay } from 'node:timers/promises';
import { Agent } from 'undici';
import { mulberry32 } from '../../lib/random.ts';
import { LOOPBACK, type Member } from './fleet.ts';
import { pick, type Site } from './visitors.ts';

/** Clients that ask one process, and milliseconds between two of their requests. */
const CLIENTS = 4;
const PAUSE_MS = 25;

/**
 * Asks one process alone for pages, past Varnish and HAProxy, and returns the share of the responses for which it rendered nothing: the page was in
 * its memory or in the second level. `Server-Timing` says so.
 */
export async function hitRate({ port }: Member, sites: readonly Site[], ms: number): Promise<number> {
  const agent = new Agent({ connections: CLIENTS });
  const until = performance.now() + ms;
  let all = 0;
  let rendered = 0;
  const client = async (number: number) => {
    const random = mulberry32(number + 1);
    while (performance.now() < until) {
      const site = pick(sites, random);
      const { body, headers } = await agent.request({
        origin: `http://${LOOPBACK}:${port}`,
        path: pick(site?.paths ?? [], random) ?? '/',
        method: 'GET',
        headers: { host: site?.host ?? '', 'x-forwarded-proto': 'https', 'x-forwarded-for': `127.3.0.${number + 1}` },
      });
      await body.dump();
      all += 1;
      if (/\brender;/.test(String(headers['server-timing']))) rendered += 1;
      await delay(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  await agent.close();
  return (all - rendered) / Math.max(1, all);
}
