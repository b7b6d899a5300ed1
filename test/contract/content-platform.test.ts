import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testLibrary } from '../../sandbox/content/testContent.ts';
import { buildTree } from '../../sandbox/content/tree/build.ts';
import { createContentUpstream } from '../../sandbox/content/upstream.ts';
import { type LeasedSandbox, leaseSandbox } from '../support/leases.ts';

/** The platform's own client libraries against the sandbox over HTTP. The sandbox must speak what they understand. */
const require = createRequire(import.meta.url);
const { createGraphQLClientFactory, SitecoreClient } = require('@sitecore-content-sdk/content/client');
const { defineConfig } = require('@sitecore-content-sdk/content/config');
const { LayoutService } = require('@sitecore-content-sdk/content/layout');
const { DictionaryService } = require('@sitecore-content-sdk/content/i18n');
const { EditingService } = require('@sitecore-content-sdk/content/editing');
const { PersonalizeService } = require('@sitecore-content-sdk/content/personalize');
const site = require('@sitecore-content-sdk/content/site');
const { GraphQLRequestClient } = require('@sitecore-content-sdk/core');

let sandbox: LeasedSandbox;
let contentUrl = '';

beforeAll(async () => {
  sandbox = await leaseSandbox(0);
  contentUrl = `${sandbox.url}/content`;
}, 60_000);

/** The same upstream with a small library whose values are all known. */
const small = createServer(createContentUpstream(buildTree(testLibrary()), { key: 'sandbox', publicUrl: () => '' }));

beforeAll(() => new Promise<void>((resolve) => small.listen(0, '127.0.0.1', resolve)));

afterAll(async () => {
  await sandbox.close();
  small.closeAllConnections();
  await new Promise((resolve) => small.close(resolve));
});

type Factory = () => unknown;

function local(apiKey = 'sandbox'): Factory {
  return createGraphQLClientFactory({
    api: { local: { apiHost: contentUrl, apiKey, path: '/sitecore/api/graph/edge' } },
  });
}

function fixture(): Factory {
  const apiHost = `http://127.0.0.1:${(small.address() as AddressInfo).port}`;
  return createGraphQLClientFactory({
    api: { local: { apiHost, apiKey: 'sandbox', path: '/sitecore/api/graph/edge' } },
  });
}

function edge(contextId = 'sandbox'): Factory {
  return createGraphQLClientFactory({ api: { edge: { edgeUrl: contentUrl, contextId } } });
}

describe.each([
  ['local API key', local],
  ['edge context id', edge],
])('%s', (_name, factory) => {
  test('LayoutService finds a page in each language', async () => {
    const service = new LayoutService({ clientFactory: factory() });
    for (const locale of ['sv', 'en']) {
      const { sitecore } = await service.fetchLayoutData('/', { site: 'norrvag-se', locale });
      expect(sitecore.context).toMatchObject({ language: locale, site: { name: 'norrvag-se' }, itemPath: '/' });
      expect(sitecore.route).toMatchObject({ name: 'Home', itemLanguage: locale });
      expect(Object.keys(sitecore.route.placeholders)).toEqual(['headless-header', 'headless-main', 'headless-footer']);
    }
  });

  test('LayoutService without a locale gets the default language', async () => {
    const service = new LayoutService({ clientFactory: factory() });
    const { sitecore } = await service.fetchLayoutData('/', { site: 'norrvag-se' });
    expect(sitecore.context.language).toBe('sv');
  });

  test('LayoutService has no route for an unknown URL', async () => {
    const service = new LayoutService({ clientFactory: factory() });
    const { sitecore } = await service.fetchLayoutData('/finns-inte', { site: 'norrvag-se', locale: 'sv' });
    expect(sitecore.route).toBeNull();
  });

  test('a wrong key gives a 401, which is not retried', async () => {
    const service = new LayoutService({ clientFactory: factory('wrong') });
    const call = service.fetchLayoutData('/', { site: 'norrvag-se', locale: 'sv' });
    await expect(call).rejects.toMatchObject({ response: { status: 401 } });
  });
});

describe('the other services', () => {
  test('DictionaryService pages through all phrases', async () => {
    const all = await new DictionaryService({ clientFactory: local(), cacheEnabled: false }).fetchDictionaryData(
      'sv',
      'norrvag-se',
    );
    const paged = new DictionaryService({ clientFactory: local(), cacheEnabled: false, pageSize: 7 });
    expect(Object.keys(all).length).toBeGreaterThan(20);
    expect(all.pathToCarList).toBe('/kop-bil/alla-bilar-i-lager');
    expect(await paged.fetchDictionaryData('sv', 'norrvag-se')).toEqual(all);
  });

  test('SiteInfoService lists the sites without the built-in one', async () => {
    const sites: { name: string; language: string }[] = await new site.SiteInfoService({
      clientFactory: edge(),
      cacheEnabled: false,
    }).fetchSiteInfo();
    expect(sites).toContainEqual(expect.objectContaining({ name: 'norrvag-se', language: 'sv' }));
    expect(sites.map(({ name }) => name)).not.toContain('website');
  });

  test('SitePathService reads all routes, with variants, over several pages', async () => {
    const fetchRoutes = async (options: object): Promise<string[]> => {
      const service = new site.SitePathService({ clientFactory: local(), includePersonalizedRoutes: true, ...options });
      const routes: { params: { path: string[] }; locale: string }[] = await service.fetchSiteRoutes(
        ['norrvag-se'],
        ['sv'],
      );
      return routes.map(({ params }) => `/${params.path.slice(1).join('/')}`);
    };
    const all = await fetchRoutes({ pageSize: 100 });
    expect(all).toEqual(expect.arrayContaining(['/', '/kop-bil/alla-bilar-i-lager', '/anlaggningar']));
    expect(all.filter((path) => path.includes(',-w-,') || path === '/404')).toEqual([]);
    expect(await fetchRoutes({ pageSize: 3 })).toEqual(all);
    const branch = await fetchRoutes({ includedPaths: ['/kop-bil'], excludedPaths: ['/kop-bil/alla-bilar-i-lager'] });
    expect(branch).toEqual(
      all.filter((path) => /^\/kop-bil(\/|$)/.test(path) && path !== '/kop-bil/alla-bilar-i-lager'),
    );
    expect(branch.length).toBeGreaterThan(0);
  });

  test('SitemapXmlService gives a URL that returns the sitemap', async () => {
    const sitemapUrl = await new site.SitemapXmlService({ clientFactory: local(), siteName: 'norrvag-se' }).getSitemap(
      '',
    );
    const response = await fetch(sitemapUrl);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await response.text()).toMatch(/<loc>https:\/\/[^<]+\/kop-bil\/alla-bilar-i-lager<\/loc>/);
  });

  test('RedirectsService reads the redirects of a site, and none of an unknown one', async () => {
    const service = new site.RedirectsService({ clientFactory: fixture(), cacheEnabled: false });
    const redirect = { pattern: '/old', target: '/cars', redirectType: 'REDIRECT_301' };
    const preserved = { isQueryStringPreserved: true, isLanguagePreserved: false };
    expect(await service.fetchRedirects('alpha-se')).toEqual([
      { ...redirect, ...preserved, locale: 'sv' },
      { ...redirect, ...preserved, locale: 'en' },
    ]);
    expect(await service.fetchRedirects('nowhere')).toEqual([]);
  });

  test('ErrorPagesService reads both error pages as layouts', async () => {
    const pages = await new site.ErrorPagesService({ clientFactory: local(), language: 'sv' }).fetchErrorPages(
      'norrvag-se',
    );
    expect(pages.notFoundPagePath).toMatch(/^\/./);
    expect(pages.notFoundPage.rendered.sitecore.route.placeholders['headless-main'].length).toBeGreaterThan(0);
    expect(pages.serverErrorPage.rendered.sitecore.context.language).toBe('sv');
  });

  test('RobotsService reads the site’s robots.txt', async () => {
    const read = (siteName: string): Promise<string | null> =>
      new site.RobotsService({ clientFactory: fixture(), siteName }).fetchRobots();
    expect(await read('alpha-se')).toBe('User-agent: *');
  });

  test.each([
    ['/', ['elbil']],
    ['/om-oss', []],
  ])('PersonalizeService gets the id of %s and its variants', async (path, variantIds) => {
    const service = new PersonalizeService({ clientFactory: local(), cacheEnabled: false });
    const info = await service.getPersonalizeInfo(path, 'sv', 'norrvag-se');
    expect(info).toEqual({ pageId: expect.stringMatching(/^[0-9A-F]{32}$/), variantIds });
  });

  test('EditingService gets the layout of an item by id', async () => {
    const { sitecore } = await new LayoutService({ clientFactory: local() }).fetchLayoutData('/', {
      site: 'norrvag-se',
      locale: 'sv',
    });
    const { layoutData } = await new EditingService({ clientFactory: edge() }).fetchEditingData({
      itemId: sitecore.route.itemId,
      language: 'sv',
      site: 'norrvag-se',
      mode: 'edit',
      variantId: '_default',
    });
    expect(layoutData.sitecore.route.itemId).toBe(sitecore.route.itemId);
  });

  test('SitecoreClient as a facade gets a page and its error page', async () => {
    const config = defineConfig({
      api: { local: { apiHost: contentUrl, apiKey: 'sandbox', path: '/sitecore/api/graph/edge' } },
      defaultSite: 'norrvag-se',
      defaultLanguage: 'sv',
    });
    const client = new SitecoreClient(config);
    const page = await client.getPage('/anlaggningar', { locale: 'sv', site: 'norrvag-se' });
    expect(page).toMatchObject({ locale: 'sv', siteName: 'norrvag-se', mode: { isNormal: true } });
    expect(await client.getPage('/finns-inte', { locale: 'sv', site: 'norrvag-se' })).toBeNull();
    expect(await client.getErrorPage('404', { locale: 'sv', site: 'norrvag-se' })).toMatchObject({ locale: 'sv' });
  });

  test('every site has a home page and both error pages in each of its languages', async () => {
    const { sites } = await (await fetch(`${sandbox.url}/__sandbox/state.json`)).json();
    const layouts = new LayoutService({ clientFactory: local() });
    expect(sites).toHaveLength(7);
    for (const { site: name, pages } of sites) {
      for (const locale of Object.keys(pages)) {
        const { sitecore } = await layouts.fetchLayoutData('/', { site: name, locale });
        expect(sitecore.route).toMatchObject({ name: 'Home', itemLanguage: locale });
        const errors = await new site.ErrorPagesService({ clientFactory: local(), language: locale }).fetchErrorPages(
          name,
        );
        expect(errors.notFoundPage.rendered.sitecore.route.itemLanguage).toBe(locale);
        expect(errors.serverErrorPage.rendered.sitecore.route.itemLanguage).toBe(locale);
      }
    }
  });

  test('an error in the response is an exception, with HTTP 200', async () => {
    const client = new GraphQLRequestClient(`${contentUrl}/api/graphql/v1`, { apiKey: 'sandbox' });
    await expect(client.request('{ nope }')).rejects.toMatchObject({ response: { status: 200 } });
  });

  test('a call that got a 503 is retried', async () => {
    const order = (body: object): Promise<Response> =>
      fetch(`${sandbox.url}/__sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ upstream: 'content', ...body }),
      });
    await fetch(`${sandbox.url}/__sandbox/reset`, { method: 'POST' });
    await order({ kind: 'error', status: 503, share: 0.5 });
    const client = new GraphQLRequestClient(`${contentUrl}/api/graphql/v1`, { apiKey: 'sandbox' });
    for (let call = 0; call < 2; call += 1)
      await client.request('query Sites { site { siteInfoCollection { name } } }');
    await order({ kind: 'none' });
    const { upstreams } = await (await fetch(`${sandbox.url}/__sandbox/state.json`)).json();
    expect(upstreams.content.calls).toMatchObject({ byStatus: { 200: 2, 503: 1 }, byOperation: { Sites: 2 } });
  });
});

describe('authentication and malformed calls', () => {
  const body = JSON.stringify({ query: '{ site { siteInfo(site: "norrvag-se") { name } } }' });
  const call = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(contentUrl + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

  test.each([
    ['/sitecore/api/graph/edge', { sc_apikey: 'sandbox' }],
    ['/sitecore/api/graph/edge?sc_apikey=sandbox', {}],
    ['/v1/content/api/graphql/v1?sitecoreContextId=sandbox', {}],
    ['/api/graphql/v1', { 'X-GQL-Token': 'sandbox' }],
  ])('%s %j is accepted', async (path, headers) => {
    const response = await call(path, headers);
    expect([response.status, await response.json()]).toEqual([
      200,
      { data: { site: { siteInfo: { name: 'norrvag-se' } } } },
    ]);
  });

  test('a call without a key gets 401 as JSON', async () => {
    const response = await call('/api/graphql/v1');
    expect([response.status, await response.json()]).toEqual([401, { statusCode: 401, message: expect.any(String) }]);
  });

  test('GET is refused with the allowed method', async () => {
    const response = await fetch(
      `${contentUrl}/api/graphql/v1?sc_apikey=sandbox&query={site{siteInfoCollection{name}}}`,
    );
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('bodies that are no call are refused', async () => {
    for (const wrong of ['', '{', '[]', '[{"query":"{__typename}"}]', '{"query":1}']) {
      const response = await fetch(`${contentUrl}/api/graphql/v1`, {
        method: 'POST',
        body: wrong,
        headers: { sc_apikey: 'sandbox' },
      });
      expect(response.status).toBe(400);
    }
  });

  test('events, identity, personalization and files respond as the cloud does', async () => {
    const event = await call('/v1/events/v1.2/events?siteId=norrvag-se');
    expect(await event.json()).toMatchObject({ status: 'OK', ref: expect.any(String) });
    const browser = await fetch(`${contentUrl}/v1/events/v1.2/browser/create.json?client_key=`);
    expect(await browser.json()).toMatchObject({ ref: expect.any(String), customer_ref: expect.any(String) });
    expect(await (await call('/v1/personalize?siteId=norrvag-se')).json()).toEqual({ variantId: null });
    expect((await fetch(`${contentUrl}/v1/files/pages/styles/x.css`)).headers.get('content-type')).toBe(
      'text/css; charset=utf-8',
    );
    expect((await fetch(`${contentUrl}/v1/files/x.json`)).status).toBe(204);
  });
});
