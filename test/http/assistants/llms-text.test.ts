import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { startProduct } from '../../support/product.ts';
import { startRelay } from '../../support/relay.ts';
import { send } from '../../support/request.ts';

/** `/llms.txt` of each site (docs/assistants.md). */

const fixture = productFixture({ cars: 100 });
const hostOf = (site: string) => `${site}.localhost:${fixture.product.port}`;
const get = (site: string, path: string, headers: Record<string, string> = {}) =>
  send(fixture.product.url, path, { host: hostOf(site), headers });

describe.each(SITES.map((site) => [site.id, site] as const))('%s', (id, site) => {
  test('names the site, its lists, makes, dealers and main pages; every link is a page', async () => {
    const { status, headers, body } = await get(id, '/llms.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const origin = `http://${hostOf(id)}`;
    expect(body.startsWith(`# ${site.name}\n\n> `)).toBe(true);
    expect(body).toContain(`](${origin}${site.paths.carList})`);
    expect(body).toContain(`](${origin}${site.paths.carList}/${site.paths.listMarker}/`);
    expect(body).toContain(`](${origin}${site.paths.dealers}/`);
    expect(body).toContain('Accept: text/markdown');
    expect(body).not.toContain('/mcp');
    const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(20);
    for (const [index, url] of links.entries()) {
      expect(url.startsWith(`${origin}/`)).toBe(true);
      if (index % 7 === 0) expect([url, (await get(id, url.slice(origin.length))).status]).toEqual([url, 200]);
    }
    const again = await get(id, '/llms.txt', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
  });
});

test('is in the first language of the site, and a brand host has that of its site', async () => {
  expect((await get('norrvag-fi', '/llms.txt')).body).toContain('Tekoälyavustajille');
  const [site, brand] = [await get('marlow-uk', '/llms.txt'), await get('mini.marlow-uk', '/llms.txt')];
  expect(brand.body).toBe(site.body);
});

test('leads to the dealers that it does not list', async () => {
  const relay = await startRelay((body) => ({ ...(body as object), total_items: 60 }));
  const settings = { SANDBOX: 'fill', SEARCH_URL: relay.url, SEARCH_KEY: 'sandbox' };
  const product = await startProduct({ sandboxOf: fixture.product, settings });
  relay.forwardTo(`${product.sandboxUrl}/search`);
  const host = `norrvag-se.localhost:${product.port}`;
  const { body } = await send(product.url, '/llms.txt', { host });
  await product.close();
  await relay.close();
  expect(body).toContain(`- [Nästa sida](http://${host}/anlaggningar?page=1)`);
  expect((await get('norrvag-se', '/llms.txt')).body).not.toContain('?page=1');
}, 60_000);

test('names the MCP endpoint where it is on', async () => {
  const product = await startProduct({ sandboxOf: fixture.product, settings: { MCP: 'on' } });
  const { body } = await send(product.url, '/llms.txt', { host: `norrvag-se.localhost:${product.port}` });
  await product.close();
  expect(body).toContain('/mcp');
}, 60_000);

test('without the search it has what is left, and is cached for a minute', async () => {
  const product = await startProduct({ cars: 60 });
  await product.setFault({ upstream: 'search', kind: 'error' });
  const { status, headers, body } = await send(product.url, '/llms.txt');
  await product.close();
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  expect(body).toContain('## Huvudsidor');
  expect(body).not.toContain('## Hitta oss');
}, 120_000);
