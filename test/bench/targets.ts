import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { readAssets } from '../../server/delivery/assets.ts';
import { buffered } from '../../server/delivery/buffered.ts';
import type { PageResponse } from '../../src/contracts/page/page.ts';
import type { EntryServer } from '../../src/contracts/page/render.ts';
import { appListener } from './appListener.ts';
import { listQueries } from './listQueries.ts';

/**
 * Serves everything that is measured in one process on one core, each target on a port of its own. Writes the ports as
 * one line of JSON. Arguments: the URL of a running sandbox, the path of a page of the default site, and for a list the
 * number of its queries to measure too. Responds to the message `cpu` with the processor time used so far, and to any
 * other message with the longest turn of its event loop since the last such message, in milliseconds.
 */
const [sandboxUrl = '', path = '/', queries = '0'] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');

function listen(listener: RequestListener): Promise<number> {
  const server: Server = createServer(listener);
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

const hitPort = await listen(await appListener(sandboxUrl, { pageCache: true }));
const missPort = await listen(await appListener(sandboxUrl, { pageCache: false }));

const assets = readAssets(join(dist, 'client'));
const entryServer = (await import(join(dist, 'server', 'entry.server.js'))) as EntryServer;

/** Returns what React renders a page of our app from, for the targets without our app. */
async function inputOf(pagePath: string) {
  const response = await fetch(`http://127.0.0.1:${hitPort}/_page?path=${encodeURIComponent(pagePath)}`);
  const body = (await response.json()) as PageResponse;
  if (body.kind !== 'page') throw new Error(`${pagePath} is no page`);
  const outcomes = Object.entries(body.deferred).map(([uid, outcome]) => [uid, Promise.resolve(outcome)]);
  return {
    page: body.page,
    deferred: Object.fromEntries(outcomes),
    signal: new AbortController().signal,
    onSectionError: (error: unknown) => console.error(error),
    assets: { entry: assets.entry, modules: [], fonts: [] },
  };
}

const input = await inputOf(path);
/** What each page is rendered from, by path and canonical query. */
const inputs = new Map([[path, input]]);
for (const query of listQueries(input.page, Number(queries))) {
  const found = await inputOf(`${path}?${query}`);
  inputs.set(`${path}?${found.page.search}`, found);
}
const html = await buffered(await entryServer.render(input, 'settled'));
const zipped = gzipSync(html, { level: 1 });

const raw: RequestListener = (_req, res) => {
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'gzip',
    'Content-Length': zipped.length,
  });
  res.end(zipped);
};
/** The render of our page alone, with its cached fragments: no compression, no headers, no data to fetch. */
const plain: RequestListener = (req, res) => {
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  void entryServer.render(inputs.get(req.url ?? '') ?? input, 'shell').then((stream) => stream.pipe(res));
};

const refusal = 'Busy'.repeat(300);
/** Refuses everything, with as many bytes as our own refusals. */
const refusing: RequestListener = (_req, res) => {
  res.writeHead(503, { 'Content-Type': 'text/html', 'Content-Length': refusal.length }).end(refusal);
};

process.stdout.write(
  `${JSON.stringify({
    ports: {
      raw: await listen(raw),
      plain: await listen(plain),
      ours: hitPort,
      miss: missPort,
      refusing: await listen(refusing),
    },
    bytes: { html: html.length, gzip: zipped.length },
    queries: [...inputs.keys()].slice(1),
  })}\n`,
);

const loopDelays = monitorEventLoopDelay({ resolution: 1 });
loopDelays.enable();
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
  else {
    process.send?.(loopDelays.max / 1e6);
    loopDelays.reset();
  }
});
process.on('disconnect', () => process.exit(0));
