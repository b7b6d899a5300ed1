import { setTimeout as delay } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import { mulberry32 } from '../../lib/random.ts';
import type { Edge } from './edge.ts';

/** What visitors noticed. */
export interface Noticed {
  requests: number;
  /** No response, or for a page status 400 and above. */
  failed: number;
  /** Assets that a page names and that are not there. */
  missing: number;
  /** Later than `SLOW_MS`. */
  slow: number;
  /** Pages that are older than their `Cache-Control` allows. */
  stale: number;
  /** Pages with the status 200 that are another site's or are cut off. */
  wrong: number;
  /** Milliseconds of the median and of one in a hundred. */
  p50: number;
  p99: number;
  /** The first failures, for the report. */
  examples: string[];
}

export interface Visitors {
  /** Stops them, and returns what they noticed. */
  leave: () => Promise<Noticed>;
  /** Returns how many requests there were. */
  count: () => number;
}

export interface Site {
  host: string;
  name: string;
  paths: readonly string[];
}

const SLOW_MS = 2_000;
const MAX_EXAMPLES = 8;
const ASSET = /(?:src|href)="(\/assets\/[^"#]+)/g;

interface VisitorsOptions {
  edge: Edge;
  sites: readonly Site[];
  /** Visitors at the same time. Each has a connection of its own that it keeps. */
  count: number;
  /** Milliseconds between two requests of one. */
  pauseMs: number;
  seed?: number;
}

/** Lets visitors look at pages, and at the assets of the pages that they have looked at, also of older ones. */
export function sendVisitors({ edge, sites, count, pauseMs, seed = 1 }: VisitorsOptions): Visitors {
  const record = createRecord();
  let isOpen = true;
  const visitor = async (number: number) => {
    const random = mulberry32(seed + number);
    const agent = new Agent({ connect: { ca: edge.certificate, localAddress: addressOf(number) }, connections: 1 });
    let assets: string[] = [];
    while (isOpen) {
      const site = pick(sites, random);
      if (!site) return;
      if (assets.length > 0 && random() < 0.4) {
        await visit({ agent, edge, site, path: pick(assets, random) ?? '/', record, isAsset: true });
      } else {
        const html = await visit({ agent, edge, site, path: pick(site.paths, random) ?? '/', record, isAsset: false });
        assets = [...assets, ...[...html.matchAll(ASSET)].map(([, path = '']) => path)].slice(-200);
      }
      await delay(pauseMs * (0.5 + random()));
    }
    await agent.close();
  };
  const all = Array.from({ length: count }, (_, number) => visitor(number));
  return {
    count: record.count,
    leave: async () => {
      isOpen = false;
      await Promise.all(all);
      return record.result();
    },
  };
}

/** Returns an address of loopback of its own for each visitor, because limits count by client. */
const addressOf = (number: number) => `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`;

export const pick = <T>(values: readonly T[], random: () => number): T | undefined =>
  values[Math.floor(random() * values.length)];

interface Visit {
  agent: Agent;
  edge: Edge;
  site: Site;
  path: string;
  record: ReturnType<typeof createRecord>;
  isAsset: boolean;
}

async function visit({ agent, edge, site, path, record, isAsset }: Visit): Promise<string> {
  const startedAt = performance.now();
  try {
    const response = await agent.request({
      origin: `https://127.0.0.1:${edge.httpsPort}`,
      path,
      method: 'GET',
      headers: { host: site.host, 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(20_000),
    });
    const body = await response.body.text();
    record.add({
      ms: performance.now() - startedAt,
      path: `${site.host}${path}`,
      problem: problemOf(response, body, site, isAsset),
    });
    return isAsset ? '' : body;
  } catch (error) {
    record.add({
      ms: performance.now() - startedAt,
      path: `${site.host}${path}`,
      problem: { kind: 'failed', text: String(error) },
    });
    return '';
  }
}

interface Problem {
  kind: 'failed' | 'missing' | 'stale' | 'wrong';
  text: string;
}

function problemOf(
  { statusCode, headers }: Dispatcher.ResponseData,
  body: string,
  site: Site,
  isAsset: boolean,
): Problem | null {
  // Every page of theirs is there, and none is refused.
  if (statusCode >= 500 || (!isAsset && statusCode >= 400)) return { kind: 'failed', text: `status ${statusCode}` };
  if (isAsset && statusCode !== 200) return { kind: 'missing', text: `status ${statusCode}` };
  if (isAsset || statusCode !== 200) return null;
  if (!body.includes('</html>') || !body.includes(site.name))
    return { kind: 'wrong', text: `not a page of ${site.name}` };
  const cacheControl = String(headers['cache-control'] ?? '');
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  // Both count from the making of the page.
  const allowed = seconds('s-maxage') + seconds('stale-while-revalidate') + seconds('stale-if-error');
  const age = Number(headers.age ?? 0);
  return age > allowed && allowed > 0 ? { kind: 'stale', text: `age ${age}, ${cacheControl}` } : null;
}

interface Look {
  ms: number;
  path: string;
  problem: Problem | null;
}

function createRecord() {
  const times: number[] = [];
  const counts = { failed: 0, missing: 0, stale: 0, wrong: 0 };
  const examples: string[] = [];
  return {
    count: () => times.length,
    add({ ms, path, problem }: Look): void {
      times.push(ms);
      if (problem) {
        counts[problem.kind] += 1;
        if (examples.length < MAX_EXAMPLES)
          examples.push(`${problem.kind} ${path}: ${problem.text} (${Math.round(ms)} ms)`);
      }
    },
    result(): Noticed {
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number) =>
        Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
      const slow = sorted.filter((ms) => ms > SLOW_MS).length;
      return { requests: times.length, ...counts, slow, p50: at(0.5), p99: at(0.99), examples };
    },
  };
}
