import { expect, test } from '@jest/globals';
import type { Page, SerializedAXNode } from 'puppeteer-core';
import { findSite } from '../../config/sites.ts';
import { overflow, violations } from '../support/accessibility.ts';
import { DESKTOP, PHONE, waitForHydration, waitForIdle } from '../support/browser.ts';
import { browserFixture } from '../support/fixtures.ts';
import { matrixCases } from '../support/matrix.ts';
import { recordsOf } from '../support/records.ts';

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

async function visit(site: string, path: string, viewport: Viewport) {
  const opened = await fixture.open({ viewport });
  await opened.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await navigate(opened.page, site, path);
  return opened;
}

/** Opens the page at a path. Requests it again when the first search exceeded the page's deadline. */
async function navigate(page: Page, site: string, path: string): Promise<void> {
  do {
    await page.goto(fixture.urlOf(path, site), { waitUntil: 'load' });
  } while (await page.$('main [role="alert"]'));
  await waitForHydration(page);
}

const click = (page: Page, selector: string) => page.$eval(selector, (one) => (one as HTMLElement).click());

/** Returns the URL of the first card. */
async function carPath(page: Page): Promise<string> {
  await page.waitForSelector(`${CARD} h2 a`);
  return page.$eval(`${CARD} h2 a`, (link) => link.getAttribute('href') ?? '');
}

async function compareThree(page: Page): Promise<void> {
  await page.waitForSelector(`${CARD} input[name="compare"]`);
  await page.$$eval(`${CARD} input[name="compare"]`, (all) => {
    for (const one of all.slice(0, 3)) (one as HTMLElement).click();
  });
  await page.waitForSelector('section a[aria-haspopup="dialog"]');
}

type Viewport = typeof PHONE | typeof DESKTOP;
type State = readonly [name: string, open: (page: Page) => Promise<unknown>];

/** Everything that opens on the list, each state on a page of its own. */
const LIST_STATES: readonly State[] = [
  [
    'panel and slider',
    async (page) => {
      const drawer = 'main button[popovertarget="car-filters"]:not([popovertargetaction])';
      if (page.viewport()?.isMobile) await click(page, drawer);
      await page.waitForSelector('#car-filters input[type=range]');
      await page.focus('#car-filters input[type=range]');
    },
  ],
  [
    'promoted filter',
    async (page) => {
      await click(page, 'button[popovertarget="quick-car_fuel"]');
      await page.waitForSelector('#quick-car_fuel input');
    },
  ],
  [
    'suggestions',
    async (page) => {
      await page.focus('main search input[name="keyphrase"]');
      await page.waitForSelector('main search input[role="combobox"]');
      await page.keyboard.type('bm');
      await page.waitForSelector('[role="option"]');
    },
  ],
  [
    'comparison',
    async (page) => {
      await compareThree(page);
      await click(page, 'section a[aria-haspopup="dialog"]');
      await page.waitForSelector(`${DIALOG} tbody td`);
    },
  ],
];

const mode = async (page: Page, place: number) => {
  await page.waitForSelector(MODES);
  await page.$$eval(MODES, (all, at) => (all.at(at) as HTMLElement).click(), place);
};
const GALLERY: State = [
  'pictures in large',
  async (page) => {
    await click(page, 'main button[aria-haspopup="dialog"]');
    await page.waitForSelector(`${DIALOG} [aria-live]`);
  },
];
const SPIN: State = [
  'turn',
  async (page) => {
    await mode(page, -1);
    await page.waitForSelector('main canvas');
  },
];

/** Roles that a screen reader announces with their names. */
const NAMED =
  /^(?:button|link|checkbox|slider|combobox|searchbox|textbox|switch|dialog|option|listbox|img|image|radio|menuitem)$/;

function namelessNodes(node: SerializedAXNode | null): string[] {
  if (!node) return ['nothing at all'];
  const issues = NAMED.test(node.role) && !node.name?.trim() ? [`${node.role} without a name`] : [];
  return [...issues, ...(node.children ?? []).flatMap(namelessNodes)];
}

/** Returns what is wrong with the current state of the page. */
async function issuesOf(page: Page): Promise<string[]> {
  await waitForIdle(page);
  const wider = await overflow(page);
  return [
    ...(await violations(page)),
    ...namelessNodes(await page.accessibility.snapshot()),
    ...(wider > 0 ? [`${wider} px too wide`] : []),
  ];
}

async function checkState(host: string, path: string, viewport: Viewport, [name, open]: State): Promise<void> {
  const { page, consoleErrors } = await visit(host, path, viewport);
  await open(page);
  expect([name, await issuesOf(page), consoleErrors]).toEqual([name, [], []]);
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
  return `${findSite('marlow-uk')?.paths.carDetail}/${car?.car_id}/${car?.slug}`;
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
    for (const state of LIST_STATES) await checkState(host, pathsOf(id).carList, viewport, state);
  },
);

// Brands differ in colours alone, and only Marlow has a car page with a 360° view.
test.each(
  matrixCases(
    [...THEMES.flatMap((theme) => [phone(theme), desktop(theme)]), ...BRAND_THEMES.map(desktop)],
    [phone(NORRVAG), desktop(NORRVAG), phone(MARLOW), desktop(MARLOW)],
  ),
)(
  '%s on %s F063 F065 F071 F081 a dealer, a comparison, saved cars and a car with its dialogs are accessible at %s',
  async (id, host, _width, viewport) => {
    const paths = pathsOf(id);
    const { page, consoleErrors } = await visit(host, paths.carList, viewport);
    const car = await carPath(page);
    const ids = await page.$$eval(`${CARD} input[name="compare"]`, (all) =>
      all.slice(0, 3).map((one) => (one as HTMLInputElement).value),
    );
    await navigate(page, host, paths.dealers);
    const dealer = await page.$eval('main article a', (link) => link.getAttribute('href') ?? '');
    for (const path of [dealer, `${paths.carList}?compare=${ids.join(',')}`, `${paths.carList}?saved=cars`, car]) {
      await navigate(page, host, path);
      expect([path, await issuesOf(page)]).toEqual([path, []]);
    }
    expect(consoleErrors).toEqual([]);
    await checkState(host, car, viewport, GALLERY);
    if (id === 'marlow-uk') await checkState(host, await carOnShow(), viewport, SPIN);
  },
);
