import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { findSite } from '../../config/sites.ts';
import { overflow, violations, WHOLE_PAGE } from '../support/accessibility.ts';
import { DESKTOP, PHONE, waitForHydration, waitForIdle } from '../support/browser.ts';
import { browserFixture } from '../support/fixtures.ts';
import { matrixCases } from '../support/matrix.ts';

const fixture = browserFixture({ cars: 400 });

/** A site of each theme, and the brand themes of its brand hosts. */
const HOSTS = [
  ['norrvag-se', 'norrvag-se'],
  ['rullande-se', 'rullande-se'],
  ['marlow-uk', 'marlow-uk'],
  ['marlow-uk', 'mercedes.marlow-uk'],
  ['marlow-uk', 'smart.marlow-uk'],
  ['marlow-uk', 'mini.marlow-uk'],
  ['marlow-uk', 'bmw.marlow-uk'],
] as const;
const VIEWPORTS = [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const;

type Case = readonly [id: string, host: string, width: string, viewport: typeof PHONE | typeof DESKTOP];
const ALL: readonly Case[] = HOSTS.flatMap(([id, host]) =>
  VIEWPORTS.map(([width, viewport]): Case => [id, host, width, viewport]),
);
/**
 * Both widths, each site structure and a brand host. `src/theme/contrast.test.ts` covers the colours of the other
 * themes.
 */
const DISTINCT: readonly Case[] = [
  ['norrvag-se', 'norrvag-se', '390', PHONE],
  ['norrvag-se', 'norrvag-se', '1280', DESKTOP],
  ['rullande-se', 'rullande-se', '390', PHONE],
  ['marlow-uk', 'marlow-uk', '1280', DESKTOP],
  ['marlow-uk', 'mercedes.marlow-uk', '390', PHONE],
];

test.each(matrixCases(ALL, DISTINCT))(
  '%s on %s at %s px: home, list, car, dealers and not-found page have no violations and no overflow',
  async (id, host, _width, viewport) => {
    fixture.expectErrors(/^404: .*\/no-such-page/, /status of 404/);
    const paths = findSite(id)?.paths;
    if (!paths) throw new Error(`No site ${id}`);
    const { page } = await fixture.open({ viewport });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const car = await firstCar(page, fixture.urlOf(paths.carList, host));
    for (const path of ['/', paths.carList, car, paths.dealers, '/no-such-page']) {
      await page.goto(fixture.urlOf(path, host), { waitUntil: 'load' });
      await waitForHydration(page);
      expect([path, await violations(page, WHOLE_PAGE)]).toEqual([path, []]);
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
  },
);

async function firstCar(page: Page, list: string): Promise<string> {
  for (;;) {
    await page.goto(list, { waitUntil: 'domcontentloaded' });
    // A first search may exceed the page's deadline.
    const link = await page.$('main ul[aria-busy] > li a');
    if (link) return link.evaluate((element) => element.getAttribute('href') ?? '');
  }
}

describe('open states', () => {
  test.each([
    ['the menu', '/', 'header button[popovertarget]:not([popovertargetaction])'],
    ['the filters', '/kop-bil/alla-bilar-i-lager', 'main button[popovertarget]:not([popovertargetaction])'],
  ])('%s on a phone: dialogs, drawers and menus have no violations and no overflow', async (_name, path, opener) => {
    const { page } = await fixture.visit(path, { viewport: PHONE, waitUntil: 'load' });
    await page.$eval(opener, (button) => (button as HTMLElement).click());
    await page.waitForSelector(':popover-open');
    await waitForIdle(page);
    expect(await violations(page, WHOLE_PAGE)).toEqual([]);
  });
});
