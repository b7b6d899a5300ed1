import { describe, expect, test } from '@jest/globals';
import type { OptionalUpstream } from '../../config/upstreams.ts';
import { UPSTREAMS } from '../../config/upstreams.ts';
import { COMPARE_KEY } from '../../src/features/compare/compareKey.ts';
import { SAVED_KEY } from '../../src/features/saved/savedKey.ts';
import { waitForIdle } from '../support/browser/browser.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { recordsOf } from '../support/data/records.ts';

/** Scripts of pages make no call to an upstream that is off. A console error or a failed request fails the test (`browserFixture`). */

const settingsOf = (...off: OptionalUpstream[]) => Object.fromEntries(off.map((name) => [UPSTREAMS[name].url, 'off']));

/** Opens a page with stored cars and consent, touches and scrolls it, and returns the paths of its calls to our APIs. */
async function callsOf(fixture: ReturnType<typeof browserFixture>, path: string, site = 'norrvag-se') {
  const { page } = await fixture.open({ consent: ['statistics', 'preferences'] });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const url = fixture.urlOf(path, site);
  await page.evaluateOnNewDocument(
    (keys, cars) => {
      for (const key of keys) localStorage.setItem(key, cars);
    },
    [SAVED_KEY, COMPARE_KEY],
    JSON.stringify([{ card: { id: '1', slug: 'a', title: 'A' }, at: Date.now(), language: 'sv' }]),
  );
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await waitForIdle(page);
  return { page, calls: [...new Set(calls)] };
}

/** Returns the path of a car whose record says that it has a video or a 360° view. */
async function carOnShow(fixture: ReturnType<typeof browserFixture>): Promise<string> {
  const filters = { autos_on_show: [true], 'car_status.neq': ['sold'] };
  const [car] = await recordsOf(fixture.product, 'vehicles_marlow_uk', { limit: 1, filters });
  return `/buy-car/${car?.car_id}/${car?.slug}`;
}

describe('search off', () => {
  const fixture = browserFixture({ cars: 400, settings: settingsOf('search') });

  test('the start page has neither search box nor saved cars, and calls nothing', async () => {
    const { page, calls } = await callsOf(fixture, '/');
    expect(calls.filter((path) => path !== '/api/events')).toEqual([]);
    expect(await page.$$('search, [href*="saved=cars"], [href*="alla-bilar-i-lager"]')).toEqual([]);
    expect(await page.$$eval('h1', (headings) => headings.length)).toBe(1);
  });

  test('the booking works without dealers', async () => {
    const { page } = await callsOf(fixture, '/service-och-verkstad/boka-bilverkstad');
    expect(await page.$$('[data-place]')).toHaveLength(1);
  });
});

describe('booking and places off', () => {
  const fixture = browserFixture({ cars: 400, settings: settingsOf('booking', 'places') });

  test('the menu and the pages do not lead to it', async () => {
    const { page, calls } = await callsOf(fixture, '/service-och-verkstad');
    expect(calls.filter((path) => path.startsWith('/api/mechmate') || path === '/api/places')).toEqual([]);
    expect(await page.$$('[href*="boka-bilverkstad"]')).toEqual([]);
  });

  test('a URL of the booking is the not-found page', async () => {
    fixture.expectErrors(/404/);
    const { page, calls } = await callsOf(fixture, '/service-och-verkstad/boka-bilverkstad/min-bokning');
    expect(calls.filter((path) => path.startsWith('/api/mechmate'))).toEqual([]);
    expect(await page.$('h1')).not.toBeNull();
  });
});

describe('leads, test drives, valuation, car media and events off', () => {
  const fixture = browserFixture({
    cars: 400,
    settings: settingsOf('leads', 'testDrives', 'valuation', 'carMedia', 'events'),
  });

  test('a car has its gallery, price and dealer, no form, and calls nothing of them', async () => {
    const { page, calls } = await callsOf(fixture, await carOnShow(fixture), 'marlow-uk');
    expect(calls.filter((path) => !/^\/api\/(?:cars|search|suggest|consent|codeweaver\/.*)$/.test(path))).toEqual([]);
    expect(await page.$$('#contact-form, [data-trade-in], [href="#contact-form"], [href^="#contact-"]')).toEqual([]);
    // The main button leads to the dealer's telephone number and address.
    expect(await page.$$('a[href="#contact"]')).not.toEqual([]);
    expect(await page.$('#contact a[href^="tel:"]')).not.toBeNull();
  });
});
