import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { PHONE, pauseRequests, waitForHydration } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';

/** Sections that the browser takes over without rendering (docs/decisions/0070). */

const fixture = browserFixture();

/** Returns the text of each static section, and whether React has rendered something in it. */
const staticSections = (page: Page) =>
  page.$$eval('[data-static]', (sections) =>
    sections.map((section) => ({
      text: section.textContent,
      isRendered: [...section.querySelectorAll('*')].some((element) =>
        Object.keys(element).some((name) => name.startsWith('__react')),
      ),
    })),
  );
/** Marks the loaded document, so that a test can see whether it is still the same. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Waits until React receives events. */
const waitForRoot = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((name) => name.startsWith('__reactContainer')));

async function follow(page: Page, selector: string): Promise<void> {
  const href = await page.$eval(selector, (link) => {
    (link as HTMLElement).click();
    return (link as HTMLAnchorElement).pathname;
  });
  await page.waitForFunction(
    (path) =>
      window.location.pathname === path &&
      document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(path),
    {},
    href,
  );
}

/** Goes back to the page at a path, and waits until it has this number of static sections. */
async function goBackTo(page: Page, path: string, count: number): Promise<void> {
  await page.goBack();
  await page.waitForFunction((expected) => window.location.pathname === expected, {}, path);
  await page.waitForFunction((all) => document.querySelectorAll('[data-static]').length === all, {}, count);
}

const HOMES = ['/', '/en'];
test.each(matrixCases(HOMES, HOMES.slice(1)))(
  'static sections of %s have no handler and no data, links in them open without loading a document, and back and forward show them again',
  async (home) => {
    const { page } = await fixture.visit(home);
    await markDocument(page);
    const sections = await staticSections(page);
    expect(sections.length).toBeGreaterThan(4);
    expect(sections.filter(({ isRendered }) => isRendered)).toEqual([]);
    const data = await page.$eval('#page-data', (element) => element.textContent ?? '');
    const footerTexts = await page.$$eval('footer a[href]', (links) =>
      links.map(({ textContent }) => textContent ?? ''),
    );
    expect(footerTexts.filter((text) => text.length > 20).length).toBeGreaterThan(0);
    // Forms have the e-mail address of the company.
    const own = footerTexts.filter((text) => text.length > 20 && !text.includes('@'));
    expect(own.filter((text) => data.includes(text))).toEqual([]);
    await follow(page, 'footer nav li a');
    expect(await isSameDocument(page)).toBe(true);
    expect((await staticSections(page)).some(({ isRendered }) => isRendered)).toBe(true);
    await goBackTo(page, home, sections.length);
    expect(await staticSections(page)).toEqual(sections);

    const list = home === '/' ? '/kop-bil/alla-bilar-i-lager' : '/en/kop-bil/alla-bilar-i-lager';
    await follow(page, `a[href="${list}"]`);
    const onList = await page.$eval('footer', (footer) => footer.textContent);
    await goBackTo(page, home, sections.length);
    expect(await staticSections(page)).toEqual(sections);
    await page.goForward();
    await page.waitForFunction((path) => window.location.pathname === path, {}, list);
    expect(await page.$eval('footer', (footer) => footer.textContent)).toBe(onList);
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('a page without a section that needs a script still navigates, and a document whose scripts fail keeps its text', async () => {
  const { page, consoleErrors } = await fixture.open();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (/\/HeroBanner-[^/]*\.js$/.test(request.url())) void request.abort('failed');
    else void request.continue();
  });
  fixture.expectErrors(/HeroBanner|Failed to fetch dynamically imported module|ERR_FAILED/);
  await page.goto(fixture.urlOf('/'), { waitUntil: 'load' });
  const sections = await staticSections(page);
  expect(sections.filter(({ text, isRendered }) => text === '' || isRendered)).toEqual([]);
  // Before, the browser itself follows the link.
  await waitForRoot(page);
  await page.$eval('footer nav li a', (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => window.location.pathname !== '/');
  await waitForHydration(page);
  await eventually(() => consoleErrors.some((error) => error.includes('Failed to load resource')), true);
});

test('a section far below the window is hydrated when it comes near, and its chunk loads only then', async () => {
  const { page } = await fixture.open({ viewport: PHONE });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(fixture.urlOf('/'), { waitUntil: 'networkidle0' });
  // The hero has a form, and hydrates with a touch.
  const later = 'main [data-later]:not(:has(form)) section';
  const isHydrated = () =>
    page.$eval(later, (section) => Object.keys(section).some((name) => name.startsWith('__react')));
  const chunk = () => requested.some((url) => /CarOfTheWeek-[^/]*\.js/.test(url));
  expect([await isHydrated(), chunk()]).toEqual([false, false]);
  await page.$eval(later, (section) => section.scrollIntoView({ behavior: 'instant' }));
  await eventually(isHydrated, true);
  expect(chunk()).toBe(true);
});

test('a click in a section whose chunk is loading is repeated when it has loaded', async () => {
  const { page } = await fixture.open({ viewport: PHONE });
  const { resume } = await pauseRequests(page, 'CarOfTheWeek-');
  await page.goto(fixture.urlOf('/'), { waitUntil: 'domcontentloaded' });
  const heart = '[data-later] article > button[aria-pressed]';
  await waitForRoot(page);
  await page.$eval(heart, (button) => (button as HTMLElement).click());
  expect(await page.$$('[aria-pressed="true"]')).toEqual([]);
  resume();
  await eventually(() => page.$eval(heart, (button) => button.getAttribute('aria-pressed')), 'true');
});

test.each(matrixCases([4, 1], [4]))(
  'no click is lost from the first paint on: hearts of cards that are clicked every 50 ms are all pressed, by a processor that is %i times slower',
  async (rate) => {
    const { page } = await fixture.open();
    await page.evaluateOnNewDocument(() => {
      const clicked = Object.assign(window, { clicked: 0 });
      const clickNext = () => {
        const hearts = document.querySelectorAll<HTMLElement>('main article > button[aria-pressed]');
        hearts[clicked.clicked]?.click();
        if (hearts[clicked.clicked]) clicked.clicked += 1;
        if (clicked.clicked < 20) setTimeout(clickNext, 50);
      };
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        clickNext();
      }).observe({ type: 'paint', buffered: true });
    });
    await page.emulateCPUThrottling(rate);
    await page.goto(fixture.urlOf('/kop-bil/alla-bilar-i-lager'), { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => (window as unknown as { clicked: number }).clicked === 20);
    await eventually(() => page.$$eval('main article > button[aria-pressed="true"]', (all) => all.length), 20);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('forecourt.saved') ?? '[]').length)).toBe(20);
  },
);

/** A field that React controls, and one that it does not. */
const TYPED = [
  ['/kop-bil/alla-bilar-i-lager', 'main input[type="search"]'],
  ['/anlaggningar/norrvag-malmo-jagersro', 'main input[name="name"]'],
] as const;
test.each(matrixCases(TYPED, TYPED.slice(0, 1)))(
  'no letter is lost that is typed from the first paint on: %s',
  async (path, selector) => {
    const { page } = await fixture.open();
    await page.evaluateOnNewDocument((fieldSelector) => {
      const typing = Object.assign(window, { typed: '' });
      const typeNext = () => {
        const field = document.querySelector<HTMLInputElement>(fieldSelector);
        if (field && document.activeElement !== field) field.focus({ preventScroll: true });
        const letter = String.fromCharCode(97 + (typing.typed.length % 26));
        if (field && document.execCommand('insertText', false, letter)) typing.typed += letter;
        if (typing.typed.length < 100) setTimeout(typeNext, 5);
      };
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        typeNext();
      }).observe({ type: 'paint', buffered: true });
    }, selector);
    await page.emulateCPUThrottling(4);
    await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => (window as unknown as { typed: string }).typed.length === 100);
    await waitForHydration(page);
    const typed = await page.evaluate(() => (window as unknown as { typed: string }).typed);
    expect(await page.$eval(selector, (field) => (field as HTMLInputElement).value)).toBe(typed);
  },
);

test('clicks and changes before any script are repeated: a heart, a filter that narrows the list, and its order', async () => {
  const { page } = await fixture.open();
  const { resume } = await pauseRequests(page, '.js');
  const list = fixture.urlOf('/kop-bil/alla-bilar-i-lager');
  await page.goto(list, { waitUntil: 'domcontentloaded' });
  await page.$eval('main article > button[aria-pressed]', (heart) => (heart as HTMLElement).click());
  const value = await page.$eval('main details[open] input[type="checkbox"]', (box) => {
    (box as HTMLElement).click();
    return (box as HTMLInputElement).value;
  });
  await page.select('main select[name="sortName"]', 'car_monthly_cost_asc');
  expect(await page.$$('[aria-pressed="true"]')).toEqual([]);
  resume();
  // A brand has a path of its own.
  const url = () => new URL(page.url()).pathname + new URL(page.url()).search;
  await eventually(url, `/kop-bil/alla-bilar-i-lager/b/${value.toLowerCase()}?sortName=car_monthly_cost_asc`);
  const checked = 'main details[open] input[type="checkbox"]:checked';
  await eventually(() => page.$$eval(checked, (all) => all.map((box) => (box as HTMLInputElement).value)), [value]);
  await eventually(
    () => page.$eval('main select[name="sortName"]', (select) => (select as HTMLSelectElement).value),
    'car_monthly_cost_asc',
  );
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('forecourt.saved') ?? '[]').length)).toBe(1);
});

test.each(['/dack-och-biltillbehor/dackhotell', '/service-och-verkstad/boka-bilverkstad', 'a car'])(
  'ids that React makes for %s are those of the server’s markup, so that attributes keep naming what appears later',
  async (path) => {
    const { page } = await fixture.visit(path === 'a car' ? '/kop-bil/alla-bilar-i-lager' : path);
    if (path === 'a car') {
      const car = await page.$eval('article a[href^="/kop-bil/"]', (link) => (link as HTMLAnchorElement).href);
      await page.goto(car);
      await waitForHydration(page);
    }
    await page.evaluate(() => {
      for (const later of document.querySelectorAll('[data-later]'))
        later.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    const ids = () =>
      page.$$eval('[id^="_R_"]', (elements) =>
        elements.map((element) => {
          const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
          return { id: element.id, ofReact: key && (element as unknown as Record<string, { id: string }>)[key]?.id };
        }),
      );
    await eventually(async () => (await ids()).some(({ ofReact }) => ofReact), true);
    expect((await ids()).filter(({ id, ofReact }) => ofReact && ofReact !== id)).toEqual([]);
  },
);
