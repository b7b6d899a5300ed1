import { expect, test } from '@jest/globals';
import config from '../../../vite.config.ts';
import { waitForHydration } from '../../support/browser/browser.ts';
import { deleteApis, NEWER_APIS } from '../../support/browser/newerApis.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';

/** Pages in the oldest browsers of the build target, which lack newer interfaces. */

const fixture = browserFixture({ cars: 60 });
const LIST = '/kop-bil/alla-bilar-i-lager';

test('each interface of the list is newer than a browser of the build target', () => {
  const built = config({ command: 'build', mode: 'production' });
  expect(built).toMatchObject({ build: { target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'] } });
  const isOld = ([chrome, firefox, safari]: readonly number[]) =>
    Number(chrome) <= 111 && Number(firefox) <= 115 && Number(safari) <= 16.4;
  expect(Object.entries(NEWER_APIS).filter(([, versions]) => isOld(versions))).toEqual([]);
});

const PATHS = [
  '/',
  '/anlaggningar',
  '/service-och-verkstad/boka-bilverkstad',
  '/dack-och-biltillbehor/dackhotell',
  '/livet-med-bil/nyheter',
  '/salj-bil',
];
test.each([...PATHS, 'a car'])('%s hydrates without them, at the first touch of every control too', async (path) => {
  const [car] = await recordsOf<{ car_id: string; slug: string }>(fixture.product, 'vehicles_norrvag_se', {
    filters: { 'car_status.neq': ['sold'] },
  });
  const { page } = await fixture.open();
  await page.evaluateOnNewDocument(deleteApis, Object.keys(NEWER_APIS));
  await page.goto(fixture.urlOf(path === 'a car' ? `/kop-bil/${car?.car_id}/${car?.slug}` : path), {
    waitUntil: 'load',
  });
  expect(await page.evaluate(() => 'withResolvers' in Promise || 'showPopover' in HTMLElement.prototype)).toBe(false);
  await waitForHydration(page);
  await page.evaluate(() => {
    // That of a form which the browser sends would leave the page.
    const controls = 'main button:not(#savedSearch button), main summary, header button';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) control.click();
  });
  await waitForHydration(page);
});

test('a browser without popovers gets the page that it has without scripts', async () => {
  const { page } = await fixture.open();
  await page.evaluateOnNewDocument(() => {
    const { supports } = CSS;
    CSS.supports = (...condition: string[]) =>
      !condition.join().includes('popover') && supports.apply(CSS, condition as [string]);
  });
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
  await page.waitForFunction(() => !document.querySelector('noscript'));
  expect(await page.$$eval('[data-consent], html[data-consent]', ({ length }) => length)).toBe(0);
  expect(await page.evaluate(() => Object.keys(document).some((name) => name.startsWith('__reactContainer')))).toBe(
    false,
  );
});

test('F046 a list filters without them', async () => {
  const { page } = await fixture.open();
  await page.evaluateOnNewDocument(deleteApis, Object.keys(NEWER_APIS));
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
  const count = () => page.$eval('#car-list-count', (element) => element.textContent ?? '');
  // Suggestions are in a popover.
  await page.type('main input[name="keyphrase"]', 'vol');
  await page.waitForSelector('main [role="option"]');
  await page.$eval('main input[name="keyphrase"]', (field) => (field as HTMLInputElement).select());
  await page.keyboard.press('Backspace');
  const ofAll = await count();
  await page.$eval('aside input[name="car_fuel"]:not([disabled])', (box) => (box as HTMLElement).click());
  await page.waitForFunction((before) => document.querySelector('#car-list-count')?.textContent !== before, {}, ofAll);
  await page.waitForFunction(() => window.location.search.startsWith('?car_fuel='));
});
