import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { marlowUk } from '../../customers/sample/sites/marlow-uk.ts';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import { rullandeSk } from '../../customers/sample/sites/rullande-sk.ts';
import { waitForHydration, waitForIdle } from '../support/browser/browser.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { itemIdOf } from '../support/data/items.ts';
import { recordsOf } from '../support/data/records.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases, TESTS_ALL } from '../support/matrix.ts';

/** F003: pages for editors in Chromium, with the sandbox's own small editor. */

const SECRET = 'a-secret-that-nobody-else-has';
const LIST = '/kop-bil/alla-bilar-i-lager';
const STORIES = '/livet-med-bil/nyheter';
const STORY = `${STORIES}/sa-langt-kommer-elbilen-i-januari`;

const fixture = browserFixture({
  cars: 100,
  settings: { SITECORE_EDITING_SECRET: SECRET, JSS_ALLOWED_ORIGINS: 'http://localhost:*' },
});
/**
 * A window that frames pages, like the platform's editor. It is served as `localhost`, which is allowed, and by its IP
 * address.
 */
let studio: Server;
let studioPort = 0;
beforeAll(async () => {
  studio = createServer((req, res) => {
    const src = new URL(req.url ?? '/', 'http://localhost').searchParams.get('src') ?? '';
    const script = 'heard=[];addEventListener("message",({data,origin})=>heard.push({data,origin}))';
    res.setHeader('content-type', 'text/html');
    res.end(
      `<!doctype html><script>${script}</script><iframe width="1200" height="800" src="${src.replaceAll('"', '')}"></iframe>`,
    );
  });
  await new Promise<void>((done) => studio.listen(0, '127.0.0.1', done));
  studioPort = (studio.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((done) => void studio.close(() => done())));

async function renderUrl(route: string, mode: string, more: Record<string, string> = {}): Promise<string> {
  const sc_itemid = await itemIdOf(fixture.product.sandboxUrl, route);
  const query = { secret: SECRET, sc_site: 'norrvag-se', sc_itemid, sc_lang: 'sv', route, mode, ...more };
  return fixture.urlOf(`/api/editing/render?${new URLSearchParams(query)}`);
}

/** Requests, cookies and storage that would record a visit. */
function watchTraffic(page: Page): { method: string; url: string }[] {
  const traffic: { method: string; url: string }[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol !== 'data:' && !/^\/(?:assets|-|icons)\//.test(pathname))
      traffic.push({ method: request.method(), url: request.url() });
  });
  return traffic;
}

const traces = (page: Page) =>
  page.evaluate(() => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(Boolean));

/** Clicks the centre of the visible part, as a person does. */
async function clickLink(page: Page, selector: string, button: 'left' | 'middle' = 'left'): Promise<void> {
  const link = await page.waitForSelector(selector);
  await link?.click({ button });
  await waitForIdle(page);
}

describe('F003 a page in edit mode', () => {
  test('has editing chrome that selects by clicks; links are not followed, nothing is sent or stored', async () => {
    const { page } = await fixture.open({ consent: null });
    const traffic = watchTraffic(page);
    const editorUrl = await renderUrl('/', 'edit');
    await page.goto(editorUrl, { waitUntil: 'load' });
    const found = () => page.$eval('html', ({ dataset }) => ({ ...dataset }));
    const chromes = (await page.$$('code.scpm[kind=open]')).length;
    expect(chromes).toBeGreaterThan(50);
    const tabs = await page.browserContext().pages();
    await eventually(async () => Number((await found()).chromes), chromes);

    for (const button of ['left', 'middle'] as const) await clickLink(page, 'main a[href]', button);
    await eventually(async () => (await found()).selected, expect.stringMatching(/\(.+\)$/));
    await page.focus('main a[href]');
    await page.keyboard.press('Enter');
    const search = await page.$('main form input[type="search"], main form input[type="text"]');
    await search?.type('volvo');
    await search?.press('Enter');
    await waitForIdle(page);

    expect(search).not.toBeNull();
    expect(page.url()).toBe(editorUrl);
    expect(await page.browserContext().pages()).toEqual(tabs);
    const canvas = `${fixture.product.sandboxUrl}/content/editor/canvas.js`;
    expect(traffic.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${editorUrl}`, `GET ${canvas}`]);
    expect(await traces(page)).toEqual([]);
    expect(await page.$$('dialog[open], [data-consent]')).toHaveLength(0);
  });

  test('runs no visitor scripts, chrome takes no space, and components that unfold report it to the editor', async () => {
    const { page } = await fixture.open({ consent: null });
    await page.goto(await renderUrl('/komponenter', 'edit'), { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => Object.keys(document).filter((key) => key.startsWith('__react')))).toEqual([]);
    const visibleCount = await page.$$eval(
      'code.scpm',
      (chromes) => chromes.filter((chrome) => chrome.getClientRects().length > 0).length,
    );
    expect(visibleCount).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await page.evaluate(() => {
      Object.assign(window, {
        messageCount: 0,
        'Sitecore.Horizon.ResetChromes': () => Object.assign(window, { messageCount: messageCount() + 1 }),
      });
      const messageCount = () => (window as Window & { messageCount?: number }).messageCount ?? 0;
      const details = document.querySelector('main')?.appendChild(document.createElement('details'));
      if (details) details.open = true;
    });
    const messageCount = () => page.evaluate(() => (window as Window & { messageCount?: number }).messageCount);
    await eventually(messageCount, 1);
    await waitForIdle(page);
    expect(await messageCount()).toBe(1);
  });
});

test('F003 a component that shows nothing in edit mode has a note, once', async () => {
  const rendering = (uid: string, text: string) => ({
    uid,
    componentName: 'RichText',
    fields: text === '' ? {} : { Text: { value: text } },
  });
  const main = [rendering('a', ''), rendering('b', '<p>Inre</p>'), rendering('c', '')];
  const route = { name: 'x', itemId: 'with-empty', fields: {}, placeholders: { 'headless-main': main } };
  await fixture.product.setLayout('/with-empty', {
    sitecore: { context: { pageEditing: true, editMode: 'metadata' }, route },
  });
  const { page } = await fixture.open({ consent: null });
  const query = { sc_site: 'norrvag-se', sc_itemid: 'with-empty', sc_lang: 'sv', route: '/with-empty', mode: 'edit' };
  await page.goto(fixture.urlOf(`/api/editing/render?${new URLSearchParams({ secret: SECRET, ...query })}`));
  const notes = () =>
    page.$$eval('[data-editor-note]', (found) =>
      found.map((note) => `${note.closest('main')?.querySelectorAll('p').length} ${note.textContent}`),
    );
  const text = '1 Nothing to show yet. Visitors see nothing here.';
  await eventually(notes, [text, text]);
});

describe('F018 the menu in edit mode', () => {
  /** Returns the visible entries of the row and the number of lines that they take. */
  const rowOf = (page: Page) =>
    page.$$eval('header nav > ul > li', (entries) => {
      const visibleEntries = entries.filter((entry) => entry.getClientRects().length > 0);
      const lines = new Set(visibleEntries.map((entry) => Math.round(entry.getBoundingClientRect().top)));
      return { lines: lines.size, names: visibleEntries.map((entry) => entry.textContent?.trim() ?? '') };
    });

  test('is one row at 1280 px, with the entries that do not fit in More, as for visitors', async () => {
    const { page } = await fixture.open({ consent: null });
    await page.goto(await renderUrl('/', 'edit'), { waitUntil: 'load' });
    await eventually(async () => (await rowOf(page)).lines, 1);
    const more = await page.waitForSelector('header nav > ul > li[data-more] summary', { visible: true });
    const visibleCount = (await rowOf(page)).names.length - 1;
    await more?.click();
    const inMore = () =>
      page.$$eval('header li[data-more] [data-drop] > ul > li', (entries) => entries.map(({ hidden }) => hidden));
    expect((await inMore()).filter((hidden) => hidden)).toHaveLength(visibleCount);
    expect((await inMore()).filter((hidden) => !hidden).length).toBeGreaterThan(0);
    await page.setViewport({ width: 1900, height: 900 });
    await eventually(async () => (await rowOf(page)).names.length, (await inMore()).length);
    await page.setViewport({ width: 390, height: 844 });
    await eventually(
      () => page.$$eval('header nav > ul > li:not([hidden])', ({ length }) => length),
      (await inMore()).length,
    );
  });
});

describe('F003 a preview', () => {
  test('is interactive and links to the published site; it measures and stores nothing', async () => {
    const { page, consoleErrors } = await fixture.open({ consent: null });
    const traffic = watchTraffic(page);
    const editorUrl = await renderUrl('/om-oss', 'preview');
    await page.goto(editorUrl, { waitUntil: 'load' });
    await waitForHydration(page);
    expect(await page.$$('code.scpm')).toHaveLength(0);
    expect(traffic.map(({ url }) => url)).toEqual([editorUrl]);
    expect(await traces(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    const href = await page.$eval('main a[href^="/"]', (link) => (link as HTMLAnchorElement).href);
    await Promise.all([
      page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
      page.$eval('main a[href^="/"]', (link) => (link as HTMLElement).click()),
    ]);
    expect(page.url()).toBe(href);
  });

  /** A route of each kind and the path of its item. All cars share one item, and so do all dealers. */
  const routesOf = async (site: SiteConfig): Promise<[route: string, item: string][]> => {
    const { product } = fixture;
    const [car] = await recordsOf<{ car_id: string; slug: string }>(product, site.indexes.vehicles, { limit: 1 });
    const [dealer] = await recordsOf<{ slug: string }>(product, site.indexes.dealers, { limit: 1 });
    const { carDetail, carList, dealers } = site.paths;
    const extraPaths = site === norrvagSe ? ['/komponenter', STORIES, STORY] : [];
    return [
      ...['/', carList, dealers, ...extraPaths].map((path): [string, string] => [path, path]),
      [`${carDetail}/${car?.car_id}/${car?.slug}`, `${carDetail}/,-w-,`],
      [`${dealers}/${dealer?.slug}`, `${dealers}/,-w-,`],
    ];
  };

  /** In another language `npm test` opens some kinds of pages, and as a visitor one after the previews. */
  test.each(matrixCases([norrvagSe, rullandeSk, marlowUk], [norrvagSe, rullandeSk]))(
    'F003 Q51 previews of each kind of page of $id hydrate cleanly, also after client navigation',
    async (site) => {
      const [{ code }] = site.languages;
      const siteQuery = { sc_site: site.contentName, sc_lang: code };
      const { page, consoleErrors } = await fixture.open({ consent: [] });
      const routes = await routesOf(site);
      const isVisited = (index: number) => TESTS_ALL || index === routes.length - 1;
      for (const [index, [route, item]] of routes.entries()) {
        if (!TESTS_ALL && site !== norrvagSe && index % 2 === 0) continue;
        const sc_itemid = await itemIdOf(fixture.product.sandboxUrl, item, { site: site.contentName, language: code });
        const query = { secret: SECRET, ...siteQuery, sc_itemid, route, mode: 'preview' };
        await page.goto(fixture.urlOf(`/api/editing/render?${new URLSearchParams(query)}`, site.id), {
          waitUntil: 'load',
        });
        await waitForHydration(page);
        expect([route, (await page.$$('[data-section-error]')).length, [...consoleErrors]]).toEqual([route, 0, []]);
        if (!isVisited(index)) continue;
        await page.goto(fixture.urlOf(route, site.id), { waitUntil: 'load' });
        await waitForHydration(page);
        expect(['visitor', route, [...consoleErrors]]).toEqual(['visitor', route, []]);
      }
    },
  );

  test('a list responds to its filters and keeps the URL of the preview', async () => {
    const { page } = await fixture.open({ consent: null });
    const url = await renderUrl(LIST, 'preview');
    await page.goto(url, { waitUntil: 'load' });
    await waitForHydration(page);
    const total = () => page.$eval('main [role="status"]', (status) => status.textContent);
    const before = await total();
    await page.$eval('input[name="car_brand"]', (box) => (box as HTMLInputElement).click());
    await page.waitForFunction(
      (was) => document.querySelector('main [role="status"]')?.textContent !== was,
      {},
      before,
    );
    expect(page.url()).toBe(url);
  });
});

describe('F003 in the frame of an editor', () => {
  const framed = (host: string, src: string) => `http://${host}:${studioPort}/?src=${encodeURIComponent(src)}`;

  test('a design library gets a message that its component is ready', async () => {
    const { page } = await fixture.open({ consent: null });
    const edit = await (
      await fetch((await renderUrl('/', 'edit')).replace(fixture.urlOf(''), fixture.product.url))
    ).text();
    const uid = [...edit.matchAll(/chrometype="rendering"[^>]* id="([^"]+)"/g)][1]?.[1] ?? '';
    await page.goto(framed('localhost', await renderUrl('/', 'library-metadata', { sc_uid: uid })), {
      waitUntil: 'load',
    });
    await page.waitForFunction('heard.length > 1');
    const message = (status: string) => ({
      data: { name: 'component:status', message: { status, uid, isRenderingServerComponent: false } },
      origin: fixture.urlOf(''),
    });
    await eventually(() => page.evaluate('heard'), [message('ready'), message('rendered')]);
    fixture.expectErrors(/rh-lib-script/);
  });

  test('other origins cannot frame a page for editors', async () => {
    fixture.expectErrors(/frame-ancestors/, /net::ERR_BLOCKED_BY_RESPONSE/);
    const { page, consoleErrors } = await fixture.open({ consent: null });
    await page.goto(framed('127.0.0.1', await renderUrl('/', 'edit')), { waitUntil: 'load' });
    await eventually(() => consoleErrors.join('\n'), expect.stringContaining('frame-ancestors'));
  });
});
