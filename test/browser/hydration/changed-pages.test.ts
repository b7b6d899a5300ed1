import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { PHONE, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import {
  type ChangeTime,
  changeByOthers,
  changeNow,
  emptySections,
  waitForChanges,
} from '../../support/browser/foreignChanges.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';

/** Pages that a translation, a password manager or a blocker changes before, while and after they hydrate (docs/decisions/0156). */

const fixture = browserFixture({ cars: 60 });
const LIST = '/kop-bil/alla-bilar-i-lager';
const PATHS = [
  LIST,
  '/',
  '/anlaggningar',
  '/anlaggningar/norrvag-malmo-jagersro',
  '/livet-med-bil/nyheter',
  '/service-och-verkstad/boka-bilverkstad',
  'a car',
  '/dack-och-biltillbehor/dackhotell',
  '/salj-bil',
  'a comparison',
];
const TIMES: readonly ChangeTime[] = ['parsing', 'parsed', 0, 50, 150, 300, 'hydrated'];
type Case = readonly [path: string, time: ChangeTime];
const ALL: Case[] = PATHS.flatMap((path) => TIMES.map((time): Case => [path, time]));
/** Each page once, each time at least once. */
const DISTINCT = PATHS.map((path, index): Case => [path, TIMES[index % TIMES.length] ?? 'parsed']);

/** Returns the path of a page; that of the first available car, or of the comparison of two, by its name. */
async function pathOf(name: string): Promise<string> {
  if (name.startsWith('/')) return name;
  const [car, other] = await recordsOf<{ car_id: string; slug: string }>(fixture.product, 'vehicles_norrvag_se', {
    filters: { 'car_status.neq': ['sold'] },
  });
  return name === 'a car' ? `/kop-bil/${car?.car_id}/${car?.slug}` : `${LIST}?compare=${car?.car_id},${other?.car_id}`;
}

/** Opens a page that others change at a time. */
async function openChanged(path: string, time: ChangeTime): Promise<Page> {
  const { page } = await fixture.open({ viewport: PHONE, consent: null });
  await changeByOthers(page, time);
  await page.emulateCPUThrottling(4);
  await page.goto(fixture.urlOf(path), { waitUntil: 'load' });
  if (time === 'hydrated') {
    await waitForHydration(page);
    await changeNow(page);
  }
  await waitForChanges(page);
  await page.emulateCPUThrottling(1);
  await page.waitForFunction(() => Object.keys(document).some((name) => name.startsWith('__reactContainer')));
  await waitForIdle(page);
  return page;
}

test.each(matrixCases(ALL, DISTINCT))(
  'no section of %s loses its content that others change: %s',
  async (path, time) => {
    const page = await openChanged(await pathOf(path), time);
    expect(await emptySections(page)).toEqual([]);
    await waitForHydration(page);
    expect(await emptySections(page)).toEqual([]);
  },
);

const HEART = 'main ul[aria-busy] > li button[aria-pressed]';
const click = (page: Page, selector: string) =>
  page.$eval(selector, (control) => {
    (control.querySelector('font') ?? (control as HTMLElement)).click();
  });

test.each(matrixCases<ChangeTime>(TIMES, ['parsing', 150, 'hydrated']))(
  'the first taps on a list that others change have their effect: %s',
  async (time) => {
    const page = await openChanged(LIST, time);
    await click(page, HEART);
    await eventually(() => page.$eval(HEART, (heart) => heart.getAttribute('aria-pressed')), 'true');
    const filtered = await openChanged(LIST, time);
    await click(filtered, 'main details input[type="checkbox"]');
    await eventually(() => filtered.url().includes(`${LIST}/b/`) || filtered.url().includes('?'), true);
  },
);

/** Opens a page that streams, because the search is slower than the start page waits for its hero. */
async function openStream(path: string): Promise<Page> {
  for (const store of Object.values(fixture.product.caches.stores)) store.clear();
  await fixture.product.setFault({ upstream: 'search', kind: 'delay', delayMs: 3_000 });
  const { page } = await fixture.open({ viewport: PHONE, consent: null });
  await changeByOthers(page, 'parsing');
  await page.goto(fixture.urlOf(path), { waitUntil: 'load' });
  await fixture.product.setFault({ upstream: 'search', kind: 'none' });
  expect(await page.$('#scripts')).toBeNull();
  await page.waitForFunction(() => Object.keys(document).some((name) => name.startsWith('__reactContainer')));
  await waitForIdle(page);
  return page;
}

test.each(['/', 'a car'])(
  'no section of a page that streams loses its content that others change while it is parsed, and no tap is lost: %s',
  async (name) => {
    // What others do to a page that streams is not told from what React does.
    fixture.expectErrors(/Minified React error #4(?:18|23)/);
    const path = await pathOf(name);
    const page = await openStream(path);
    expect(await emptySections(page)).toEqual([]);
    const heart = 'main button[aria-pressed]';
    await click(page, heart);
    await eventually(() => page.$eval(heart, (button) => button.getAttribute('aria-pressed')), 'true');
    await waitForHydration(page);
    expect(await emptySections(page)).toEqual([]);
  },
);

test('the menu of a phone that is opened first, also on a changed page, stays open', async () => {
  for (const time of ['hydrated', 'parsed'] as const) {
    const { page } = await fixture.open({ viewport: PHONE });
    await changeByOthers(page, time);
    await page.goto(fixture.urlOf('/'), { waitUntil: 'networkidle0' });
    await page.tap('header button[popovertarget]');
    await waitForHydration(page);
    expect(await page.$eval('#site-menu', (menu) => menu.matches(':popover-open'))).toBe(true);
  }
});
