import { expect, test } from '@jest/globals';
import type { Page, SerializedAXNode } from 'puppeteer';
import { findSite } from '../../config/sites.ts';
import { overflow, violations } from '../support/browser/accessibility.ts';
import { DESKTOP, PHONE, waitForHydration, waitForIdle } from '../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../support/browser/foundInPage.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { recordsOf } from '../support/data/records.ts';
import { matrixCases, TESTS_ALL } from '../support/matrix.ts';

/**
 * Runs axe on everything that opens on the pages of cars and dealers, in every theme. Tests of norrvag-se's components
 * cover the keyboard.
 */

const fixture = browserFixture({ cars: 400 });

/** A site of each theme, and the brand themes of its brand hosts. */
const THEMES = [
  ['norrvag-se', 'norrvag-se'],
  ['rullande-se', 'rullande-se'],
  ['marlow-uk', 'marlow-uk'],
] as const;
const BRAND_THEMES = [
  ['marlow-uk', 'mercedes.marlow-uk'],
  ['marlow-uk', 'smart.marlow-uk'],
  ['marlow-uk', 'mini.marlow-uk'],
  ['marlow-uk', 'bmw.marlow-uk'],
] as const;

const CARD = 'main ul[aria-busy] > li';
const DIALOG = 'dialog[open]';
const MODES = 'main [role="group"] button[aria-pressed]';

async function open(viewport: Viewport): Promise<Page> {
  const { page } = await fixture.open({ viewport });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  return page;
}

async function navigate(page: Page, host: string, path: string): Promise<void> {
  await page.goto(fixture.urlOf(path, host), { waitUntil: 'load' });
  await waitForHydration(page);
}

const click = (page: Page, selector: string) => page.$eval(selector, (one) => (one as HTMLElement).click());

async function compareThree(page: Page): Promise<void> {
  await page.waitForSelector(`${CARD} input[name="compare"]`);
  await page.$$eval(`${CARD} input[name="compare"]`, (all) => {
    for (const one of all.slice(0, 3)) (one as HTMLElement).click();
  });
  await page.waitForSelector('section a[aria-haspopup="dialog"]');
}

async function closePopover(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector(':popover-open'));
}

type Viewport = typeof PHONE | typeof DESKTOP;

interface State {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** What the state adds to the page. */
  part: string;
  /** So that the next state can be opened on the same page. */
  close?: (page: Page) => Promise<unknown>;
}

/** Everything that opens on the list, one after another. */
const LIST_STATES: readonly State[] = [
  {
    name: 'panel and slider',
    async open(page) {
      const drawer = 'main button[popovertarget="car-filters"]:not([popovertargetaction])';
      if (page.viewport()?.isMobile) await click(page, drawer);
      await page.waitForSelector('#car-filters input[type=range]');
      await page.focus('#car-filters input[type=range]');
    },
    part: '#car-filters',
    close: closePopover,
  },
  {
    name: 'promoted filter',
    async open(page) {
      await click(page, 'button[popovertarget="quick-car_fuel"]');
      await page.waitForSelector('#quick-car_fuel input');
    },
    part: '#quick-car_fuel',
    close: closePopover,
  },
  {
    name: 'suggestions',
    async open(page) {
      await page.focus('main search input[name="keyphrase"]');
      await page.waitForSelector('main search input[role="combobox"]');
      await page.keyboard.type('bm');
      await page.waitForSelector('[role="option"]');
    },
    part: 'main search',
    async close(page) {
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('[role="option"]')?.checkVisibility());
    },
  },
  {
    name: 'comparison',
    async open(page) {
      await compareThree(page);
      await click(page, 'section a[aria-haspopup="dialog"]');
      await page.waitForSelector(`${DIALOG} tbody td`);
    },
    part: DIALOG,
  },
];

const GALLERY: State = {
  name: 'pictures in large',
  async open(page) {
    await click(page, 'main button[aria-haspopup="dialog"]');
    await page.waitForSelector(`${DIALOG} [aria-live]`);
  },
  part: DIALOG,
  async close(page) {
    await page.keyboard.press('Escape');
    await page.waitForFunction((dialog) => !document.querySelector(dialog), {}, DIALOG);
  },
};
const SPIN: State = {
  name: 'turn',
  async open(page) {
    await page.waitForSelector(MODES);
    await page.$$eval(MODES, (all) => (all.at(-1) as HTMLElement).click());
    await page.waitForSelector('main canvas');
  },
  part: 'main section:has(canvas)',
};

/** Roles that a screen reader announces with their names. */
const NAMED =
  /^(?:button|link|checkbox|slider|combobox|searchbox|textbox|switch|dialog|option|listbox|img|image|radio|menuitem)$/;

function namelessNodes(node: SerializedAXNode | null): string[] {
  if (!node) return ['nothing at all'];
  const issues = NAMED.test(node.role) && !node.name?.trim() ? [`${node.role} without a name`] : [];
  return [...issues, ...(node.children ?? []).flatMap(namelessNodes)];
}

/** Returns what is wrong with the current state of the page. The matrix reads all of the page in each state. */
async function issuesOf(page: Page, part?: string): Promise<string[]> {
  await waitForIdle(page);
  const wider = await overflow(page);
  return [
    ...(await violations(page, TESTS_ALL ? undefined : part)),
    ...namelessNodes(await page.accessibility.snapshot()),
    ...(wider > 0 ? [`${wider} px too wide`] : []),
  ];
}

async function checkState(page: Page, { name, open, part, close }: State): Promise<void> {
  await open(page);
  expect([name, await issuesOf(page, part)]).toEqual([name, []]);
  await close?.(page);
}

/** Returns a car of Marlow with a 360° view. Only its cars on show have one (S2 §1). */
async function carOnShow(): Promise<string> {
  const filters = { autos_on_show: [true], 'car_status.neq': ['sold'] };
  const content = await recordsOf<{ car_id: string; slug: string; car_primary_image: unknown }>(
    fixture.product,
    'vehicles_marlow_uk',
    { fields: ['car_id', 'slug', 'car_primary_image'], filters, limit: 20 },
  );
  const car = content.find(({ car_primary_image: image }) => image);
  return `${pathsOf('marlow-uk').carDetail}/${car?.car_id}/${car?.slug}`;
}

type Case = readonly [id: string, host: string, width: string, viewport: Viewport];
const phone = ([id, host]: readonly [string, string]): Case => [id, host, '390 px', PHONE];
const desktop = ([id, host]: readonly [string, string]): Case => [id, host, '1280 px', DESKTOP];
const [NORRVAG, , MARLOW] = THEMES;

function pathsOf(id: string) {
  const paths = findSite(id)?.paths;
  if (!paths) throw new Error(`No site ${id}`);
  return paths;
}

test.each(
  matrixCases(
    THEMES.flatMap((theme) => [phone(theme), desktop(theme)]),
    [phone(NORRVAG), desktop(NORRVAG)],
  ),
)(
  '%s on %s F044 F045 F071 U3 everything that opens on the list is accessible at %s',
  async (id, host, _width, viewport) => {
    const page = await open(viewport);
    await navigate(page, host, pathsOf(id).carList);
    for (const state of LIST_STATES) await checkState(page, state);
  },
);

// Brands differ in colours alone, and only Marlow has a car page with a 360° view. The tests of these pages read them at all widths.
test.each(
  matrixCases(
    [...THEMES.flatMap((theme) => [phone(theme), desktop(theme)]), ...BRAND_THEMES.map(desktop)],
    [phone(NORRVAG), desktop(MARLOW)],
  ),
)(
  '%s on %s F063 F065 F071 F081 a dealer, a comparison, saved cars and a car with its dialogs are accessible at %s',
  async (id, host, _width, viewport) => {
    const { carList, dealers } = pathsOf(id);
    const find = (path: string, pattern: RegExp) => foundInPage(fixture.product, host, path, pattern);
    const [car] = await find(carList, CARD_LINK);
    const ids = await find(carList, /name="compare" value="([^"]+)"/g);
    const [dealer] = await find(dealers, CARD_LINK);
    const page = await open(viewport);
    for (const path of [dealer, `${carList}?compare=${ids.slice(0, 3).join(',')}`, `${carList}?saved=cars`, car]) {
      await navigate(page, host, path);
      expect([path, await issuesOf(page)]).toEqual([path, []]);
    }
    await checkState(page, GALLERY);
    if (id !== 'marlow-uk') return;
    await navigate(page, host, await carOnShow());
    await checkState(page, SPIN);
  },
);
