import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { readEnvironment } from '../../config/environment.ts';
import { SITE_IDS } from '../../config/sites.ts';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import { createCaches } from '../../server/cache/caches.ts';
import { closePorts, createPorts, type Ports } from '../../server/ports/ports.ts';
import { createSilent } from '../../server/testing/silent.ts';
import { urlsAt } from '../../server/testing/urlsAt.ts';
import { leaseSandbox } from '../support/leases.ts';

const FILE = '<urlset><url><loc>https://norrvag-se.example/om-oss</loc></url></urlset>';
const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push({ close: () => server.close(() => {}).closeAllConnections() });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ports with a platform of which only the sitemap files matter. */
function portsBefore(content: string, media: string, timeout = 2_000): Ports {
  const environment = readEnvironment(
    { SANDBOX: 'on', UPSTREAM_TOTAL_TIMEOUT: String(timeout + 700), UPSTREAM_HEADERS_TIMEOUT: String(timeout) },
    SITE_IDS,
  );
  const silent = createSilent();
  const caches = createCaches(environment, silent);
  const urls = { ...urlsAt(content), content: `${content}/sitecore/api/graph/edge`, media };
  const ports = createPorts({ environment, urls, caches, ...silent });
  open.push({ close: () => closePorts(ports) }, caches);
  return ports;
}

const HANGING = 'a hanging response';

describe('F006 sitemap files of the platform', () => {
  let requests: IncomingMessage[] = [];
  const listenWith = (listener: RequestListener) => {
    requests = [];
    return serve((req, res) => {
      requests.push(req);
      listener(req, res);
    });
  };
  const site = norrvagSe;

  test('come from its own origins, interface and media, without any key', async () => {
    const content = await listenWith((_req, res) => res.end(FILE));
    const media = await serve((_req, res) =>
      res.setHeader('content-encoding', 'gzip').end(gzipSync(FILE.replace('om-oss', 'bilar'))),
    );
    const { sitemapFiles } = portsBefore(content, media);
    const files = [`${content}/sitemaps/sitemap.xml?v=2`, `${media}/-/media/sitemap-1.xml`];
    const { entries, refused } = await sitemapFiles.read({ site }, files);
    expect(entries.map(({ loc }) => loc)).toEqual([
      'https://norrvag-se.example/om-oss',
      'https://norrvag-se.example/bilar',
    ]);
    expect(refused).toEqual([]);
    expect(requests.map(({ url }) => url)).toEqual(['/sitemaps/sitemap.xml?v=2']);
    for (const name of ['sc_apikey', 'x-sitecore-contextid', 'authorization', 'cookie'])
      expect(requests[0]?.headers[name]).toBeUndefined();
  });

  test('are cached: two requests make one call', async () => {
    const content = await listenWith((_req, res) => res.end(FILE));
    const { sitemapFiles } = portsBefore(content, content);
    await Promise.all([
      sitemapFiles.read({ site }, [`${content}/s.xml`]),
      sitemapFiles.read({ site }, [`${content}/s.xml`]),
    ]);
    await sitemapFiles.read({ site }, [`${content}/s.xml`]);
    expect(requests).toHaveLength(1);
  });

  test('Q15 files of other origins are not fetched', async () => {
    const otherOrigin = await listenWith((_req, res) => res.end(FILE));
    const { port } = new URL(otherOrigin);
    const content = await serve((_req, res) => res.end(FILE));
    const { sitemapFiles } = portsBefore(content, content);
    const files = [
      `${otherOrigin}/s.xml`,
      `http://localhost:${port}/s.xml`,
      `http://user:secret@${new URL(content).host}/s.xml`,
      `http://${new URL(content).host}@127.0.0.1:${port}/s.xml`,
      'file:///etc/passwd',
      '//evil.example/s.xml',
      'http://169.254.169.254/latest/meta-data',
      'not an address',
    ];
    const { entries, refused } = await sitemapFiles.read({ site }, files);
    expect([entries, refused.length, requests.length]).toEqual([[], files.length, 0]);
    expect(refused.join()).not.toContain('secret');
  });

  test.each<[string, RequestListener]>([
    ['a redirect', (_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['a page', (_req, res) => res.end('<html></html>')],
    ['a failure', (_req, res) => res.writeHead(500).end()],
    [
      'more than 16 MB',
      (_req, res) => res.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(17 * 1024 * 1024, 32))),
    ],
    [
      'a truncated file',
      (_req, res) =>
        void res.writeHead(200, { 'content-length': FILE.length }).write(FILE.slice(0, 40), () => res.destroy()),
    ],
    [HANGING, () => {}],
  ])('%s is no file', async (what, listener) => {
    const content = await listenWith(listener);
    const { sitemapFiles } = portsBefore(content, content, what === HANGING ? 400 : 30_000);
    await expect(sitemapFiles.read({ site }, [`${content}/s.xml`])).rejects.toMatchObject({ name: 'UpstreamError' });
  });
});

test('the sandbox names its file, which lists the pages of the routes', async () => {
  const sandbox = await leaseSandbox(10);
  open.push(sandbox);
  const { content, sitemapFiles } = portsBefore(`${sandbox.url}/content`, `${sandbox.url}/media`, 30_000);
  const files = await content.sitemapFiles({ site: norrvagSe });
  expect(files).toEqual([`${sandbox.url}/content/sitemaps/norrvag-se/sitemap.xml`]);
  const { entries, refused } = await sitemapFiles.read({ site: norrvagSe }, files);
  expect(refused).toEqual([]);
  const routes = await content.routes({ site: norrvagSe, language: norrvagSe.languages[0] });
  const swedish = entries.map(({ loc }) => new URL(loc).pathname).filter((path) => !/^\/en(?:\/|$)/.test(path));
  expect(swedish).toEqual(routes.map(({ path }) => path));
}, 60_000);
