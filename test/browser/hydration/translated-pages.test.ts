import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { carDetailSchema } from '../../../src/contracts/car/car.ts';
import { payableAmount } from '../../../src/contracts/car/offer.ts';
import {
  BOOKING_PATH,
  chooseService,
  chooseTime,
  fillIn,
  findCar,
  pressButton,
  toggle,
} from '../../support/booking/bookingPage.ts';
import { enterText, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import { translateTexts } from '../../support/browser/translator.ts';
import { choose, LIST, openDialog, waitForFullTable } from '../../support/data/compare.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { newClient } from '../../support/tireHotel/tireHotel.ts';
import { chooseDay, chooseTime as chooseTireTime } from '../../support/tireHotel/tireHotelBrowser.ts';
import {
  enterCode,
  pressTireButton,
  requestCode,
  searchPlate,
  TIRE_HOTEL_PATH,
  tireStepIs,
} from '../../support/tireHotel/tireHotelPage.ts';

/**
 * A translator moves every text node of a page that has hydrated (docs/decisions/0159). The same inputs in a page with and in one without a
 * translator lead to the same texts, and React has no error.
 */

const fixture = browserFixture({ cars: 400, settings: { TRUST_PROXY: '1' } });

type Step = (page: Page) => Promise<unknown>;

/** Returns the visible text, without times of day: a time that one visitor holds is not offered to the other. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.innerText.replace(/\d\d:\d\d/g, 'time').replace(/\s+/g, ' '));

async function open(path: string): Promise<Page> {
  const { page } = await fixture.open({ viewport: { width: 1280, height: 900 } });
  await page.browserContext().overridePermissions(fixture.urlOf(''), []);
  // Look-ups are limited by client.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': newClient() });
  await page.goto(fixture.urlOf(path), { waitUntil: 'load' });
  await waitForHydration(page);
  return page;
}

/** Does the steps in both pages, and compares their texts after each. */
async function walk(path: string, steps: Readonly<Record<string, Step>>): Promise<void> {
  const [plain, translated] = [await open(path), await open(path)];
  await translateTexts(translated);
  for (const [name, step] of Object.entries(steps)) {
    for (const page of [plain, translated]) {
      await page.bringToFront();
      await step(page);
      await waitForIdle(page);
    }
    await eventually(
      async () => [await textOf(translated), await textOf(plain)],
      ([found, expected]) => expect([name, found]).toEqual([name, expected]),
    );
  }
}

const click =
  (selector: string, at = 0): Step =>
  async (page) => {
    await page.waitForSelector(selector);
    await page.$$eval(selector, (all, index) => (all[index] as HTMLElement).click(), at);
  };
const clickText =
  (text: string, within = 'main'): Step =>
  async (page) => {
    const found = await page.waitForSelector(`${within} ::-p-text(${text})`);
    await found?.evaluate((element) => (element.closest('a, button, summary, label') as HTMLElement).click());
  };
const setRange =
  (selector: string, key: 'Home' | 'End'): Step =>
  async (page) => {
    await page.focus(selector);
    await page.keyboard.press(key);
  };

let carPath = '';
beforeAll(async () => {
  const records = await recordsOf(fixture.product, 'vehicles_norrvag_se', { limit: 400 });
  const car = records
    .map((record) => carDetailSchema.cast(record))
    .filter(({ car_status }) => car_status !== 'sold')
    .filter((each) => (each.car_loan_option?.contract_durations?.length ?? 0) > 2)
    .find((each) => Number(payableAmount(each)) > 300_000);
  carPath = `/kop-bil/${car?.car_id}/${car?.slug}`;
});

test('a car: loan, save, compare, trade-in, folds', () =>
  walk(carPath, {
    deposit: setRange('[data-loan] input[type="range"]', 'End'),
    'deposit again': setRange('[data-loan] input[type="range"]', 'Home'),
    save: click('main button[aria-pressed]'),
    compare: click('main input[role="switch"], main label input[type="checkbox"]'),
    'trade-in': click('[data-trade-in] > summary'),
    estimate: async (page) => {
      await page.waitForSelector('#tradeIn-plate');
      await enterText(page, '#tradeIn-plate', 'abc 123');
      await enterText(page, '#tradeIn-mileage', '8 000');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.textContent?.includes('ABC123'));
    },
    deduct: clickText('Dra av från priset', '[data-trade-in]'),
    undo: clickText('Dra inte av', '[data-trade-in]'),
    'another car': clickText('En annan bil', '[data-trade-in]'),
    folds: async (page) =>
      page.$$eval('main button[aria-controls][aria-expanded]', (all) => {
        for (const each of all) (each as HTMLElement).click();
      }),
  }));

test('the list: filters, order, saved cars, comparison', () =>
  walk(LIST, {
    fuel: click('input[name="car_fuel"][value="El"]'),
    'another fuel': click('input[name="car_fuel"][value="Bensin"]'),
    'one make less': click('[data-chip] a, a[data-chip], li[data-chip] a'),
    save: click('main ul[aria-busy] article > button[aria-pressed]'),
    compare: async (page) => {
      await choose(page, 0, 1);
      await waitForFullTable(page);
    },
    dialog: openDialog,
    differences: click('dialog[open] [role="switch"]'),
    'all rows': click('dialog[open] [role="switch"]'),
    equipment: click('dialog[open] [role="switch"]', 2),
  }));

test('stories: show more, a tag', () =>
  walk('/nyheter', {
    more: click('main a[data-stay="replace"]'),
    tag: click('main nav a[href*="tag="], main ul a[href*="tag="]'),
    'another tag': click('main nav a[href*="tag="], main ul a[href*="tag="]', 1),
  }));

test('the booking: from the car to the review', () =>
  walk(BOOKING_PATH, {
    'place of the browser': async (page) => {
      await clickText('Använd min position', '#booking')(page);
      await page.waitForFunction(() => document.querySelector('#booking [role="status"]:not(:empty)'));
    },
    car: (page) => findCar(page, 'ABC123'),
    services: async (page) => {
      await toggle(page, 'oil-change');
      await toggle(page, 'oil-change');
      await chooseService(page);
    },
    time: chooseTime,
    review: fillIn,
    'first step again': async (page) => {
      await page.$eval('[data-step="1"] header button', (button) => button.click());
      await page.waitForSelector('[data-step="1"][data-status="open"]');
    },
    'another car': (page) => findCar(page, 'DEF456', ''),
    'its services': async (page) => {
      await page.waitForSelector('[data-step="2"][data-status="open"] [data-code]');
      await pressButton(page, 'Fortsätt');
    },
  }));

test('the tire hotel: from the plate to the contact details', () =>
  walk(TIRE_HOTEL_PATH, {
    plate: async (page) => {
      await searchPlate(page, 'DCK100');
      await tireStepIs(page, 'login');
    },
    code: async (page) => {
      // Both visitors have the same phone, to which a code is sent every now and then only.
      fixture.product.advanceClock(120);
      await enterCode(page, await requestCode(page, fixture.product));
      await tireStepIs(page, 'loggedIn');
    },
    days: async (page) => {
      await pressTireButton(page, 'Boka hjulskifte');
      await tireStepIs(page, 'booking');
    },
    times: chooseDay,
    time: chooseTireTime,
  }));

test('dealers: filter, position, view', () =>
  walk('/anlaggningar', {
    near: clickText('Nära mig'),
    filter: click('main details input[type="checkbox"]'),
    less: click('main details input[type="checkbox"]'),
  }));
