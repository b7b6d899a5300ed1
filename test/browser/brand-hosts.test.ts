import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { THEME_WORDMARKS } from '../../customers/sample/wordmarks.ts';
import { contrastRatio } from '../../src/theme/contrast.ts';
import { waitForStyles } from '../support/browser/waitForStyles.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases } from '../support/matrix.ts';

/** F002: brand hosts in the browser (docs/decisions/0052). */

const LIST = '/buy-car/used-cars';
const MINI = 'mini.marlow-uk';

const fixture = browserFixture({ cars: 100 });

test('F002 links from the start page to the list and a model keep the host and the make', async () => {
  const { page, close } = await fixture.visit('/', { site: MINI });
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.evaluate((list) => document.querySelector<HTMLAnchorElement>(`main a[href="${list}"]`)?.click(), LIST);
  await page.waitForFunction((list) => location.pathname === list && document.querySelector('main article'), {}, LIST);
  const model = 'input[name="car_model"][value="Cooper"]';
  await page.waitForSelector(model);
  expect(await page.$$eval('input[name="car_brand"]', (boxes) => boxes.length)).toBe(0);
  await page.$eval(model, (box) => (box as HTMLInputElement).click());
  await page.waitForFunction(() => {
    const titles = [...document.querySelectorAll('main ul[aria-busy="false"] > li h2')];
    const isOfModel = titles.length > 0 && titles.every(({ textContent }) => textContent?.startsWith('MINI Cooper'));
    return location.search === '?car_model=Cooper' && isOfModel;
  });
  // All of it was client navigation in one document.
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.reload();
  expect(await page.evaluate(() => location.search)).toBe('?car_model=Cooper');
  await close();
});

test('F002 a link to another make goes to the site’s own host', async () => {
  const { page, close } = await fixture.visit('/', { site: MINI });
  await page.evaluate((list) => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href]');
    link?.setAttribute('href', `${list}/b/bmw`);
    link?.click();
  }, LIST);
  await page.waitForFunction(() => location.hostname === 'marlow-uk.localhost');
  expect(await page.evaluate(() => location.pathname)).toBe(`${LIST}/b/bmw`);
  await close();
});

/** Returns what is drawn instead of the text of a link: file, shape, ink and ground, and whether the text is out of sight. */
const drawnIn = (page: Page, selector: string) =>
  page.$eval(selector, async (element) => {
    const drawing = getComputedStyle(element, '::before');
    const [, url = ''] = /url\("([^"]+)"\)/.exec(drawing.maskImage) ?? [];
    const text = document.createRange();
    text.selectNodeContents(element);
    return {
      file: await (await fetch(url)).text(),
      ratio: Number.parseFloat(drawing.width) / Number.parseFloat(drawing.height),
      text: element.textContent,
      isTextBelow: text.getBoundingClientRect().top >= element.getBoundingClientRect().bottom,
      ink: drawing.backgroundColor,
      ground: getComputedStyle(element.closest('a') ?? element).backgroundColor,
    };
  });

/** Returns an opaque colour in hexadecimal digits. */
const hexOf = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

const MAKE = 'header a > span';
const SITE_NAME = 'footer a[href="/"]';

test.each([
  [MINI, 'mini', 'MINI'],
  ['mercedes.marlow-uk', 'mercedes', 'Mercedes-Benz'],
] as const)(
  'the header of %s has the make’s wordmark, the footer the site’s, also in forced colours; both keep their text',
  async (site, theme, make) => {
    const { page, close } = await fixture.open({ scripts: false });
    await page.goto(fixture.urlOf('/find-us', site), { waitUntil: 'load' });
    await waitForStyles(page);
    const emulation = await page.createCDPSession();
    for (const value of ['none', 'active']) {
      await emulation.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
      for (const [selector, text, { path, width, height }] of [
        [MAKE, make, THEME_WORDMARKS[theme]],
        [SITE_NAME, 'Marlow', THEME_WORDMARKS.marlow],
      ] as const) {
        const { file, ratio, ink, ground, ...found } = await drawnIn(page, selector);
        expect(file).toContain(`d="${path}"`);
        expect(Math.abs(ratio - width / height)).toBeLessThan(0.05);
        expect([value, found]).toEqual([value, { text, isTextBelow: true }]);
        if (selector === MAKE && value === 'active')
          expect(contrastRatio(hexOf(ink), hexOf(ground))).toBeGreaterThan(4.5);
      }
    }
    await close();
  },
);

type Screen = readonly [width: number, height: number, deviceScaleFactor: number];
const PHONE_SCREEN: Screen = [390, 844, 3];
const SMALL_SCREEN: Screen = [1280, 900, 1];
const SHARP_SCREEN: Screen = [1440, 900, 2];
const SCREENS = matrixCases<Screen>(
  [
    [390, 844, 2],
    PHONE_SCREEN,
    SMALL_SCREEN,
    [1280, 720, 2],
    [1440, 900, 1],
    SHARP_SCREEN,
    [1920, 1080, 1],
    [1920, 1080, 2],
  ],
  [PHONE_SCREEN, SMALL_SCREEN, SHARP_SCREEN],
);

test('F014 a hero’s image has up to two pixels for each CSS pixel, and no more than were authored', async () => {
  for (const [width, height, deviceScaleFactor] of SCREENS) {
    const { page, close } = await fixture.open({ scripts: false });
    await page.setViewport({ width, height, deviceScaleFactor });
    await page.goto(fixture.urlOf('/', MINI), { waitUntil: 'domcontentloaded' });
    await waitForStyles(page);
    await eventually(
      () => page.$eval('main section img', (img) => (img as HTMLImageElement).currentSrc),
      expect.stringContaining('w='),
    );
    const image = await page.$eval('main section img', (img) => {
      const { clientWidth, clientHeight, currentSrc } = img as HTMLImageElement;
      const [authoredWidth, authoredHeight] = ['width', 'height'].map((name) => Number(img.getAttribute(name))) as [
        number,
        number,
      ];
      const renderedWidth = Math.max(clientWidth, (clientHeight * authoredWidth) / authoredHeight);
      return { width: renderedWidth, authoredWidth, offered: Number(new URL(currentSrc).searchParams.get('w')) };
    });
    const neededWidth = Math.min(image.width * Math.min(deviceScaleFactor, 2), image.authoredWidth);
    const of = `${width} x ${height} at ${deviceScaleFactor}`;
    expect([of, image.offered >= Math.floor(neededWidth)]).toEqual([of, true]);
    // No image is larger than necessary.
    if (deviceScaleFactor === 3) expect(image.offered).toBeLessThanOrEqual(1920);
    await close();
  }
});
