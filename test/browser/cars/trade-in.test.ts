import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { carDetailSchema } from '../../../src/contracts/car/car.ts';
import { payableAmount } from '../../../src/contracts/car/offer.ts';
import { violations } from '../../support/browser/accessibility.ts';
import { closeTab, enterText, layoutShift, type PageOptions, waitForHydration } from '../../support/browser/browser.ts';
import { waitForStyles } from '../../support/browser/waitForStyles.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';

/** The visitor's own car in the price box of another one: estimate, deduction, deposit. */

const fixture = browserFixture({ cars: 400, settings: { TRUST_PROXY: '1' } });

/** Two cars for sale with a loan, more expensive than the estimate in the tests. */
let car: Car | undefined;
let next: Car | undefined;
beforeAll(async () => {
  [car, next] = await carsWithLoans();
});
beforeEach(() => fixture.product.setFault({ upstream: 'valuation', kind: 'none' }));

async function carsWithLoans() {
  const records = await recordsOf(fixture.product, 'vehicles_norrvag_se', { limit: 400 });
  return records
    .map((record) => carDetailSchema.cast(record))
    .filter((car) => car.car_status !== 'sold' && (car.car_loan_option?.contract_durations?.length ?? 0) > 2)
    .filter((car) => Number(payableAmount(car)) > 300_000)
    .slice(0, 2);
}
type Car = Awaited<ReturnType<typeof carsWithLoans>>[number];
const pathOf = (car: Car | undefined) => `/kop-bil/${car?.car_id}/${car?.slug}`;

let lastClient = 0;
/** Opens a page as a client of its own, because look-ups are limited by client (Q29). */
async function visit(path: string, { site, ...options }: PageOptions & { site: string }) {
  const { page } = await fixture.open(options);
  lastClient += 1;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${lastClient}` });
  await page.goto(fixture.urlOf(path, site), { waitUntil: 'domcontentloaded' });
  await (options.scripts === false ? waitForStyles : waitForHydration)(page);
  return { page };
}

async function open(page: Page): Promise<void> {
  await page.focus('[data-trade-in] > summary');
  await page.keyboard.press('Enter');
}

async function estimate(page: Page, plate: string, mileage: string): Promise<void> {
  await page.waitForSelector('#tradeIn-plate');
  await page.focus('#tradeIn-plate');
  await page.$eval('#tradeIn-plate', (input) => (input as HTMLInputElement).select());
  await page.keyboard.sendCharacter(plate);
  await page.focus('#tradeIn-mileage');
  await page.$eval('#tradeIn-mileage', (input) => (input as HTMLInputElement).select());
  await page.keyboard.sendCharacter(mileage);
  await page.keyboard.press('Enter');
}

const press = async (page: Page, text: string) => {
  await page.waitForSelector(`[data-trade-in] ::-p-text(${text})`);
  const buttons = await page.$$('[data-trade-in] button');
  for (const button of buttons) {
    if ((await button.evaluate((element) => element.textContent)) === text) await button.focus();
  }
  await page.keyboard.press('Enter');
};
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('forecourt.tradeIn') ?? 'null') as { low: number } | null);
const left = (page: Page) => page.$eval('[data-left]', (row) => Number((row as HTMLElement).dataset.left));
const deposit = (page: Page) =>
  page.$eval('[data-loan]', (element) => Number((element as HTMLElement).dataset.deposit));
const summaryText = (page: Page) => page.$eval('[data-trade-in] > summary', (summary) => summary.textContent);
/** Returns how many elements of the disclosure reach out of the window. */
const tooWide = (page: Page) =>
  page.$$eval(
    '[data-trade-in], [data-trade-in] *',
    (all) => all.filter((element) => element.getBoundingClientRect().right > window.screen.width).length,
  );
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe('trade-in on the page of a car', () => {
  test('an estimate is deducted and becomes the deposit, also of the next car, until it is removed; another tab has its own visit', async () => {
    const { page } = await visit(pathOf(car), { site: 'norrvag-se' });
    const before = await deposit(page);
    await open(page);
    await estimate(page, 'abc 123', '8 000');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('ABC123'));
    // Nothing of the price changes before the visitor says so.
    expect([await deposit(page), await page.$('[data-left]'), new URL(page.url()).search]).toEqual([before, null, '']);
    await press(page, 'Dra av från priset');
    await page.waitForSelector('[data-left]');
    const { low = 0 } = (await stored(page)) ?? {};
    expect([low > 0, await left(page)]).toEqual([true, Number(payableAmount(car as Car)) - low]);
    await eventually(() => new URL(page.url()).searchParams.get('deposit'), String(low));
    const text = await page.$eval('[data-trade-in] [role="status"]', (status) => status.textContent);
    expect(text).toContain('lägsta värdet');
    expect((await deposit(page)) % 1_000).toBe(0);

    const other = await page.browserContext().newPage();
    await other.goto(fixture.urlOf(pathOf(next), 'norrvag-se'), { waitUntil: 'domcontentloaded' });
    await waitForHydration(other);
    expect([await stored(other), new URL(other.url()).search]).toEqual([null, '']);
    expect(await summaryText(other)).toContain('Vad är din bil värd');
    await closeTab(other, page);

    await page.goto(fixture.urlOf(pathOf(next), 'norrvag-se'), { waitUntil: 'domcontentloaded' });
    await eventually(() => new URL(page.url()).searchParams.get('deposit'), String(low));
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await eventually(() => summaryText(page), expect.stringContaining('Med din bil i inbyte'));
    await open(page);
    await page.waitForSelector('[data-left]');
    expect(await left(page)).toBe(Number(payableAmount(next as Car)) - low);
    // A term that is chosen meanwhile is no part of the deduction.
    await page.focus('[data-loan] input[type="range"][aria-label="Avtalstid"]');
    await page.keyboard.press('End');
    const longest = await page.$eval(':focus', (slider) => (slider as HTMLInputElement).max);
    await eventually(() => new URL(page.url()).search, `?deposit=${low}&months=${longest}`);
    await press(page, 'En annan bil');
    await eventually(() => focusedId(page), 'tradeIn-plate');
    expect([await stored(page), new URL(page.url()).search]).toEqual([null, `?months=${longest}`]);
    expect(await summaryText(page)).toContain('Vad är din bil värd');
  });

  test('errors are at their fields; a failure is said and can be tried again', async () => {
    const { page } = await visit(pathOf(car), { site: 'norrvag-se' });
    fixture.expectErrors(/^(404|502): .*\/api\/valuation/, /status of (404|502)/);
    await open(page);
    await estimate(page, ' ', '8 000');
    await eventually(() => focusedId(page), 'tradeIn-plate');
    const error = () => page.$eval('#tradeIn-plate-error', (element) => element.textContent).catch(() => null);
    await eventually(error, 'Skriv registreringsnumret');
    await enterText(page, '#tradeIn-plate', 'ZZZ12');
    await eventually(error, null);
    await estimate(page, 'ZZZ123', '8 000');
    await eventually(error, 'Vi hittar ingen bil med det här registreringsnumret. Kontrollera det eller kontakta oss');
    await fixture.product.setFault({ upstream: 'valuation', kind: 'error' });
    await estimate(page, 'ABC123', '8 000');
    await page.waitForSelector('[data-trade-in] form > [role="alert"]');
    await fixture.product.setFault({ upstream: 'valuation', kind: 'none' });
    await estimate(page, 'ABC123', '8 000');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('ABC123'));
    expect(new URL(page.url()).search).toBe('');
  });

  test('the estimate goes along with a question when the visitor ticks it; the plate is in nothing else', async () => {
    await fixture.product.resetSandbox();
    const { page } = await visit(pathOf(car), { site: 'norrvag-se', consent: ['statistics', 'preferences'] });
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    fixture.product.logged.length = 0;
    await open(page);
    await estimate(page, 'QXJ 77W', '8 123');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('QXJ77W'));
    const link = await page.waitForSelector('[data-trade-in] a[href="#contact-tradein"]');
    await link?.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#form-withTradeIn')?.checked);
    await eventually(() => focusedId(page), 'form-withTradeIn');
    for (const [name, text] of [
      ['name', 'Åsa Ek'],
      ['phone', '0701234567'],
      ['email', 'asa@example.com'],
    ]) {
      await enterText(page, `#form-${name}`, text ?? '');
    }
    const offered = await page.$eval('#form-withTradeIn-hint', ({ textContent }) => textContent);
    const plain = offered?.replaceAll(/\s/g, ' ');
    expect(plain).toMatch(/, QXJ77W, 8 123 mil: [\d ]+ kr – [\d ]+ kr \(\d{4}-\d{2}-\d{2}\)$/);
    expect(await violations(page, '#contact')).toEqual([]);
    // A form that is sent at once counts as a robot's.
    await page.waitForFunction(() => performance.now() > 2_000);
    await page.focus('#contact-form button[type="submit"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#contact-form[role="status"]');
    const state = (await (await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`)).json()) as {
      upstreams: { leads: { received: { values: Record<string, unknown> }[] } };
    };
    expect(state.upstreams.leads.received.map(({ values }) => [values.withTradeIn, values.tradeInCar])).toEqual([
      [true, plain],
    ]);
    const events = await page.evaluate(() => (window as unknown as { dataLayer?: object[] }).dataLayer ?? []);
    expect(events.length).toBeGreaterThan(0);
    expect(fixture.product.logged.length).toBeGreaterThan(0);
    const metrics = await (await fetch(`${fixture.product.url}/metrics`)).text();
    expect(JSON.stringify([events, urls, fixture.product.logged, metrics, page.url()])).not.toMatch(
      /QXJ ?77W|\b8[ \u00a0]123\b|[=:"]8123\b/,
    );
  });

  test('mileage is in the unit of the language: kilometres on the English page, mil on the Swedish one', async () => {
    const { page } = await visit(`/en${pathOf(car)}`, { site: 'norrvag-se' });
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/valuation')) bodies.push(request.postData() ?? '');
    });
    await open(page);
    await page.waitForSelector('#tradeIn-plate');
    await estimate(page, 'ABC123', '8 000 mil');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('80,000 km'));
    expect(bodies).toEqual(['{"plate":"ABC123","mileage":8000}']);
    await page.goto(fixture.urlOf(pathOf(car), 'norrvag-se'), { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('[data-trade-in]');
    await eventually(async () => (await summaryText(page))?.includes('Din bil'), true);
    await open(page);
    await page.waitForFunction(() => /8.000 mil/.test(document.querySelector('[data-trade-in]')?.textContent ?? ''));
  });

  test('without scripts it is absent, and the form for selling a car is there', async () => {
    const { page } = await visit(pathOf(car), { site: 'norrvag-se', scripts: false });
    const isVisible = (selector: string) => page.$eval(selector, (element) => element.checkVisibility());
    expect(await isVisible('[data-trade-in]')).toBe(false);
    expect(await isVisible('a[href*="#sellCar"]')).toBe(true);
  });

  const THEMES = [
    ['norrvag-se', '/kop-bil', 'vehicles_norrvag_se', 'ABC123'],
    ['smart.marlow-uk', '/buy-car', 'vehicles_marlow_uk', 'GU21ABC'],
    ['mercedes.marlow-uk', '/buy-car', 'vehicles_marlow_uk', 'GU21ABC'],
  ] as const;
  /** Of the two themes of marlow-uk the one that differs more from norrvag's. */
  test.each(
    matrixCases(
      THEMES,
      THEMES.filter(([site]) => site !== 'smart.marlow-uk'),
    ),
  )('every state is accessible at 320 px in the theme of %s', async (site, cars, index, plate) => {
    const make = { smart: 'smart', mercedes: 'Mercedes-Benz' }[site.split('.')[0] ?? ''];
    const filters = { 'car_status.neq': ['sold'], ...(make && { car_brand: [make] }) };
    const [record] = await recordsOf(fixture.product, index, { limit: 1, filters });
    const { car_id: id, slug } = carDetailSchema.cast(record);
    const viewport = { width: 320, height: 800, isMobile: true, hasTouch: true };
    const { page } = await visit(`${cars}/${id}/${slug}`, { site, viewport });
    fixture.expectErrors(/^404: .*\/api\/valuation/, /status of 404/);
    const check = async () => expect([await violations(page, '[data-trade-in]'), await tooWide(page)]).toEqual([[], 0]);
    await open(page);
    await page.waitForSelector('#tradeIn-plate');
    await check();
    await estimate(page, 'ZZZ123', '8000');
    await page.waitForSelector('#tradeIn-plate-error');
    await check();
    await estimate(page, plate, '8000');
    await page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), {}, plate);
    await check();
    const button = await page.waitForSelector('[data-trade-in] button[type="button"]:not([popovertarget])');
    await button?.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-left]');
    await check();
  });
});
