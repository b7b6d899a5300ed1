import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { HTTPRequest, Page } from 'puppeteer';
import { carDetailSchema } from '../../../src/contracts/car/car.ts';
import { SAVED_SEARCH } from '../../../src/contracts/search/listVariants.ts';
import { loanOn } from '../../../src/features/car/money/carLoan.ts';
import { sandboxState, setPace } from '../../support/booking/booking.ts';
import { BOOKING_PATH, fillIn, findCar, press, pressButton, stepIsOpen } from '../../support/booking/bookingPage.ts';
import { bookingAtContact, openBookingAt } from '../../support/booking/storedBooking.ts';
import { enterText, pauseRequests, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import { holdTimer } from '../../support/browser/pageTimers.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';

/** A response comes late, and the visitor has gone on meanwhile: the last choice counts. */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

/** Holds every request whose URL has one of the parts, until it is released. */
async function holdRequests(page: Page, ...parts: readonly string[]) {
  const held: HTTPRequest[] = [];
  let holding = parts;
  const heldOf = (part: string) => held.filter((request) => request.url().includes(part));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (holding.some((part) => request.url().includes(part))) held.push(request);
    else void request.continue();
  });
  return {
    count: () => held.length,
    countOf: (part: string) => heldOf(part).length,
    /** Lets all requests of a part go on, and those that follow. */
    releaseAll: (part: string) => {
      holding = holding.filter((each) => each !== part);
      for (const request of heldOf(part)) void request.continue();
    },
    /** Lets a request go on, and waits until its response has arrived. */
    release: async (at: number) => {
      const request = held[at];
      const response = page.waitForResponse((each) => each.request() === request);
      await request?.continue();
      await (await response).text();
    },
  };
}

const textIn = (page: Page, selector: string) => page.$eval(selector, (field) => (field as HTMLInputElement).value);

describe('the workshop booking', () => {
  test('Q32 confirms the time that was sent, also when the visitor opens the choice of another one meanwhile', async () => {
    const { page } = await fixture.open();
    const { state, time } = await bookingAtContact(fixture.product);
    await openBookingAt(page, fixture.urlOf(BOOKING_PATH), state);
    await fillIn(page);
    const calls = await holdRequests(page, '/mechmate/book?');
    await press(page, '[data-book]');
    await eventually(calls.count, 1);
    await pressButton(page, 'Ändra verkstad eller tid');
    await page.waitForSelector('[data-department]');
    await calls.release(0);
    await page.waitForSelector('[data-booked]');
    const [booking] = (await sandboxState(fixture.product)).booking.bookings;
    const confirmation = await page.$eval('[data-booked]', ({ textContent }) => textContent);
    expect(booking?.timeSlot).toBe(time);
    expect(confirmation).toContain(booking?.id);
    expect(confirmation).toContain(`${time.slice(11, 16)}`);
    expect(confirmation).toContain('Oljebyte');
  });

  test('F098 F102 confirms and reports the prices of the workshop that come while the booking is sent', async () => {
    const { page } = await fixture.open({ consent: ['statistics'] });
    const calls = await holdRequests(page, '/mechmate/prices/', '/mechmate/book?');
    const { state } = await bookingAtContact(fixture.product, 'AVT123');
    await openBookingAt(page, fixture.urlOf(BOOKING_PATH), state);
    const total = (part: string) =>
      page.$eval(`${part} p > strong > span:last-child`, ({ textContent }) => textContent ?? '');
    await fillIn(page);
    const listed = await total('#booking aside');
    await press(page, '[data-book]');
    await eventually(() => calls.countOf('/mechmate/book?'), 1);
    calls.releaseAll('/mechmate/prices/');
    await eventually(async () => (await total('#booking aside')) !== listed, true);
    const priced = await total('#booking aside');
    calls.releaseAll('/mechmate/book?');
    await page.waitForSelector('[data-booked]');
    expect(await total('[data-booked]')).toBe(priced);
    const value = await page.evaluate(
      () =>
        (window as unknown as { dataLayer: { event?: string; value?: number }[] }).dataLayer.find(
          ({ event }) => event === 'purchase',
        )?.value,
    );
    expect(value).toBe(Number(priced.replace(/\D/g, '')));
  });

  test('F087 takes the place that was chosen last, and looks for the plate that is entered last', async () => {
    const PLATE = '#booking input[autocapitalize]';
    const PLACE = '#booking [role="combobox"]';
    const { page } = await fixture.visit(BOOKING_PATH);
    const calls = await holdRequests(page, '/api/places/', '/mechmate/car/');
    await page.type(PLATE, 'ABC123');
    for (const [at, name] of ['Borås', 'Malmö'].entries()) {
      await page.$eval(PLACE, (field) => (field as HTMLInputElement).select());
      await enterText(page, PLACE, name);
      await page.waitForSelector(`#booking [role="option"] ::-p-text(${name})`);
      await page.keyboard.press('Enter');
      await eventually(calls.count, at + 1);
    }
    await calls.release(1);
    await page.waitForSelector('#booking button[type="submit"]:not([disabled])');
    await calls.release(0);
    await waitForIdle(page);
    expect(await textIn(page, PLACE)).toBe('Malmö');

    await press(page, '#booking button[type="submit"]');
    await eventually(calls.count, 3);
    await page.focus(PLATE);
    await page.keyboard.press('Backspace');
    await calls.release(2);
    await waitForIdle(page);
    expect(await textIn(page, PLATE)).toBe('ABC12');
    expect(await page.$('#booking [data-step="1"][data-status="open"]')).not.toBeNull();
  });

  test('opens its next step without an entry of the history when another page is already loading', async () => {
    const { page } = await fixture.visit(BOOKING_PATH);
    const calls = await holdRequests(page, '/mechmate/car/', '/_page?');
    await findCar(page, 'ABC123');
    await eventually(calls.count, 1);
    await page.$eval('header a[href="/anlaggningar"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => window.location.pathname === '/anlaggningar');
    await eventually(calls.count, 2);
    const entries = () => page.evaluate(() => window.history.length);
    const before = await entries();
    await calls.release(0);
    await stepIsOpen(page, 2);
    await waitForIdle(page);
    expect(await entries()).toBe(before);
    await calls.release(1);
    await page.waitForSelector('main article h2');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(BOOKING_PATH);
    await stepIsOpen(page, 2);
  });
});

describe('F080 near me', () => {
  /** The browser finds the position when a test calls `find`. */
  async function openList() {
    const { page } = await fixture.open();
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
        value: (found: PositionCallback) => {
          Object.assign(window, { found });
        },
      });
    });
    await page.goto(fixture.urlOf('/anlaggningar'), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    const find = () =>
      page.evaluate(() => {
        const { found } = window as unknown as { found: PositionCallback };
        found({ coords: { latitude: 55.6049, longitude: 13.0038 } } as GeolocationPosition);
      });
    return { page, find };
  }

  test('keeps what the visitor has chosen before the position came', async () => {
    const { page, find } = await openList();
    await page.click('main button ::-p-text(Nära mig)');
    await enterText(page, 'main input[name="keyphrase"]', 'malmö');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.location.search.includes('keyphrase='));
    await find();
    await page.waitForFunction(() => window.location.search.includes('near='));
    expect(new URL(page.url()).searchParams.get('keyphrase')).toBe('malmö');
  });

  test('never brings a visitor back who opens a dealer meanwhile', async () => {
    const { page, find } = await openList();
    await page.click('main button ::-p-text(Nära mig)');
    const calls = await holdRequests(page, '/_page?');
    const path = await page.$eval('main article h2 a', (link) => (link as HTMLAnchorElement).pathname);
    await page.$eval('main article h2 a', (link) => (link as HTMLElement).click());
    await page.waitForFunction((path) => window.location.pathname === path, {}, path);
    await eventually(calls.count, 1);
    await find();
    await waitForIdle(page);
    expect(new URL(page.url()).pathname).toBe(path);
    await calls.release(0);
    await page.waitForFunction(() => !document.querySelector('main input[name="keyphrase"]'));
    await find();
    await waitForIdle(page);
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

test('F072 the comparison shows costs on the terms of the last request', async () => {
  const LIST = '/kop-bil/alla-bilar-i-lager';
  const TERMS = { months: 60 };
  const { page } = await fixture.visit(`${LIST}?months=${TERMS.months}`);
  for (const at of [0, 1]) {
    await Promise.all([
      page.waitForResponse((response) => response.url().includes('/api/cars')),
      page.$$eval('main article input[type="checkbox"]', (boxes, at) => (boxes[at] as HTMLElement).click(), at),
    ]);
  }
  await page.waitForSelector('a[href*="compare="]');
  const ids = await page.$$eval('main article:has(input:checked)', (cards) =>
    cards.map((card) => (card as HTMLElement).dataset.car),
  );
  const records = await recordsOf(fixture.product, 'vehicles_norrvag_se', { limit: 100 });
  const compared = records.map((record) => carDetailSchema.cast(record)).filter(({ car_id: id }) => ids.includes(id));
  const costs = (kind: 'own' | 'standard') =>
    compared.map((car) => `${kind === 'own' ? loanOn(car, TERMS)?.payment : car.car_loan_monthly_cost}kr/mån`);
  const shown = async (texts: readonly string[]) => {
    const text = (await page.$eval('dialog[open]', ({ textContent }) => textContent)).replaceAll(/\s/g, '');
    return texts.filter((each) => text.includes(each));
  };
  const calls = await holdRequests(page, '/api/cars');
  await page.$eval('a[href*="compare="]', (link) => (link as HTMLElement).click());
  await page.waitForSelector('dialog[open]');
  await eventually(calls.count, 1);
  await page.$eval('dialog[open] a[href]:has(span[aria-hidden])', (link) => (link as HTMLElement).click());
  await eventually(calls.count, 2);
  await calls.release(1);
  await eventually(() => shown(costs('standard')), costs('standard'));
  await calls.release(0);
  await waitForIdle(page);
  expect(await shown(costs('standard'))).toEqual(costs('standard'));
  expect(await shown(costs('own'))).toEqual([]);
});

describe('a visitor who follows a link', () => {
  const LIST = '/kop-bil/alla-bilar-i-lager';
  /** Follows a link, and returns its path and query when the page is requested. */
  async function follow(page: Page, link: string, count: () => number): Promise<string> {
    const before = count();
    const path = await page.$eval(link, (element) => {
      const { pathname, search } = element as HTMLAnchorElement;
      return pathname + search;
    });
    await page.$eval(link, (element) => (element as HTMLElement).click());
    await eventually(count, before + 1);
    return path;
  }
  const pathOf = (page: Page) => {
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  };
  const KEYPHRASE = 'main input[name="keyphrase"]';
  /** Submits a text that was not typed, so that no suggestions are requested before. */
  async function submitText(page: Page, text: string): Promise<void> {
    await page.focus(KEYPHRASE);
    // Suggestions that load later request those of what is in the field.
    await page.waitForSelector(`${KEYPHRASE}[role="combobox"]`);
    await page.$eval(KEYPHRASE, (field, value) => Object.assign(field, { value }), text);
    await page.keyboard.press('Enter');
  }

  test.each([
    ['a car', 'main article h2 a'],
    ['the saved cars', `main a[href="${LIST}?${SAVED_SEARCH}"]`],
  ])('F050 to %s is not taken back to the list by a text that is understood late', async (_name, link) => {
    const { page } = await fixture.visit(LIST);
    await page.click('main article button[aria-pressed]');
    await page.waitForSelector(`main a[href="${LIST}?${SAVED_SEARCH}"]`);
    const calls = await holdRequests(page, '/api/suggest?', '/_page?');
    await submitText(page, 'volvo');
    await eventually(calls.count, 1);
    const path = await follow(page, link, calls.count);
    await calls.release(0);
    await waitForIdle(page);
    // Any input makes a choice of the list its URL.
    await page.keyboard.press('Shift');
    await waitForIdle(page);
    expect(pathOf(page)).toBe(path);
  });

  test('Q35 keeps the cookie settings open when the page of a chosen make arrives', async () => {
    const { page } = await fixture.visit(LIST);
    const calls = await holdRequests(page, '/_page?');
    await page.$eval('input[name="car_brand"][value="Volvo"]', (box) => (box as HTMLElement).click());
    await eventually(calls.count, 1);
    await page.$eval('footer a[href="#cookie-settings"]', (link) => (link as HTMLElement).click());
    // The texts of the settings.
    await eventually(calls.count, 2);
    await calls.release(1);
    await page.waitForSelector('dialog[open] #consent-media-switch');
    await page.click('#consent-media-switch');
    await calls.release(0);
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('Volvo'));
    expect(await page.$eval('dialog[open] #consent-media-switch', (box) => (box as HTMLInputElement).checked)).toBe(
      true,
    );
  });

  test('F045 nothing is suggested for a submitted text, until the visitor types again', async () => {
    const { page } = await fixture.visit(LIST);
    await page.focus(KEYPHRASE);
    await page.waitForSelector(`${KEYPHRASE}[role="combobox"]`);
    const calls = await pauseRequests(page, '/api/suggest?');
    const requested = page.waitForRequest((request) => request.url().includes('/api/suggest?'));
    await page.keyboard.sendCharacter('volvo');
    await requested;
    await page.keyboard.press('Enter');
    calls.resume();
    await eventually(async () => page.url(), expect.stringContaining('/volvo'));
    await waitForIdle(page);
    const isExpanded = () => page.$eval(KEYPHRASE, (field) => field.getAttribute('aria-expanded'));
    expect(await isExpanded()).toBe('false');
    await page.keyboard.sendCharacter('v');
    await eventually(isExpanded, 'true');
  });

  test('F045 nothing is suggested for a text that was submitted before the suggestions had loaded', async () => {
    const { page } = await fixture.visit(LIST);
    const [CODE, API] = ['/Suggestions-', '/api/suggest?'];
    const calls = await holdRequests(page, CODE, API);
    await page.focus(KEYPHRASE);
    await eventually(() => calls.countOf(CODE) > 0, true);
    await page.keyboard.sendCharacter('volvo');
    await page.keyboard.press('Enter');
    await eventually(() => calls.countOf(API), 1);
    calls.releaseAll(CODE);
    await page.waitForSelector(`${KEYPHRASE}[role="combobox"]`);
    // Longer than the pause after the last letter.
    await sleep(300);
    expect(calls.countOf(API)).toBe(1);
    await page.keyboard.sendCharacter('v');
    await eventually(() => calls.countOf(API), 2);
  });

  test('F050 keeps what the visitor types while a submitted text is interpreted', async () => {
    const { page } = await fixture.visit(LIST);
    const calls = await holdRequests(page, '/api/suggest?');
    await submitText(page, 'volvo gul');
    await eventually(calls.count, 1);
    await page.keyboard.type(' kombi');
    await calls.release(0);
    await eventually(async () => page.url(), expect.stringContaining('/volvo'));
    await waitForIdle(page);
    expect(await textIn(page, KEYPHRASE)).toBe('volvo gul kombi');
  });

  test('F072 back from a car before the router has loaded is not undone by terms of the car', async () => {
    const { page } = await fixture.visit(LIST);
    const car = await page.$eval('main article h2 a', (link) => {
      (link as HTMLElement).click();
      return (link as HTMLAnchorElement).pathname;
    });
    await page.waitForSelector('main article h1');
    const { resume } = await pauseRequests(page, '/Navigator-');
    await page.setCacheEnabled(false);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    expect(pathOf(page)).toBe(car);
    const endPause = await holdTimer(page, 500);
    await page.focus('[data-loan] input[type="range"]');
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => window.history.back());
    await eventually(() => pathOf(page), LIST);
    await endPause();
    resume();
    await page.waitForSelector('main article h2');
    await waitForIdle(page);
    // The list has the terms of the visitor in its URL.
    expect(new URL(page.url()).pathname).toBe(LIST);
  });

  test('F072 from a car with terms that are not in its URL yet opens the page, and the terms are kept', async () => {
    const { page } = await fixture.visit(LIST);
    const car = await page.$eval('main article h2 a', (link) => (link as HTMLAnchorElement).pathname);
    await page.goto(fixture.urlOf(car), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    const calls = await holdRequests(page, '/_page?');
    await page.focus('[data-loan] input[type="range"]');
    await page.keyboard.press('ArrowRight');
    const path = await follow(page, 'header a[href="/anlaggningar"]', calls.count);
    await eventually(
      () => page.evaluate(() => sessionStorage.getItem('forecourt.terms')),
      expect.stringContaining('deposit='),
    );
    await waitForIdle(page);
    expect(pathOf(page)).toBe(path);
    await calls.release(0);
    await page.waitForSelector('main article h2');
    expect(pathOf(page)).toBe(path);
  });
});
