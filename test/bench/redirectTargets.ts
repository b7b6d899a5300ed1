import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import express from 'express';
import { readEnvironment } from '../../config/environment.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { createApp } from '../../server/app.ts';
import { createObservations } from '../../server/inspection/observe.ts';
import { createLifecycle } from '../../server/operations/lifecycle.ts';
import { createLog } from '../../server/operations/log/log.ts';
import { createMetrics } from '../../server/operations/metrics.ts';
import { createFindRedirect, createRedirects, type Redirects } from '../../server/redirects/redirects.ts';

/**
 * Serves redirects in one process on one core: a bare Express route that redirects, and our app with a table of as many
 * rules as the argument says. Writes ports and figures as one line of JSON. Each message is answered with the processor
 * time used so far.
 */
const count = Number(process.argv[2]);
const environment = readEnvironment({ SANDBOX: 'on', NODE_ENV: 'production' }, SITE_IDS);
const log = createLog(environment, { write: () => {} });

/**
 * Three fifths are patterns: with a slug in the middle, with a wildcard and with a number at the end. The others are exact
 * URLs.
 */
function ruleOf(index: number): string {
  const family = index % 5;
  if (family === 0) return `/gammalt/${index % 700}/:slug/sida-${index} -> /kop-bil/:slug`;
  if (family === 1) return `/arkiv-${index}/*rest -> /livet-med-bil/*rest`;
  if (family === 2) return `/anlaggningar/hall-${index}-:id(\\d+) -> /anlaggningar`;
  return `/kampanj/nummer-${index}/sida -> /kop-bil/kampanjer?fran=${index % 100}`;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapAfterGc(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Reads and checks the table as the product does at its start. */
function load(rules: number): { redirects: Redirects; ms: number; mb: number } {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  writeFileSync(
    join(folder, 'norrvag-se.redirects'),
    Array.from({ length: rules }, (_, index) => ruleOf(index)).join('\n'),
  );
  const before = heapAfterGc();
  const start = performance.now();
  const redirects = createRedirects({ folder, sites: SITES, log });
  const ms = performance.now() - start;
  rmSync(folder, { recursive: true });
  return { redirects, ms: Math.round(ms), mb: Math.round((heapAfterGc() - before) / 1e6) };
}

const URLS = {
  exact: `/kampanj/nummer-${count - 1}/sida?utm_source=brev`,
  wildcard: `/gammalt/${(count - 5) % 700}/volvo-v60/sida-${count - 5}`,
  'all descendants': `/arkiv-${count - 4}/a/b/c`,
  'within a segment': `/anlaggningar/hall-${count - 3}-4711`,
  'not canonical': `/Kampanj/nummer-${count - 1}/sid%61/`,
  'miss, a page': '/kop-bil/alla-bilar-i-lager?car_brand=Volvo',
  'miss, similar to a wildcard rule': '/gammalt/3/volvo-v60/sida-1',
  'miss, 8 KB': `/${'a/'.repeat(4_090)}`,
  'miss, 8 KB encoded': `/${'%C3%A5'.repeat(1_300)}`,
};

/** Returns the time of one lookup in this thread, in microseconds. */
function timeLookup(redirects: Redirects, url: string): number {
  const runs = url.length > 1_000 ? 2_000 : 50_000;
  const [site] = SITES;
  const round = () => {
    for (let run = 0; run < runs; run += 1) redirects.resolve(site, url);
  };
  round();
  const before = process.threadCpuUsage();
  round();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / runs;
}

function bareListener(): RequestListener {
  const app = express();
  app.get('/old', (_req, res) => res.redirect(301, '/new'));
  return app;
}

function appListener(redirects: Redirects): RequestListener {
  const metrics = createMetrics();
  return createApp({
    environment,
    log,
    metrics,
    sites: SITES,
    lifecycle: createLifecycle(),
    assetDirectories: [],
    keptAssets: null,
    observations: createObservations(),
    findRedirect: createFindRedirect(redirects, SITES, metrics),
  });
}

function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

load(1_000);
const { redirects, ms, mb } = load(count);
const lookups = Object.fromEntries(Object.entries(URLS).map(([name, url]) => [name, timeLookup(redirects, url)]));
const ports = { bare: await listen(bareListener()), ours: await listen(appListener(redirects)) };
process.stdout.write(`${JSON.stringify({ ports, ms, mb, lookups, url: URLS.exact })}\n`);
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit(0));
