import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { DESKTOP, PHONE } from '../support/browser/browser.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases } from '../support/matrix.ts';

/** Each site is known without its logo: hero, face and cards of its own (docs/decisions/0189). */

const fixture = browserFixture({ cars: 400 });

const LISTS: Readonly<Record<string, string>> = {
  'norrvag-se': '/kop-bil/alla-bilar-i-lager',
  'rullande-se': '/kop-bil/alla-begagnade-bilar',
  'marlow-uk': '/buy-car/used-cars',
  'mercedes.marlow-uk': '/buy-car/used-cars',
  'smart.marlow-uk': '/buy-car/used-cars',
  'mini.marlow-uk': '/buy-car/used-cars',
  'bmw.marlow-uk': '/buy-car/used-cars',
};
const WORLDS = Object.keys(LISTS);
/** A page of each world with a picture beside its heading. */
const PAGES: Readonly<Record<string, string>> = {
  'norrvag-se': '/kop-bil/finansiering',
  'rullande-se': '/bilagande/finansiering',
  'marlow-uk': '/buy-car/finance-and-insurance-options',
  'mercedes.marlow-uk': '/buy-car/brands/mercedes',
  'smart.marlow-uk': '/buy-car/brands/smart',
  'mini.marlow-uk': '/buy-car/brands/mini',
  'bmw.marlow-uk': '/buy-car/brands/bmw',
};
/** The pages of makes are on the group's host. */
const hostOf = (world: string) => world.split('.').at(-1) ?? world;
const HOSTS = matrixCases([...WORLDS, 'norrvag-no', 'norrvag-dk', 'norrvag-fi', 'rullande-sk'], WORLDS);

/** Text nodes of header and hero that are drawn: those for screen readers have an element of one pixel. */
function drawnTexts(hero: string): Text[] {
  const parts = document.querySelectorAll(`${hero}, body header`);
  return [...parts].flatMap((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(({ data, parentElement: parent }) => {
      const isDrawn = parent?.checkVisibility({ visibilityProperty: true }) && !parent.closest('noscript');
      return isDrawn && data.trim() !== '' && (parent?.getBoundingClientRect().width ?? 0) > 1;
    });
  });
}

/** Boxes of the pictures of the hero that are visible. */
const pictureBoxes = (hero: string) =>
  [...document.querySelectorAll(`${hero} img`)]
    .map((image) => image.getBoundingClientRect())
    .filter(({ width }) => width > 0);

/** Texts whose boxes are on a picture of the hero, or end outside of the window. */
function textsOnPictures(texts: readonly Text[], pictures: readonly DOMRect[]): string[] {
  const isOn = (box: DOMRect, picture: DOMRect) =>
    Math.min(box.right, picture.right) - Math.max(box.left, picture.left) > 1 &&
    Math.min(box.bottom, picture.bottom) - Math.max(box.top, picture.top) > 1;
  const isWrong = (box: DOMRect) => box.right > window.innerWidth + 1 || pictures.some((picture) => isOn(box, picture));
  return texts
    .filter((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(isWrong);
    })
    .map(({ data }) => data);
}

/** Returns the number of visible pictures, the texts that are on them, and how far the page scrolls sideways. */
const heroFaults = async (page: Page, hero: string) => {
  const script = `(() => {
    const textsOnPictures = ${textsOnPictures};
    const pictures = (${pictureBoxes})('${hero}');
    return {
      pictures: pictures.length,
      texts: textsOnPictures((${drawnTexts})('${hero}'), pictures),
      sideways: document.documentElement.scrollWidth - window.innerWidth,
    };
  })()`;
  return (await page.evaluate(script)) as { pictures: number; texts: string[]; sideways: number };
};

async function expectClearPicture(page: Page, hero: string): Promise<void> {
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewport({ width, height: width < 700 ? 844 : 900 });
    await eventually(() => page.evaluate(() => window.innerWidth), width);
    // The page is laid out again after the window has its width, and with fonts that come then.
    const faults = async () => ({ width, ...(await heroFaults(page, hero)) });
    await eventually(faults, { width, pictures: 1, texts: [], sideways: 0 });
  }
}

test.each(HOSTS)('F014 no text of %s is on the picture of its hero from 320 to 1920 px', async (site) => {
  const { page } = await fixture.visit('/', { site, viewport: DESKTOP, scripts: false, waitUntil: 'load' });
  await expectClearPicture(page, 'main section[data-composition]');
});

/** The arrangement of a page's hero: where its heading and picture are, the edges of the picture, and the field. */
function arrangement(): string {
  const hero = document.querySelector('main section[data-at]');
  const [title, picture] = [hero?.querySelector('h1'), hero?.querySelector('img')?.parentElement];
  if (!hero || !title || !picture) throw new Error('There is no hero with a heading and a picture');
  const [field, text, image] = [hero, title, picture].map((one) => one.getBoundingClientRect());
  if (!field || !text || !image) throw new Error('A part is not drawn');
  const { clipPath, maskImage, borderTopWidth, borderStartStartRadius, borderEndEndRadius } = getComputedStyle(picture);
  return [
    text.right <= image.left + 1 ? 'beside' : text.bottom <= image.top + 1 ? 'above' : 'below',
    field.width >= window.innerWidth ? 'whole' : 'column',
    Math.abs(image.right - field.right) < 2 ? 'to the edge' : 'inside',
    ...[clipPath, maskImage, borderTopWidth, borderStartStartRadius, borderEndEndRadius],
  ].join(', ');
}

test('F014 each world arranges the hero of a page in its own way, and no text is on its picture', async () => {
  const seen: string[] = [];
  for (const world of WORLDS) {
    const options = { site: hostOf(world), viewport: DESKTOP, scripts: false, waitUntil: 'load' } as const;
    const { page, close } = await fixture.visit(PAGES[world] ?? '/', options);
    seen.push(await page.evaluate(arrangement));
    await expectClearPicture(page, 'main section[data-at]');
    await close();
  }
  expect(new Set(seen).size).toBe(WORLDS.length);
});

/** Face of the heading, and the number of font files that the page has fetched. */
async function facesOf(page: Page): Promise<{ face: string; files: number }> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => ({
    face: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.split(',')[0] ?? '',
    files: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  }));
}

/** The arrangement of a card: its parts from top to bottom, and how the price is set. */
function anatomy(): { arrangement: string; missing: string[] } {
  const card = document.querySelector('main li article:has(input[name="compare"])');
  const parts: Record<string, Element | null | undefined> = {
    title: card?.querySelector('h2'),
    price: card?.querySelector('strong'),
    facts: card?.querySelector('h2 ~ p:has(> span)'),
    text: card?.querySelector('h2 + p'),
    city: card?.querySelector('div > p:has(+ label)'),
    compare: card?.querySelector('label'),
  };
  const tops = Object.entries(parts).map(([name, part]) => ({ name, box: part?.getBoundingClientRect() }));
  const order = tops.toSorted((one, other) => (one.box?.top ?? 0) - (other.box?.top ?? 0)).map(({ name }) => name);
  const price = getComputedStyle(parts.price ?? document.body);
  const body = getComputedStyle(parts.title?.parentElement ?? document.body);
  const frame = getComputedStyle(card?.querySelector(':scope > span') ?? document.body);
  const look = [
    price.fontFamily.split(',')[0],
    price.fontWeight,
    body.textAlign,
    frame.outlineStyle,
    frame.borderRadius,
  ];
  const missing = tops.filter(({ box }) => !box || box.height < 2).map(({ name }) => name);
  return { arrangement: [...order, ...look].join(' '), missing };
}

test('F045 each world has a face and a card of its own, with every part of a card, and at most two font files', async () => {
  const seen: { face: string; arrangement: string }[] = [];
  for (const site of WORLDS) {
    const { page, close } = await fixture.visit(LISTS[site] ?? '/', {
      site,
      viewport: DESKTOP,
      scripts: false,
      waitUntil: 'load',
    });
    const { face, files } = await facesOf(page);
    expect([site, files <= 2]).toEqual([site, true]);
    const { arrangement, missing } = await page.evaluate(anatomy);
    expect([site, missing]).toEqual([site, []]);
    seen.push({ face, arrangement });
    await close();
  }
  expect(new Set(seen.map(({ face }) => face)).size).toBe(WORLDS.length);
  expect(new Set(seen.map(({ arrangement }) => arrangement)).size).toBe(WORLDS.length);
});

const HERO = 'main section[data-composition="colours"]';
const shownPictures = (page: Page) =>
  page.$$eval(`${HERO} img`, (images) => images.filter((image) => image.checkVisibility()).map(({ alt }) => alt));

test('F014 a colour changes the picture of the hero without scripts', async () => {
  const { page } = await fixture.visit('/', { site: 'mini.marlow-uk', viewport: PHONE, scripts: false });
  const pictures = await page.$$eval(`${HERO} img`, (images) => images.map(({ alt }) => alt));
  expect(await shownPictures(page)).toEqual([pictures[0]]);
  await page.click(`${HERO} input[type="radio"][value="4"]`);
  await eventually(() => shownPictures(page), [pictures[3]]);
});

test('F014 only pictures of colours that were chosen are fetched, by the keyboard too', async () => {
  const { page } = await fixture.visit('/', { site: 'mini.marlow-uk', viewport: PHONE });
  const fetched = () =>
    page.$$eval(`${HERO} img`, (images) => images.slice(3, 5).map(({ naturalWidth }) => naturalWidth > 0));
  expect(await fetched()).toEqual([false, false]);
  await page.click(`${HERO} input[type="radio"][value="4"]`);
  await eventually(fetched, [true, false]);
  await page.keyboard.press('ArrowRight');
  await eventually(fetched, [true, true]);
  expect(await shownPictures(page)).toHaveLength(1);
});

test('F105 side views are drawn to one scale, on wide and on narrow screens', async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const { page, close } = await fixture.visit('/', { site: 'bmw.marlow-uk', viewport, scripts: false });
    const millimetres = await page.$$eval('main li:has([data-measure="length"])', (items) =>
      items.map((item) => {
        const line = item.querySelector('[data-measure="length"] > :first-child')?.getBoundingClientRect();
        const text = item.querySelector('[data-measure="length"] strong')?.textContent ?? '';
        return Number(text.replace(/\D/g, '')) / (line?.width ?? 0);
      }),
    );
    expect(millimetres).toHaveLength(3);
    const [first = 0] = millimetres;
    for (const scale of millimetres) expect(Math.abs(scale / first - 1)).toBeLessThan(0.01);
    await close();
  }
});

test('F105 the stock by places: bars are as long as their numbers, from 320 px without sideways scrolling', async () => {
  const { page } = await fixture.visit('/', { viewport: { width: 320, height: 700 }, scripts: false });
  const rows = await page.$$eval('main li:has(> a[href*="car_site_city="])', (items) =>
    items.map((item) => ({
      share: item.querySelector('[aria-hidden]')?.getBoundingClientRect().width ?? 0,
      count: Number(item.textContent?.match(/(\d+)\D*$/)?.[1]),
    })),
  );
  expect(rows.length).toBeGreaterThan(3);
  const most = rows.reduce((one, other) => (one.count > other.count ? one : other));
  for (const { share, count } of rows)
    expect(Math.abs(share - Math.max(10, (most.share * count) / most.count))).toBeLessThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('F105 every link of the stock by colour leads to as many cars as it says', async () => {
  const { page } = await fixture.visit('/', { site: 'mini.marlow-uk', viewport: DESKTOP, scripts: false });
  const links = await page.$$eval('main a[href*="car_color="]', (all) =>
    (all as HTMLAnchorElement[]).map(({ href, textContent }) => ({ href, count: textContent?.match(/(\d+)/)?.[1] })),
  );
  expect(links.length).toBeGreaterThan(2);
  for (const { href, count } of links.slice(0, 3)) {
    await page.goto(href);
    expect(
      await page.$eval('main', (main, text) => new RegExp(`\\b${text} cars?\\b`).test(main.innerText), count),
    ).toBe(true);
  }
});
