import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { DESKTOP, PHONE } from '../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../support/browser/foundInPage.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';

/** Things that share lines, and things that stay clear of each other. */

const fixture = browserFixture({ cars: 400 });
const LIST = '/kop-bil/alla-bilar-i-lager';

const boxesOf = (page: Page, selector: string) =>
  page.$$eval(selector, (found) =>
    found
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
  );
type Box = Awaited<ReturnType<typeof boxesOf>>[number];
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test.each([800, 1280])(
  'F013 cards of models side by side end on one line at %i px, and so do their links',
  async (width) => {
    const { page } = await fixture.visit('/kop-bil/bilmarken/kia', { viewport: { width, height: 900 } });
    const ends = async (selector: string) => (await boxesOf(page, selector)).map(({ bottom }) => Math.round(bottom));
    const cards = await ends('main article:has(dl)');
    expect(cards).toHaveLength(3);
    expect(new Set(cards).size).toBe(1);
    const links = await page.$$eval('main article:has(dl)', (all) =>
      all.map((card) => Math.round(card.querySelector('dl')?.getBoundingClientRect().bottom ?? 0)),
    );
    expect(new Set(links).size).toBe(1);
  },
);

test.each([320, 390, 768, 1280])(
  'the button that scrolls down covers no control of the hero at %i px',
  async (width) => {
    const viewport = { width, height: 844, isMobile: width < 500 };
    const { page } = await fixture.visit('/', { site: 'mini.marlow-uk', viewport });
    // What appears moves a few pixels, and would be measured on its way.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const [down] = await boxesOf(page, 'main a[href^="#"]:has(svg)');
    const controls = await boxesOf(page, 'main section:first-of-type :is(a:not([href^="#"]), button, input, h1, p)');
    expect(controls.length).toBeGreaterThan(2);
    expect(down && controls.filter((each) => overlap(each, down))).toEqual([]);
  },
);

describe('phones', () => {
  test('U5 chips have their own line below the count and the sort field, to the edges of the screen', async () => {
    const path = `${LIST}?car_brand=Volvo&car_brand=Kia&car_fuel=El&car_price=50000-900000`;
    const { page } = await fixture.visit(path, { viewport: PHONE });
    const [count, sort] = await Promise.all([
      boxesOf(page, '#car-list-count'),
      boxesOf(page, 'select[name="sortName"]'),
    ]);
    const [scroller] = await boxesOf(page, 'div:has(> ul[aria-label="Valda filter"])');
    const [chip] = await boxesOf(page, 'ul[aria-label="Valda filter"] a');
    const lowest = Math.max(...[...count, ...sort].map(({ bottom }) => bottom));
    expect(chip?.top).toBeGreaterThanOrEqual(lowest - 1);
    expect(chip?.left).toBe(count[0]?.left);
    expect([scroller?.left, scroller?.right]).toEqual([0, PHONE.width]);
  });

  test('the bar of a car is a band from edge to edge, with its price on the line of its buttons, and leaves where the page says the same', async () => {
    const [car] = await foundInPage(fixture.product, 'norrvag-se', LIST, CARD_LINK);
    const { page } = await fixture.visit(car, { viewport: PHONE });
    const bar = 'article > [data-above-bars]';
    const [box] = await boxesOf(page, bar);
    expect([box?.left, box?.right, box?.bottom]).toEqual([0, PHONE.width, PHONE.height]);
    const middleOf = async (selector: string) => {
      const [inner] = await boxesOf(page, selector);
      return ((inner?.top ?? 0) + (inner?.bottom ?? 0)) / 2;
    };
    expect(Math.abs((await middleOf(`${bar} strong`)) - (await middleOf(`${bar} a`)))).toBeLessThan(4);

    const isShown = () => page.$eval(bar, (element) => getComputedStyle(element).visibility);
    const scrollTo = (selector: string, block: ScrollLogicalPosition) =>
      page.$eval(selector, (element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }), block);
    await scrollTo('[data-instead-of-bar]', 'start');
    await eventually(isShown, 'hidden');
    await page.$eval('[data-instead-of-bar]', (box) => window.scrollBy(0, box.getBoundingClientRect().bottom + 10));
    await eventually(isShown, 'visible');
    await scrollTo('#contact', 'center');
    await eventually(isShown, 'hidden');
    // It ends with the article: nothing of it is in the window at the end of the page.
    await scrollTo('footer', 'end');
    await eventually(async () => (await boxesOf(page, bar)).every(({ bottom }) => bottom <= 0), true);
  });
});

test('the page of a booking shows the booking before anything else', async () => {
  // There is no booking without the link of a confirmation.
  fixture.expectErrors(/^404: .*\/api\/mechmate\/booking/, /status of 404/);
  const { page } = await fixture.visit('/service-och-verkstad/boka-bilverkstad/min-bokning', { viewport: DESKTOP });
  const [booking] = await boxesOf(page, '#min-bokning');
  expect(booking?.top).toBeLessThan(DESKTOP.height * 0.6);
});

test.each([PHONE, DESKTOP])(
  'F014 the hero of the not-found page begins at the header and has a search at %j',
  async (viewport) => {
    fixture.expectErrors(/^404: .*\/no-such-page/, /status of 404/);
    const { page } = await fixture.visit('/no-such-page', { viewport });
    const [[header], [hero], [search]] = await Promise.all([
      boxesOf(page, 'header'),
      boxesOf(page, 'main section:has(h1)'),
      boxesOf(page, 'main section:has(h1) input[name="keyphrase"]'),
    ]);
    expect(Math.round((hero?.top ?? 0) - (header?.bottom ?? 0))).toBe(0);
    expect(search?.bottom).toBeLessThan(viewport.height);
  },
);

test('the text of a page is as large as the teasers beside it, and a large quotation has the columns of the text', async () => {
  const { page } = await fixture.visit('/om-oss', { viewport: DESKTOP });
  const sizes = await page.$$eval('main h2 + p, main h2 + div > p', (found) =>
    found
      .filter((each) => /^(Norrväg började|Solceller)/.test(each.textContent ?? ''))
      .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
  );
  expect(sizes).toHaveLength(2);
  expect(sizes[0]).toBeGreaterThanOrEqual(sizes[1] ?? Number.NaN);
  const [quote] = await boxesOf(page, 'main figure > blockquote');
  const [author] = await boxesOf(page, 'main figure > figcaption');
  const [text] = await boxesOf(page, 'main h2 + p');
  expect(Math.abs((quote?.left ?? 0) - (text?.left ?? 0))).toBeLessThan(2);
  expect(author?.right).toBeLessThan(quote?.left ?? 0);
});

test('on phones the tab to the top ends before the text, and no arrow stands alone on a line', async () => {
  const { page } = await fixture.visit('/', { viewport: PHONE });
  const [heading] = await boxesOf(page, 'h1');
  const tab = await page.$eval('a[href="#top"]', (link) => Number.parseFloat(getComputedStyle(link, '::before').width));
  expect(tab).toBeGreaterThan(10);
  expect((heading?.left ?? 0) - tab).toBeGreaterThanOrEqual(5);
  const gaps = await page.$$eval('main li:last-child > a:has(> svg:last-child)', (links) =>
    links.map((link) => {
      const lines = [...(link.querySelector('span')?.getClientRects() ?? [])];
      const arrow = link.querySelector('svg')?.getBoundingClientRect();
      const last = lines.at(-1);
      return last && arrow ? Math.abs((last.top + last.bottom) / 2 - (arrow.top + arrow.bottom) / 2) : Number.NaN;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps.filter((gap) => !(gap < 8))).toEqual([]);
});
