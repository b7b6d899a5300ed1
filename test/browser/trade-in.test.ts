import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { carDetailSchema } from '../../src/contracts/car.ts';
import { payableAmount } from '../../src/features/car/money/price.ts';
import { layoutShift } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';
import { recordsOf } from '../support/records.ts';

/** The visitor's own car in the price box of another one: estimate, deduction, deposit. */

const fixture = browserFixture({ cars: 400 });

beforeEach(() => fixture.product.setFault({ upstream: 'valuation', kind: 'none' }));

/** Returns two cars for sale with a loan, more expensive than the estimate in the tests. */
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

async function open(page: Page): Promise<void> {
  await page.focus('[data-trade-in] > summary');
  await page.keyboard.press('Enter');
}

async function estimate(page: Page, plate: string, mileage: string): Promise<void> {
  await page.waitForSelector('#tradeIn-plate');
  await page.$eval('#tradeIn-plate', (input) => (input as HTMLInputElement).select());
  await page.type('#tradeIn-plate', plate);
  await page.$eval('#tradeIn-mileage', (input) => (input as HTMLInputElement).select());
  await page.type('#tradeIn-mileage', mileage);
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
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe('trade-in on the page of a car', () => {
  test('an estimate is deducted and becomes the deposit, also of the next car, until it is removed', async () => {
    const [car, next] = await carsWithLoans();
    const { page } = await fixture.visit(pathOf(car), { site: 'norrvag-se' });
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

    await page.goto(fixture.urlOf(pathOf(next), 'norrvag-se'));
    await eventually(() => new URL(page.url()).searchParams.get('deposit'), String(low));
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(await summaryText(page)).toContain('Med din bil i inbyte');
    await open(page);
    await page.waitForSelector('[data-left]');
    expect(await left(page)).toBe(Number(payableAmount(next as Car)) - low);
    await press(page, 'En annan bil');
    await eventually(() => focusedId(page), 'tradeIn-plate');
    expect([await stored(page), new URL(page.url()).search]).toEqual([null, '']);
    expect(await summaryText(page)).toContain('Vad är din bil värd');
  });

  test('errors are at their fields; a failure is said and can be tried again', async () => {
    const [car] = await carsWithLoans();
    const { page } = await fixture.visit(pathOf(car), { site: 'norrvag-se' });
    fixture.expectErrors(/^(404|502): .*\/api\/valuation/, /status of (404|502)/);
    await open(page);
    await estimate(page, ' ', '8 000');
    await eventually(() => focusedId(page), 'tradeIn-plate');
    const error = () => page.$eval('#tradeIn-plate-error', (element) => element.textContent).catch(() => null);
    await eventually(error, 'Skriv registreringsnumret');
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
});
