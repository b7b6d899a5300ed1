import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { type CarRecord, carDetailSchema } from '../../../src/contracts/car/car.ts';
import { layoutShift } from '../../support/browser/browser.ts';
import { financedCars } from '../../support/data/financedCars.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';

/** Dragging the sliders of the loan calculator and of the quotes: requests and layout. */

// Copies of viewed cars are requests too (docs/decisions/0224).
const fixture = browserFixture({ cars: 400, settings: { OFFLINE: 'off' } });
/** Milliseconds without a change after which new quotes are requested (F075). */
const PAUSE_MS = 300;
const MOVES = 80;

/** Drags the thumb of a slider to both ends and back. Returns the requests until then, and the pauses that the page has seen. */
async function drag(page: Page, selector: string) {
  const requests: string[] = [];
  page.on('request', (request) => {
    // Images of the page may still load lazily, and its view is counted late.
    const isMeasured = /\/api\/(?:event|pageview)/.test(request.url());
    if (!isMeasured && ['fetch', 'xhr', 'document', 'ping'].includes(request.resourceType()))
      requests.push(request.url());
  });
  await page.$eval(selector, (slider) => {
    slider.scrollIntoView({ block: 'center', behavior: 'instant' });
    const times: number[] = [];
    Object.assign(window, { inputTimes: times });
    slider.addEventListener('input', () => times.push(performance.now()));
  });
  const box = await (await page.$(selector))?.boundingBox();
  if (!box) throw new Error(`there is no ${selector}`);
  const y = box.y + box.height / 2;
  const value = await page.$eval(selector, (slider) => {
    const { min, max, valueAsNumber } = slider as HTMLInputElement;
    return (valueAsNumber - Number(min)) / (Number(max) - Number(min));
  });
  await page.mouse.move(box.x + 12 + (box.width - 24) * value, y);
  await page.mouse.down();
  const payments = new Set<string>();
  const heights = new Set<number>();
  for (let step = 0; step <= MOVES; step++) {
    const share = 0.5 - 0.5 * Math.cos((step / MOVES) * 5 * Math.PI);
    await page.mouse.move(box.x + 12 + (box.width - 24) * share, y);
    const shown = await page.$eval('[data-loan]', (loan) => ({
      payment: (loan as HTMLElement).dataset.payment ?? '',
      height: loan.getBoundingClientRect().height,
    }));
    payments.add(shown.payment);
    heights.add(shown.height);
  }
  const during = [...requests];
  const inputs = await page.evaluate(() => (window as unknown as { inputTimes: number[] }).inputTimes);
  // The pause after the last input may last already.
  const times = [...inputs, await page.evaluate(() => performance.now())];
  await page.mouse.up();
  const pauses = times.filter((time, at) => at > 0 && time - (times[at - 1] ?? 0) >= PAUSE_MS).length;
  return { during, changes: inputs.length, pauses, payments: payments.size, heights: heights.size, requests };
}

/** Returns the labels of the calculator whose text touches their field. */
const labelsAtFields = (page: Page) =>
  page.$$eval('[data-loan] label', (labels) =>
    labels
      .filter((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        const field = document.getElementById((label as HTMLLabelElement).htmlFor);
        return text.getBoundingClientRect().right + 4 > (field?.getBoundingClientRect().left ?? 0);
      })
      .map(({ textContent }) => textContent),
  );

/** Returns whether the calculation of the loan is loaded, and whether its rows state the deposit of the calculator. */
const calculation = (page: Page) =>
  page.$eval('[data-loan]', (loan) => {
    const { deposit = '' } = (loan as HTMLElement).dataset;
    const amounts = [...loan.querySelectorAll('details dd')].map(({ textContent }) =>
      textContent.replaceAll(/\D/g, ''),
    );
    const isLoaded = performance.getEntriesByType('resource').some(({ name }) => name.includes('/LoanDetails-'));
    return { isLoaded, isCurrent: amounts.includes(deposit) };
  });

describe('dragging a slider', () => {
  // The least space for what must not move.
  test.each(matrixCases([320, 390, 1280], [320]))(
    'F072 of the Swedish calculator at %s px sends no request, changes the result at once, and moves nothing',
    async (width) => {
      const records = await recordsOf(fixture.product, 'vehicles_norrvag_se', { limit: 400 });
      const car = records
        .map((record) => carDetailSchema.cast(record))
        .find((each) => each.car_status !== 'sold' && Number(each.car_price) > 300_000 && each.car_loan_option);
      const { page } = await fixture.visit(`/kop-bil/${car?.car_id}/${car?.slug}`, {
        site: 'norrvag-se',
        consent: ['preferences', 'statistics'],
        viewport: { width, height: 900 },
        waitUntil: 'load',
      });
      expect(await labelsAtFields(page)).toEqual([]);
      const before = await layoutShift(page);
      const { during, changes, payments, heights, requests } = await drag(page, '[data-loan] input[type="range"]');
      expect([changes > 10, payments > 10, heights, during]).toEqual([true, true, 1, []]);
      // Tabular figures would leave gaps around the separators of the sum that is read.
      const figures = await page.$eval('[data-loan] [data-sum]', (sum) => getComputedStyle(sum).fontVariantNumeric);
      expect(figures).toBe('normal');
      await eventually(() => new URL(page.url()).search, expect.stringContaining('deposit='));
      await eventually(() => calculation(page), { isLoaded: true, isCurrent: true });
      // The choice is measured after the pause (F084); the figures need no request.
      expect(requests).toEqual([]);
      expect((await layoutShift(page)) - before).toBeLessThan(0.001);
    },
  );

  test('F075 of the quotes sends at most one request for each pause of 300 ms', async () => {
    const { cars } = await financedCars(fixture.product, 20_000);
    const car = cars.at(-2) as CarRecord;
    const { page } = await fixture.visit(`/buy-car/${car.car_id}/${car.slug}`, {
      site: 'marlow-uk',
      waitUntil: 'load',
    });
    const selector = '#finance input[type="range"]';
    await page.waitForSelector(selector);
    const { during, changes, pauses, requests } = await drag(page, selector);
    expect(changes).toBeGreaterThan(10);
    expect(during.length).toBeLessThanOrEqual(pauses);
    await eventually(() => page.$eval('#finance', (section) => section.getAttribute('aria-busy')), 'false');
    await eventually(() => requests.some((url) => url.endsWith('/cfd')), true);
    // A request each for the pauses, and for the one at the end.
    expect(requests.filter((url) => url.endsWith('/cfd')).length).toBeLessThanOrEqual(pauses + 1);
  });
});
