import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { carDetailSchema } from '../../src/contracts/car.ts';
import { loanOn } from '../../src/features/car/money/carLoan.ts';
import { nearestChoice } from '../../src/features/car/money/loanChoices.ts';
import { layoutShift, waitForHydration } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';
import { recordsOf } from '../support/records.ts';

/** The visitor's own terms of a loan: chosen on one car, they apply to the next ones. */

const fixture = browserFixture({ cars: 400 });

/** Returns cars for sale with a loan of several terms, from the cheapest to the most expensive. */
async function carsWithLoans() {
  const records = await recordsOf(fixture.product, 'vehicles_norrvag_se', { limit: 400 });
  return records
    .map((record) => carDetailSchema.cast(record))
    .filter((car) => car.car_status !== 'sold' && (car.car_loan_option?.contract_durations?.length ?? 0) > 2)
    .sort((one, other) => Number(one.car_price) - Number(other.car_price));
}

type Car = Awaited<ReturnType<typeof carsWithLoans>>[number];

const pathOf = (car: Car | undefined) => `/kop-bil/${car?.car_id}/${car?.slug}`;
const queryOf = (page: Page) => new URL(page.url()).search;
const stated = (page: Page) => page.$eval('[data-loan]', (element) => ({ ...(element as HTMLElement).dataset }));
const stores = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('forecourt.terms'), localStorage.getItem('forecourt.terms.device')]);

/** Raises the deposit by steps of 1000, and returns the query that the URL gets. */
async function raiseDeposit(page: Page, steps: number): Promise<string> {
  const { deposit, months } = await stated(page);
  await page.focus('[data-loan] input[type="range"]');
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight');
  const query = `?deposit=${Number(deposit) + steps * 1000}&months=${months}`;
  await eventually(() => queryOf(page), query);
  return query;
}

const eventsOf = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'loan_calculator',
    ),
  );

describe('F072 terms chosen on a car', () => {
  test('apply to the next car within its own limits, without consent until the tab is closed', async () => {
    const cars = await carsWithLoans();
    const [cheapest, expensive] = [cars[0], cars.at(-1)];
    const { page } = await fixture.visit(pathOf(expensive), { site: 'norrvag-se' });
    const query = await raiseDeposit(page, 2);
    expect(await stores(page)).toEqual([query.slice(1), null]);
    expect(await eventsOf(page)).toEqual([]);
    await page.goto(fixture.urlOf(pathOf(cheapest), 'norrvag-se'));
    await eventually(() => queryOf(page), query);
    const [deposit, months] = [...new URLSearchParams(query).values()].map(Number);
    const option = cheapest?.car_loan_option;
    const nearest = option && nearestChoice(option, { deposit: Number(deposit), months: Number(months) });
    expect(nearest?.deposit).toBeLessThan(Number(deposit));
    expect(await stated(page)).toMatchObject({ deposit: String(nearest?.deposit), months: String(nearest?.months) });
    expect(await layoutShift(page)).toBeLessThan(0.01);
    // The terms of a URL have priority, and are not remembered.
    await page.goto(fixture.urlOf(`${pathOf(expensive)}?months=48`, 'norrvag-se'));
    await waitForHydration(page);
    expect([queryOf(page), (await stated(page)).months]).toEqual(['?months=48', '48']);
    expect(await stores(page)).toEqual([query.slice(1), null]);
  });

  test('apply to the list, which shows and removes them', async () => {
    const expensive = (await carsWithLoans()).at(-1);
    const { page } = await fixture.visit(pathOf(expensive), { site: 'norrvag-se' });
    const query = await raiseDeposit(page, 2);
    await page.goto(fixture.urlOf('/kop-bil/alla-bilar-i-lager?car_fuel=El', 'norrvag-se'));
    await eventually(() => queryOf(page), `?car_fuel=El&${query.slice(1)}`);
    const links = () =>
      page.$$eval('article[data-car] h2 a', (all) => all.map((link) => (link as HTMLAnchorElement).search));
    await eventually(async () => [...new Set(await links())], [query]);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    const chip = await page.waitForSelector('::-p-text(Månadskostnad med)');
    await chip?.evaluate((element) => element.closest('a')?.focus());
    await page.keyboard.press('Enter');
    await eventually(() => queryOf(page), '?car_fuel=El');
    await eventually(async () => [...new Set(await links())], ['']);
    expect(await stores(page)).toEqual([null, null]);
    await page.reload();
    await waitForHydration(page);
    expect(queryOf(page)).toBe('?car_fuel=El');
  });

  test('apply to compared and saved cars, which show and remove them', async () => {
    const cars = (await carsWithLoans()).slice(-2);
    const { page } = await fixture.visit('/kop-bil/alla-bilar-i-lager?saved=cars', { site: 'norrvag-se' });
    const card = ({ car_id: id, slug }: Car) => ({ id, slug, title: '', text: '', facts: [], price: { amount: null } });
    const saved = cars.map((car) => ({ card: card(car), at: Date.now(), language: 'sv' }));
    await page.evaluate((text) => {
      localStorage.setItem('forecourt.saved', text);
      sessionStorage.setItem('forecourt.terms', 'months=60');
    }, JSON.stringify(saved));
    const costs = cars.map((car) => `${loanOn(car, { months: 60 })?.payment}kr/mån`);
    const standard = cars.map((car) => `${car.car_loan_monthly_cost}kr/mån`);
    const shown = (texts: readonly string[]) => async () => {
      const text = (await page.$eval('main', (main) => main.textContent)).replaceAll(/\s/g, '');
      return texts.filter((each) => !text.includes(each));
    };
    const remove = async () => {
      const chip = await page.waitForSelector('main ::-p-text(Månadskostnad med)');
      await chip?.evaluate((element) => element.closest('a')?.focus());
      await page.keyboard.press('Enter');
    };
    await page.reload();
    await eventually(shown(costs), []);
    await remove();
    await eventually(shown(standard), []);
    await page.evaluate(() => sessionStorage.setItem('forecourt.terms', 'months=60'));
    const path = `/kop-bil/alla-bilar-i-lager?compare=${cars.map(({ car_id: id }) => id).sort()}`;
    await page.goto(fixture.urlOf(path, 'norrvag-se'));
    await eventually(() => queryOf(page), expect.stringMatching(/&months=60$/));
    await eventually(shown(costs), []);
    await remove();
    await eventually(shown(standard), []);
    expect([new URL(page.url()).searchParams.get('months'), ...(await stores(page))]).toEqual([null, null, null]);
  });

  test('apply to similar cars, teasers and recently viewed cars, on every page, when these come into view', async () => {
    const cars = await carsWithLoans();
    const byId = new Map(cars.map((car) => [car.car_id, car]));
    /** Returns the sums of the cards of a page that are not on the terms. */
    const others = (page: Page, terms: { months: number }) => async () => {
      const cards = await page.$$eval('article[data-car]', (all) =>
        all.map((card) => [card.getAttribute('data-car') ?? '', card.textContent.replaceAll(/\s/g, '')] as const),
      );
      const known = cards.filter(([id]) => byId.has(id));
      expect(known.length).toBeGreaterThan(2);
      return known.filter(([id, text]) => {
        const car = byId.get(id);
        return !text.includes(`${(car && loanOn(car, terms))?.payment}kr/mån`);
      });
    };
    const showCards = (page: Page) =>
      page.$$eval('article[data-car]', (all) => {
        for (const card of all) card.scrollIntoView();
      });
    const terms = { months: 60 };
    const { page } = await fixture.visit(pathOf(cars.at(-1)), { site: 'norrvag-se', consent: ['preferences'] });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    await page.evaluate(() => sessionStorage.setItem('forecourt.terms', 'months=60'));
    for (const path of [pathOf(cars.at(-2)), '/', '/anlaggningar']) {
      await page.goto(fixture.urlOf(path, 'norrvag-se'));
      if (path === '/anlaggningar') {
        await page.waitForSelector('main li a[href^="/anlaggningar/"]');
        const href = await page.$eval('main li a[href^="/anlaggningar/"]', (link) => (link as HTMLAnchorElement).href);
        await page.goto(href);
      }
      await page.waitForSelector('article[data-car]');
      await waitForHydration(page);
      await eventually(async () => {
        await showCards(page);
        return others(page, terms)();
      }, []);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    }
    // The page of a car has them in its URL, so the document has the right cards at once.
    calls.length = 0;
    await page.goto(fixture.urlOf(`${pathOf(cars.at(-3))}?months=60`, 'norrvag-se'));
    await page.waitForSelector('article[data-car]');
    await waitForHydration(page);
    await showCards(page);
    await eventually(others(page, terms), []);
    expect(calls.filter((path) => path === '/api/cars').length).toBeLessThan(2);
  });

  test.each([390, 320])('are shown completely on the list of a phone of %i px, and nothing moves', async (width) => {
    const viewport = { width, height: 844, isMobile: true, hasTouch: true };
    const { page } = await fixture.visit(pathOf((await carsWithLoans()).at(-1)), { site: 'norrvag-se', viewport });
    await page.evaluate(() => sessionStorage.setItem('forecourt.terms', 'deposit=60000&months=48'));
    await page.goto(fixture.urlOf('/kop-bil/alla-bilar-i-lager', 'norrvag-se'));
    await eventually(() => queryOf(page), '?deposit=60000&months=48');
    const chips = () =>
      page.$$eval('main a', (links) =>
        links
          .filter((link) => link.textContent.includes('Månadskostnad med') && link.checkVisibility())
          .map((link) => {
            const { left, right, top, bottom } = link.getBoundingClientRect();
            const at = (x: number) => link.contains(document.elementFromPoint(x, (top + bottom) / 2));
            return left >= 0 && right <= window.innerWidth && at(left + 12) && at(right - 12);
          }),
      );
    await eventually(chips, [true]);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main a')]
        .find((link) => link.textContent.includes('Månadskostnad med') && link.checkVisibility())
        ?.focus(),
    );
    await page.keyboard.press('Enter');
    await eventually(() => queryOf(page), '');
    await eventually(chips, []);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('car-list-count');
  });

  test('without scripts are fields of the list’s filter form', async () => {
    const { page } = await fixture.visit('/kop-bil/alla-bilar-i-lager?deposit=60000&months=48', {
      site: 'norrvag-se',
      scripts: false,
    });
    const field = 'noscript input[name="deposit"]';
    await page.focus(field);
    await page.keyboard.press('End');
    for (let count = 0; count < 8; count++) await page.keyboard.press('Backspace');
    await page.keyboard.type('90 000');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).searchParams.get('deposit')).toBe('90 000');
    expect(await page.$eval(field, (input) => (input as HTMLInputElement).value.replace(/\s/g, ' '))).toBe('90 000');
  });

  test('with consent apply to another tab after its next page, also when they are removed', async () => {
    const [car, next] = (await carsWithLoans()).slice(-2);
    const { page: one } = await fixture.visit(pathOf(car), { site: 'norrvag-se', consent: ['preferences'] });
    const other = await one.browserContext().newPage();
    await other.goto(fixture.urlOf(pathOf(next), 'norrvag-se'));
    await waitForHydration(other);
    await one.bringToFront();
    const query = await raiseDeposit(one, 2);
    await other.bringToFront();
    await other.goto(fixture.urlOf('/kop-bil/alla-bilar-i-lager', 'norrvag-se'));
    await eventually(() => queryOf(other), query);
    // The other tab chooses for itself, so that it has terms of its own to lose.
    await other.goto(fixture.urlOf(pathOf(next), 'norrvag-se'));
    await waitForHydration(other);
    await raiseDeposit(other, 1);
    expect((await stores(other))[0]).not.toBeNull();
    await one.bringToFront();
    await one.goto(fixture.urlOf(`/kop-bil/alla-bilar-i-lager${query}`, 'norrvag-se'));
    await waitForHydration(one);
    const chip = await one.waitForSelector('::-p-text(Månadskostnad med)');
    await chip?.evaluate((element) => element.closest('a')?.focus());
    await one.keyboard.press('Enter');
    await eventually(() => stores(one), [null, null]);
    await other.bringToFront();
    await eventually(() => stores(other), [null, null]);
    await other.goto(fixture.urlOf(pathOf(next), 'norrvag-se'));
    await waitForHydration(other);
    expect(queryOf(other)).toBe('');
    await other.close();
  });

  test('without consent stay in their tab', async () => {
    const [car, next] = (await carsWithLoans()).slice(-2);
    const { page: one } = await fixture.visit(pathOf(car), { site: 'norrvag-se' });
    await raiseDeposit(one, 2);
    const other = await one.browserContext().newPage();
    await other.goto(fixture.urlOf(pathOf(next), 'norrvag-se'));
    await waitForHydration(other);
    expect([queryOf(other), ...(await stores(other))]).toEqual(['', null, null]);
    await other.close();
  });

  test('F084 are measured and stay on the device after consent, without the amount', async () => {
    const [car, next] = (await carsWithLoans()).slice(-2);
    const { page } = await fixture.visit(pathOf(car), { site: 'norrvag-se', consent: ['preferences', 'statistics'] });
    const query = await raiseDeposit(page, 3);
    expect(await stores(page)).toEqual([query.slice(1), query.slice(1)]);
    const { deposit, months } = await stated(page);
    expect(await eventsOf(page)).toEqual([
      {
        event: 'loan_calculator',
        car_id: car?.car_id,
        deposit_percentage: Math.round((Number(deposit) / Number(car?.car_loan_option?.price)) * 100),
        months: Number(months),
        site: 'norrvag-se',
      },
    ]);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(fixture.urlOf(pathOf(next), 'norrvag-se'));
    await eventually(() => queryOf(page), query);
  });
});
