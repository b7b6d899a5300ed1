import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer';
import { DESKTOP, launchBrowser } from '../support/browser/browser.ts';
import { type DevServer, startDevServer } from '../support/devServer.ts';

/** `npm run dev`: what a change of each kind of file does to an open page. */

let dev: DevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [dev, browser] = await Promise.all([startDevServer(), launchBrowser()]);
  page = await browser.newPage();
  await page.setViewport(DESKTOP);
  const url = `http://norrvag-se.localhost:${dev.port}`;
  await page.goto(`${url}/kop-bil/alla-bilar-i-lager`);
  const car = await page.$eval('article a[href^="/kop-bil/"]', (link) => (link as HTMLAnchorElement).href);
  await page.goto(car);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('button[aria-pressed]') ?? {}).some((key) => key.startsWith('__react')),
  );
});

afterAll(async () => {
  await browser?.close();
  await dev?.close();
});

/** Saves the car: state that only the loaded document has, with a mark on it. */
async function begin(): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-opened', 'before'));
}

const isSameDocument = () => page.$eval('html', (root) => root.dataset.opened === 'before');
const has = (selector: string, isThere = true) =>
  page.waitForFunction((one, there) => (document.querySelector(one) !== null) === there, {}, selector, isThere);
const outline = (selector: string, color: string, isThere = true) =>
  page.waitForFunction(
    (one, value, there) =>
      [...document.querySelectorAll(one)].some((each) => getComputedStyle(each).outlineColor === value) === there,
    {},
    selector,
    color,
    isThere,
  );
const says = (pattern: RegExp) =>
  page.waitForFunction((text) => new RegExp(text).test(document.documentElement.textContent), {}, pattern.source);
const COLOR = 'rgb(1, 2, 3)';

describe('the development server', () => {
  // React's development build reports differences of attributes, which that of production does not look at.
  test.each([
    '/',
    '/kop-bil/alla-bilar-i-lager',
    '/anlaggningar',
    '/service-och-verkstad/boka-bilverkstad',
    '/dack-och-biltillbehor/dackhotell',
    '/salj-bil',
    '/komponenter',
  ])('hydrates %s without a difference from the server’s markup', async (path) => {
    const opened = await browser.newPage();
    const problems: string[] = [];
    opened.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await opened.goto(`http://norrvag-se.localhost:${dev.port}${path}`);
    // A third look for sections that hydrate later has been made.
    await opened.waitForFunction(() => Number(document.documentElement.dataset.sectionsOpened) >= 3);
    await opened.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await opened.close();
    expect(problems).toEqual([]);
  });

  test('replaces a hydrated component, and the page keeps its state', async () => {
    await begin();
    const before = await page.$eval('button[aria-pressed]', (button) => button.getAttribute('aria-pressed'));
    await page.$eval('button[aria-pressed]', (button) => (button as HTMLElement).click());
    const undo = dev.edit(
      'src/features/carCard/CardControls.tsx',
      '<button type',
      '<button data-probe="component" type',
    );
    await has('[data-probe="component"]');
    const after = await page.$eval('[data-probe="component"]', (button) => button.getAttribute('aria-pressed'));
    expect([before, after, await isSameDocument()]).toEqual(['false', 'true', true]);
    undo();
    await has('[data-probe="component"]', false);
  });

  test('replaces the markup of a component that is not hydrated', async () => {
    await begin();
    const undo = dev.edit('src/components/Footer/Footer.tsx', '<a className', '<a data-probe="static" className');
    await has('[data-probe="static"]');
    undo();
    await has('[data-probe="static"]', false);
    expect(await isSameDocument()).toBe(true);
  });

  test.each([
    ['hydrated', 'src/features/saved/SaveButton.styles.ts', 'export const button = css({', 'button[aria-pressed]'],
    ['not hydrated', 'src/components/Footer/Footer.styles.ts', 'export const inner = css({', 'footer *'],
  ])('replaces the style of a component that is %s', async (_kind, file, start, selector) => {
    await begin();
    const undo = dev.edit(file, start, `${start} outlineColor: '${COLOR}',`);
    await outline(selector, COLOR);
    undo();
    await outline(selector, COLOR, false);
    expect(await isSameDocument()).toBe(true);
  });

  test('replaces a style also when its file was empty for a moment', async () => {
    await begin();
    const file = 'src/components/Footer/Footer.styles.ts';
    const sheet = 'link[rel="stylesheet"][href^="/@forecourt/"]';
    const before = await page.$eval(sheet, (link) => link.getAttribute('href'));
    const write = dev.empty(file);
    await page.waitForFunction(
      (selector, href) => document.querySelector(selector)?.getAttribute('href') !== href,
      {},
      sheet,
      before,
    );
    write();
    const undo = dev.edit(file, 'export const inner = css({', `export const inner = css({ outlineColor: '${COLOR}',`);
    await outline('footer *', COLOR);
    undo();
    await outline('footer *', COLOR, false);
    expect(await isSameDocument()).toBe(true);
  });

  test('shows file and line of an error in a component, and the page once it is mended', async () => {
    const undo = dev.edit('src/components/Footer/Footer.tsx', 'export function Footer(', 'export function Footer((');
    await says(/Footer\.tsx:\d+:\d+/);
    expect(dev.output()).toMatch(/Footer\.tsx:\d+:\d+/);
    undo();
    await has('footer');
  });

  test('shows a change of the content, and file and line of its errors', async () => {
    const file = 'customers/sample/sandbox/content/pages/norrvag-se/kop-bil.sv.yaml';
    const undo = dev.edit(file, 'NavigationTitle: ', 'NavigationTitle: Probe ');
    await says(/Probe/);
    undo();
    await page.waitForFunction(() => !document.body.textContent.includes('Probe'));
    const mend = dev.edit(file, 'template: ', 'template: [');
    await says(/kop-bil\.sv\.yaml:\d+/);
    expect(dev.output()).toMatch(/kop-bil\.sv\.yaml:\d+/);
    mend();
    await has('#development-error', false);
  });

  test('starts the server again with the sandbox as it is, and shows the error of a start', async () => {
    const startedAt = async () => {
      const response = await fetch(`${dev.sandboxUrl}/__sandbox/state.json`);
      return ((await response.json()) as { startedAt: string }).startedAt;
    };
    const before = await startedAt();
    await begin();
    const undo = dev.edit('server/operations/plainPage.ts', 'import ', 'export const = 1;\nimport ');
    await says(/plainPage\.ts:1/);
    undo();
    await has('footer');
    expect(await startedAt()).toBe(before);
  });

  test('shows a new component with a loader, and takes it away again', async () => {
    const { port } = dev;
    const opened = await browser.newPage();
    // The server starts twice in this test.
    opened.setDefaultTimeout(60_000);
    await opened.goto(`http://norrvag-se.localhost:${port}/kop-bil`);
    const remove = dev.create('src/components/Probe', {
      'Probe.component.ts':
        "export const component = { hydration: 'visible', load: () => import('./Probe.tsx') };\nexport const serverPart = {};\n",
      'Probe.data.ts':
        "export const loader = { load: async () => ({ kind: 'data', value: 'probe-loaded', tags: [] }) };\n",
      'Probe.tsx': 'export const Probe = ({ data }: { data: string }) => <p data-probe="">{data}</p>;\n',
    });
    const undo = dev.edit(
      'customers/sample/sandbox/content/pages/norrvag-se/kop-bil.sv.yaml',
      'main:\n',
      'main:\n  - component: Probe\n    fields: {}\n',
    );
    try {
      await opened.waitForFunction(() => document.querySelector('[data-probe]')?.textContent === 'probe-loaded');
      await opened.waitForFunction(() =>
        Object.keys(document.querySelector('[data-probe]') ?? {}).some((key) => key.startsWith('__react')),
      );
    } finally {
      undo();
      remove();
    }
    await opened.waitForFunction(() => document.querySelector('footer') && !document.querySelector('[data-probe]'));
    await opened.close();
  });
});
