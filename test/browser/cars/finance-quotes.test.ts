import { beforeAll, describe, expect, test } from '@jest/globals';
import type { HTTPRequest, Page } from 'puppeteer';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { QuoteCall } from '../../../src/contracts/finance/finance.ts';
import { violations } from '../../support/browser/accessibility.ts';
import { PHONE, pressMany, waitForHydration } from '../../support/browser/browser.ts';
import { holdTimer } from '../../support/browser/pageTimers.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';

/** Finance quotes with scripts (F075, F076), by keyboard. */

const fixture = browserFixture({ cars: 400 });
const SITE = 'marlow-uk';
const F076 =
  "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.";

/** Young used cars. */
let young: CarRecord[];
beforeAll(async () => {
  const cars = await recordsOf<CarRecord>(fixture.product, 'vehicles_marlow_uk', {
    limit: 400,
    filters: { 'car_status.neq': ['sold'] },
  });
  young = cars.filter(
    (car) =>
      car.car_is_used &&
      car.car_vehicle_type_code === 'PC' &&
      (car.car_firstregistration ?? '') > '2023' &&
      (car.car_mileage ?? 0) < 20_000,
  );
});

/** Opens the page of a young used car, and holds its requests for quotes until the test continues them. */
async function visit(at: number) {
  const car = young[at];
  const { page } = await fixture.visit(`/buy-car/${car?.car_id}/${car?.slug}`, { site: SITE });
  await page.focus('#finance select');
  await waitForHydration(page);
  const held: HTTPRequest[] = [];
  const control = { held, isHolding: false };
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (control.isHolding && request.url().endsWith('/cfd')) held.push(request);
    else void request.continue();
  });
  return { page, control };
}

const stateOf = (page: Page) =>
  page.$eval('#finance', (section) => ({
    cards: [...section.querySelectorAll<HTMLElement>('[data-quote]')].map(({ dataset }) => ({ ...dataset })),
    isWaiting: section.querySelector('[data-waiting]') !== null,
  }));
const termsOf = (request: HTTPRequest | undefined) =>
  (JSON.parse(request?.postData() ?? '{}') as QuoteCall).VehicleRequests[0]?.Parameters;
const queryOf = (page: Page) => new URL(page.url()).search;

describe('F075 quotes', () => {
  test('on a phone both are beside each other within the window, each figure in the line of its counterpart', async () => {
    const car = young[0];
    const { page } = await fixture.visit(`/buy-car/${car?.car_id}/${car?.slug}`, { site: SITE, viewport: PHONE });
    await page.waitForSelector('[data-quote="PCP"]');
    const [hp = [], pcp = []] = await page.$$eval('[data-quote]', (quotes) =>
      quotes.map((quote) =>
        [...quote.querySelectorAll('h3, strong, dl > div')].map((part) => {
          const { top, left, right } = part.getBoundingClientRect();
          return { top: Math.round(top), left, right };
        }),
      ),
    );
    expect(hp.map(({ top }) => top)).toEqual(pcp.map(({ top }) => top));
    expect(Math.min(...hp.map(({ left }) => left))).toBeGreaterThan(0);
    expect(Math.max(...pcp.map(({ right }) => right))).toBeLessThan(PHONE.width);
  });

  test('a change by keyboard dims the old quotes, makes one request, and is in the URL; late responses are ignored', async () => {
    const { page, control } = await visit(0);
    const { cards: first } = await stateOf(page);
    expect(first.map(({ quote }) => quote)).toEqual(['HP', 'PCP']);
    control.isHolding = true;
    // A busy machine may press the keys more slowly than the pause after which a request is sent.
    const endPause = await holdTimer(page, 300);
    await page.focus('#finance input[type="range"]');
    await pressMany(page, 'ArrowRight', 5);
    await endPause();
    await eventually(() => control.held.length, 1);
    expect(await stateOf(page)).toEqual({ cards: first, isWaiting: true });
    // The old quotes are dimmed, and readable.
    expect(await violations(page, '#finance')).toEqual([]);
    const deposit = Number(first[0]?.deposit) + 500;
    expect(termsOf(control.held[0])).toMatchObject({ CashDeposit: deposit, CalculationType: 'RegularPayment' });

    await page.focus('#finance select[name="months"]');
    await page.keyboard.press('ArrowUp');
    await endPause();
    await eventually(() => control.held.length, 2);
    expect(queryOf(page)).toBe(`?deposit=${deposit}&months=36`);
    control.isHolding = false;
    const [late, current] = control.held;
    await current?.continue();
    await eventually(
      () => stateOf(page),
      ({ cards, isWaiting }: Awaited<ReturnType<typeof stateOf>>) =>
        expect([isWaiting, ...cards.map(({ months }) => months)]).toEqual([false, '36', '36']),
    );
    await late?.continue().catch(() => undefined);
    const shown = await stateOf(page);
    expect(shown.cards.map(({ deposit: each }) => Number(each))).toEqual([deposit, deposit]);
    expect(await page.$eval('#finance [role="status"]', ({ textContent }) => textContent)).toMatch(
      /^Updated: Hire Purchase £[\d,.]+\/month, Personal Contract Purchase £/,
    );
    expect(await violations(page, '#finance')).toEqual([]);

    // The same terms without scripts of this visit: the server renders the same figures.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await eventually(() => stateOf(page), shown);
  });

  test('the terms of a quote are in a dialog, by keyboard; a payment recalculates the deposit, and a deposit the payment', async () => {
    const { page } = await visit(1);
    await page.focus('#finance [data-quote="PCP"] button[aria-haspopup="dialog"]');
    await page.keyboard.press('Enter');
    const reference = await page.$eval('[data-quote="PCP"] a', (link) =>
      new URL(link.href).searchParams.get('quoteRef'),
    );
    await page.waitForFunction(
      (text) => document.querySelector('dialog[open]')?.textContent?.includes(text ?? '-'),
      {},
      reference,
    );
    expect(await violations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Terms and conditions');

    const { cards: first } = await stateOf(page);
    await page.focus('#finance input[name="payment"]');
    const payment = String(Math.round(Number(first[1]?.payment) * 0.9));
    await page.keyboard.sendCharacter(payment);
    await eventually(
      () => stateOf(page),
      ({ cards }: Awaited<ReturnType<typeof stateOf>>) => {
        expect(cards.map((card) => card.payment)).toEqual([payment, payment]);
        expect(cards[0]?.deposit).not.toBe(cards[1]?.deposit);
      },
    );
    expect(queryOf(page)).toBe(`?payment=${payment}`);
    await page.focus('#finance select[name="mileage"]');
    await page.keyboard.press('ArrowDown');
    await eventually(() => queryOf(page), `?mileage=12000&payment=${payment}`);
    await eventually(async () => (await stateOf(page)).isWaiting, false);
    // The deposit that follows from the payment, in steps of the slider.
    const depositBefore = await page.$eval('#finance input[type="range"]', (slider) =>
      Number((slider as HTMLInputElement).value),
    );
    expect(depositBefore).toBeGreaterThan(0);
    await page.focus('#finance input[type="range"]');
    await page.keyboard.press('ArrowRight');
    const deposit = depositBefore + 100;
    await eventually(
      () => stateOf(page),
      ({ cards }: Awaited<ReturnType<typeof stateOf>>) =>
        expect(cards.map((card) => [Number(card.deposit), card.payment === payment])).toEqual([
          [deposit, false],
          [deposit, false],
        ]),
    );
    expect(await page.$eval('#finance input[name="payment"]', (input) => (input as HTMLInputElement).value)).toBe('');
  });
});

/** Returns the monthly cost beside the price, that of the quote it belongs to, and the products that are not quoted. */
const figuresOf = (page: Page) =>
  page.evaluate(() => {
    const amount = (text: string | null | undefined) => Number(text?.replace(/[^\d.]/g, ''));
    const box = document.querySelector('main [data-loan], main [data-quoted-cost]');
    const lead =
      document.querySelector<HTMLElement>('#finance [data-quote="PCP"]') ??
      document.querySelector<HTMLElement>('#finance [data-quote]');
    return {
      stated: amount(box?.querySelector('strong')?.textContent),
      quoted: amount(lead?.dataset.payment),
      months: lead?.dataset.months,
      isWaiting: document.querySelector('#finance [data-waiting]') !== null,
      missing: [...document.querySelectorAll<HTMLElement>('#finance [data-missing]')].map(
        ({ dataset, textContent }) => `${dataset.missing}: ${textContent}`,
      ),
    };
  });

test('U11 the price box states the quote on every terms, and PCP over a term for which it is not offered is explained', async () => {
  const { page } = await visit(3);
  const change = async (name: string, value: string, months: string) => {
    await page.select(`#finance select[name="${name}"]`, value);
    await eventually(
      () => figuresOf(page),
      (figures: Awaited<ReturnType<typeof figuresOf>>) => {
        expect(figures).toMatchObject({ isWaiting: false, months });
        expect(figures.stated).toBe(figures.quoted);
        expect(figures.stated).toBeGreaterThan(0);
      },
    );
    return figuresOf(page);
  };
  const first = await figuresOf(page);
  expect(first.stated).toBe(first.quoted);
  const shorter = await change('months', '36', '36');
  expect(shorter.stated).not.toBe(first.stated);
  // The example is for 10,000 miles a year: the box states the quote in its place.
  const farther = await change('mileage', '20000', '36');
  expect(farther.stated).not.toBe(shorter.stated);
  expect(await page.$('main [data-quoted-cost]')).not.toBeNull();
  const longer = await change('months', '60', '60');
  expect(longer.missing).toEqual([
    expect.stringMatching(
      /^PCP: .*The lender does not quote .* over 60 months\. For this car it does over [\d, ]+ months\.Compare both over \d+ months$/,
    ),
  ]);
  const offered = Number(/Compare both over (\d+)/.exec(longer.missing[0] ?? '')?.[1]);
  expect(await page.$eval('#finance [data-missing] a', (link) => (link as HTMLAnchorElement).search)).toContain(
    `months=${offered}&mileage=20000`,
  );
  await page.click('#finance [data-missing] a');
  await eventually(
    () => figuresOf(page),
    (figures: Awaited<ReturnType<typeof figuresOf>>) =>
      expect(figures).toMatchObject({ isWaiting: false, months: String(offered), missing: [] }),
  );
  expect(await page.$$('#finance [data-quote]')).toHaveLength(2);
});

test('F076 while the lender fails: the text with the contact of the dealer, and a button that tries again', async () => {
  fixture.expectErrors(/^502: /, /502 \(Bad Gateway\)/);
  const { page } = await visit(2);
  await fixture.product.setFault({ upstream: 'finance', kind: 'error' });
  await page.focus('#finance select[name="months"]');
  await page.keyboard.press('ArrowUp');
  await page.waitForSelector('#finance [role="alert"]');
  const failed = await page.$eval('#finance [role="alert"]', (alert) => ({
    text: alert.querySelector('p')?.textContent,
    links: [...alert.querySelectorAll('a')].map(({ protocol }) => protocol),
  }));
  expect(failed).toEqual({ text: F076, links: ['tel:', 'mailto:'] });
  expect(await violations(page, '#finance')).toEqual([]);
  await fixture.product.setFault({ upstream: 'finance', kind: 'none' });
  await page.focus('#finance [role="alert"] button');
  await page.keyboard.press('Enter');
  await eventually(
    () => stateOf(page),
    ({ cards }: Awaited<ReturnType<typeof stateOf>>) => expect(cards.map(({ months }) => months)).toEqual(['36', '36']),
  );
});
