import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { HEADER, overflow, violations, WHOLE_PAGE } from '../support/browser/accessibility.ts';
import { DESKTOP, PHONE, waitForHydration } from '../support/browser/browser.ts';
import { focusedText, menuEntry, pressKeys } from '../support/browser/header.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases, TESTS_ALL } from '../support/matrix.ts';

const fixture = browserFixture({ cars: 40 });

async function open(page: Page, site: string, path = '/'): Promise<void> {
  await page.goto(fixture.urlOf(path, site), { waitUntil: 'load' });
  await waitForHydration(page);
}

/** Whether the focus is in the menu and not covered, or in the browser's own controls. Runs in the page. */
function isFocusVisible(): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  const box = activeElement.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return activeElement.closest('#site-menu') !== null && activeElement.contains(at);
}

/** 200 % zoom in a window of 1280 px leaves 640 px. */
const ZOOMED = { width: 640, height: 450 };

/** Parts of the page that the open menu makes inert. A form has one of its own, the field that people do not see. */
const INERT = '[inert]:not(form [inert])';

describe('F018 the menu below 1280 px', () => {
  const opener = 'header button[popovertarget]:not([popovertargetaction])';

  test.each(
    matrixCases<readonly [string, typeof PHONE | typeof ZOOMED]>(
      [
        ['phone', PHONE],
        ['200 %', ZOOMED],
      ],
      [['phone', PHONE]],
    ),
  )('%s: opens, moves and closes by keys, traps the focus and returns it', async (_name, viewport) => {
    const { page } = await fixture.open({ viewport });
    await open(page, 'norrvag-se', '/om-oss');
    await page.focus(opener);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#site-menu[role="dialog"]');
    await eventually(() => focusedText(page), 'Stäng menyn');
    await pressKeys(
      page,
      ['ArrowDown', 'Köp bil'],
      ['ArrowDown', 'Service och verkstad'],
      ['l', 'Livet med bil'],
      ['ArrowRight', 'Livet med bil'],
      ['ArrowDown', 'Livet med bil'],
      ['ArrowDown'],
      ['ArrowLeft', 'Livet med bil'],
      ['End', 'English'],
      ['Home', 'Köp bil'],
    );

    // Everything else is inert, and the focus is always visible.
    for (let count = 0; count < 25; count++) {
      await page.keyboard.press('Tab');
      await eventually(() => page.evaluate(isFocusVisible), true);
    }
    await page.focus('#site-menu nav > ul > li > a');
    await pressKeys(page, ['Escape', 'Meny']);
    await eventually(() => page.$$(INERT), []);
    await eventually(() => page.$('#site-menu[role]'), null);
  });

  test('a link navigates and closes the menu; a wider window has no sheet', async () => {
    const { page } = await fixture.open({ viewport: ZOOMED });
    await open(page, 'norrvag-se', '/om-oss');
    await page.click(opener);
    await page.waitForSelector('#site-menu[role="dialog"]');
    await page.click('#site-menu nav a[href="/salj-bil"]');
    await page.waitForFunction(
      () => window.location.pathname === '/salj-bil' && document.activeElement?.id === 'content',
    );
    await eventually(() => page.$('#site-menu:popover-open'), null);
    await page.click(opener);
    await page.waitForSelector('#site-menu:popover-open');
    await page.setViewport(DESKTOP);
    await page.waitForFunction(() => !document.querySelector('#site-menu:popover-open'));
    await eventually(() => page.$$(INERT), []);
  });

  test('F020 a section of the mega-menu replaces the menu and goes back to it', async () => {
    const { page } = await fixture.open({ viewport: PHONE });
    await open(page, 'marlow-uk');
    const links = () =>
      page.$$eval('#site-menu a', (all) =>
        all.filter((link) => link.checkVisibility({ visibilityProperty: true })).map((link) => link.textContent),
      );
    await page.click(opener);
    await page.waitForSelector('#site-menu[role="dialog"]');
    await eventually(links, (found) => expect(found).toContain('Sell your car'));
    await page.focus(menuEntry('Buy a car'));
    await pressKeys(page, ['Enter', 'Back']);
    await eventually(links, (found) => expect(found).toContain('Our brands'));
    await eventually(links, (found) => expect(found).not.toContain('Sell your car'));
    await eventually(links, (found) => expect(found).not.toContain('MINI'));

    // The third level has plus and minus buttons.
    await pressKeys(page, ['End', 'Pages in Our brands'], ['Enter', 'Pages in Our brands']);
    await eventually(links, (found) => expect(found).toContain('MINI'));
    await page.keyboard.press('Enter');
    await eventually(links, (found) => expect(found).not.toContain('MINI'));

    // Escape goes back first, then closes.
    await pressKeys(page, ['Escape', 'Buy a car']);
    await eventually(links, (found) => expect(found).toContain('Sell your car'));
    await pressKeys(page, ['Enter', 'Back'], ['Tab', 'Buy a car'], ['ArrowLeft', 'Buy a car'], ['Escape', 'Menu']);
  });

  test('F020 without scripts sections open and go back, and third-level pages are listed', async () => {
    const { page } = await fixture.open({ viewport: PHONE, scripts: false });
    await page.goto(fixture.urlOf('/', 'marlow-uk'), { waitUntil: 'load' });
    const isVisible = (text: string) =>
      page.$eval(
        `::-p-xpath(//*[@id="site-menu"]//*[self::a or self::span][normalize-space(.)="${text}"])`,
        (element) => element.checkVisibility({ visibilityProperty: true }),
      );
    await page.click(opener);
    await page.click(menuEntry('Buy a car'));
    const all = async () => [await isVisible('MINI'), await isVisible('Back'), await isVisible('Find us')];
    await eventually(all, [true, true, false]);
    await page.click(menuEntry('Buy a car'));
    await eventually(all, [false, false, true]);
  });
});

describe('open states have no violations and no overflow', () => {
  const still = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  /** `accessibility.test.ts` reads the rest of these pages. */
  const PART = TESTS_ALL ? WHOLE_PAGE : HEADER;
  /** A menu of lists, and one with a mega-menu. */
  type Panels = readonly [site: string, first: string, last: string];
  const NORRVAG: Panels = ['norrvag-se', 'Köp bil', 'Mer'];
  const MARLOW: Panels = ['marlow-uk', 'Buy a car', 'About us'];

  test.each(
    matrixCases<Panels>(
      [
        NORRVAG,
        MARLOW,
        ['rullande-se', 'Köp bil', 'Bilägande'],
        ['norrvag-dk', 'Køb bil', 'Køb bil'],
        ['mercedes.marlow-uk', 'Buy a car', 'About us'],
      ],
      [NORRVAG, MARLOW],
    ),
  )('panels of %s', async (site, first, last) => {
    const { page } = await fixture.open({ viewport: { width: 1600, height: 900 } });
    await page.emulateMediaFeatures(still);
    await open(page, site);
    for (const [width, text] of [
      [1600, first],
      [1280, last],
    ] as const) {
      await page.setViewport({ width, height: 900 });
      await page.hover('header a');
      await page.waitForSelector(menuEntry(text));
      await page.hover(menuEntry(text));
      await page.waitForSelector('header details[open]');
      // The background animation has ended.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect([width, await violations(page, PART)]).toEqual([width, []]);
      expect([width, await overflow(page)]).toEqual([width, 0]);
    }
  });

  const NARROW = { width: 320, height: 640, isMobile: true, hasTouch: true };
  type Sheet = readonly [site: string, width: number, text: string, viewport: typeof PHONE];
  const SHEET_OF_NORRVAG: Sheet = ['norrvag-no', 320, 'Kjøp bil', NARROW];
  const SHEET_OF_MARLOW: Sheet = ['marlow-uk', 320, 'Buy a car', NARROW];

  test.each(
    matrixCases<Sheet>(
      [
        SHEET_OF_NORRVAG,
        SHEET_OF_MARLOW,
        ['rullande-se', 320, 'Köp bil', NARROW],
        ['norrvag-se', 390, 'Köp bil', PHONE],
      ],
      [SHEET_OF_NORRVAG, SHEET_OF_MARLOW],
    ),
  )('the sheet of %s at %i px', async (site, width, text, viewport) => {
    const { page } = await fixture.open({ viewport });
    await page.emulateMediaFeatures(still);
    await open(page, site);
    await page.tap('header button[popovertarget]:not([popovertargetaction])');
    await page.waitForSelector('#site-menu[role="dialog"]');
    expect(await violations(page, PART)).toEqual([]);
    await page.tap(menuEntry(text));
    await page.waitForSelector('header details[open]');
    expect(await violations(page, PART)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    // At 390 px axe alone measures controls: a short name of a make, such as 'Kia', is narrower and has space around it.
    if (width > 320) return;
    const small = await page.$$eval(
      '#site-menu :is(a, button, summary)',
      (controls) =>
        controls
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .map((control) => control.getBoundingClientRect())
          .filter(({ width, height }) => width < 24 || height < 24).length,
    );
    expect(small).toBe(0);
  });
});
