import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import { PHONE } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';

/** Condition and history of a used car: by keyboard, by tap, without scripts, on paper. Nothing of it needs a script. */

const fixture = browserFixture({ cars: 400 });

const SITES = { 'norrvag-se': '/kop-bil', 'rullande-sk': '/vlastnictvo-auta', 'marlow-uk': '/buy-car' } as const;
type Site = keyof typeof SITES;

type Found = Pick<
  CarRecord,
  'car_id' | 'slug' | 'car_brand' | 'car_images' | 'car_test_protocol' | 'car_history' | 'car_status'
>;

/** Returns the path of the first car of a site that is not sold and for which `isMeant`. */
async function pathTo(site: Site, isMeant: (car: Found) => boolean, prefix = ''): Promise<string> {
  const cars = await recordsOf<Found>(fixture.product, `vehicles_${site.replace('-', '_')}`, { limit: 400 });
  const car = cars.find((each) => each.car_status !== 'sold' && isMeant(each));
  if (!car) throw new Error('no such car');
  return `${prefix}${SITES[site]}/${car.car_id}/${car.slug}`;
}
const spotsOf = ({ car_test_protocol: protocol }: Found) => (protocol?.remarks ?? []).filter(({ image }) => image);
const hasSpots = (car: Found) => spotsOf(car).length >= 2 && Boolean(car.car_history);

/** Returns the target of the page's URL, whether it has the focus, and whether it is in the window and nothing covers it. */
const targetOf = (page: Page) =>
  page.evaluate(() => {
    const target = document.querySelector(':target');
    if (!target) return null;
    const { left, top, width, height } = target.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return { id: target.id, isFocused: document.activeElement === target, isVisible: target.contains(above) };
  });

describe.each([true, false])('with scripts: %s', (scripts) => {
  test.each(['norrvag-se', 'rullande-sk', 'marlow-uk'] as const)(
    '%s: on a phone a spot on the image leads to its remark by keyboard, and back by a tap',
    async (site) => {
      const path = await pathTo(site, hasSpots);
      const { page } = await fixture.visit(path, { site, viewport: PHONE, scripts });
      // The window is at its target at once: without scripts nothing says when it has scrolled.
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      const spot = '#condition a[id^="remark-spot-"]';
      const number = await page.$eval(spot, ({ textContent }) => textContent);
      await page.focus(spot);
      await page.keyboard.press('Enter');
      const remark = { id: `remark-${number}`, isFocused: true, isVisible: true };
      await eventually(() => targetOf(page), remark);
      // What is around it says which one it is, not only its colour.
      expect(await page.$eval(':target', (link) => getComputedStyle(link).outlineStyle)).toBe('solid');
      expect(await page.$eval('li:has(:target)', (item) => getComputedStyle(item).fontWeight)).toBe('600');
      await page.tap(`#remark-${number}`);
      await eventually(() => targetOf(page), { id: `remark-spot-${number}`, isFocused: true, isVisible: true });
      await page.evaluate(() => history.back());
      await eventually(async () => (await targetOf(page))?.id, remark.id);
    },
  );
});

test.each([
  ['norrvag-se', '', 1280],
  ['norrvag-se', '/en', 320],
  ['rullande-sk', '', 320],
  ['marlow-uk', '', 320],
] as const)(
  '%s%s at %i px: accessible, nothing wider than the window, every link is large enough',
  async (site, prefix, width) => {
    const path = await pathTo(site, hasSpots, prefix);
    const { page } = await fixture.visit(path, { site, viewport: { width, height: 900 } });
    expect(await violations(page, '#condition')).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const small = await page.$$eval(
      '#condition a',
      (links) =>
        links.map((link) => link.getBoundingClientRect()).filter(({ width, height }) => width < 24 || height < 24)
          .length,
    );
    expect(small).toBe(0);
    const lang = await page.$eval(
      '#remark-1, #condition ol li',
      (item) => item.closest('li')?.querySelector('[lang]')?.getAttribute('lang') ?? '',
    );
    expect(lang).toBe(prefix === '/en' ? 'sv' : '');
  },
);

test('a dark brand theme has the contrast of the others', async () => {
  const path = await pathTo('marlow-uk', (car) => hasSpots(car) && car.car_brand === 'Mercedes-Benz');
  const { page } = await fixture.visit(path, { site: 'mercedes.marlow-uk' });
  expect(await page.$eval('html', (root) => getComputedStyle(root).colorScheme)).toContain('dark');
  expect(await violations(page, '#condition')).toEqual([]);
});

test('in print the facts are there with what lacks a document; images and history are not', async () => {
  const path = await pathTo(
    'norrvag-se',
    (car) => hasSpots(car) && (car.car_history ?? []).some(({ document_url: url }) => !url),
  );
  const { page } = await fixture.visit(path, {});
  await page.emulateMediaType('print');
  const text = await page.$eval('#condition', (section) => (section as HTMLElement).innerText);
  expect(text).toContain('Skick och historik');
  expect(text).toContain('Senaste service');
  expect(text).not.toContain('Första registrering');
  expect(text).not.toMatch(/^Dokument$/m);
});

test('from a card by the browser’s own router: the section, its spots and a document', async () => {
  const path = await pathTo('norrvag-se', hasSpots);
  const { page } = await fixture.visit('/kop-bil/alla-bilar-i-lager?page=8', {});
  await page.waitForSelector(`a[href^="${path}"]`);
  await page.$eval(`a[href^="${path}"]`, (link) => (link as HTMLElement).click());
  const spot = await page.waitForSelector('#condition a[id^="remark-spot-"]');
  await spot?.evaluate((link) => (link as HTMLElement).click());
  await eventually(async () => /^remark-\d$/.test((await targetOf(page))?.id ?? ''), true);
  const url = await page.$eval('#condition a[href$=".pdf"]', (link) => (link as HTMLAnchorElement).href);
  const type = await page.evaluate(async (href) => (await fetch(href)).headers.get('content-type'), url);
  expect(type).toBe('application/pdf');
});
