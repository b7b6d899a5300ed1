import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { carDetailSchema } from '../../../src/contracts/car/car.ts';
import { loanOn } from '../../../src/features/car/money/carLoan.ts';
import { nearestChoice } from '../../../src/features/car/money/loanChoices.ts';
import { closeTab, layoutShift, type PageOptions, waitForHydration } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';
import { send } from '../../support/request.ts';

/** The visitor's own terms of a loan: chosen on one car, they apply to the next ones. */

const fixture = browserFixture({ cars: 400 });
/** Cars for sale with a loan of several terms, from the cheapest to the most expensive. */
let cars: Car[];
beforeAll(async () => {
  cars = await carsWithLoans();
});

const LIST = '/kop-bil/alla-bilar-i-lager';

async function carsWithLoans() {
  const records = await recordsOf(fixture.product, 'vehicles_norrvag_se', { limit: 400 });
  return records
    .map((record) => carDetailSchema.cast(record))
    .filter((car) => car.car_status !== 'sold' && (car.car_loan_option?.contract_durations?.length ?? 0) > 2)
    .sort((one, other) => Number(one.car_price) - Number(other.car_price));
}

type Car = Awaited<ReturnType<typeof carsWithLoans>>[number];

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(fixture.urlOf(path, 'norrvag-se'), { waitUntil: 'domcontentloaded' });
}
/** Opens an empty page as a visitor with these terms in the session. */
async function openWith(terms: string, options: PageOptions = {}) {
  const opened = await fixture.open(options);
  await goTo(opened.page, '/robots.txt');
  await opened.page.evaluate((text) => sessionStorage.setItem('forecourt.terms', text), terms);
  return opened;
}

const pathOf = (car: Car | undefined) => `/kop-bil/${car?.car_id}/${car?.slug}`;
const queryOf = (page: Page) => new URL(page.url()).search;
const stated = (page: Page) => page.$eval('[data-loan]', (element) => ({ ...(element as HTMLElement).dataset }));
const stores = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('forecourt.terms'), localStorage.getItem('forecourt.terms.device')]);

const hrefsOf = (links: Element[]) => links.map((link) => (link as HTMLAnchorElement).search);

/** Raises the deposit by steps of 1000, and returns the query that the URL gets. */
async function raiseDeposit(page: Page, steps: number): Promise<string> {
  const { deposit, months } = await stated(page);
  const range = '[data-loan] input[type="range"]';
  await page.focus(range);
  // One change: a pause between several would make several choices.
  await page.$eval(
    range,
    (input, count) => {
      (input as HTMLInputElement).stepUp(count);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    steps,
  );
  const query = `?deposit=${Number(deposit) + steps * 1000}&months=${months}`;
  await eventually(() => queryOf(page), query);
  return query;
}

async function removeTerms(page: Page): Promise<void> {
  const chip = await page.waitForSelector('main ::-p-text(Månadskostnad med)');
  await chip?.evaluate((element) => element.closest('a')?.focus());
  await page.keyboard.press('Enter');
}

const eventsOf = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'loan_calculator',
    ),
  );

describe('F072 terms chosen on a car', () => {
  test('apply to the next car within its own limits, without consent in their tab until it is closed; to the list, which shows and removes them', async () => {
    const [cheapest, expensive] = [cars[0], cars.at(-1)];
    const { page } = await fixture.visit(pathOf(expensive), { site: 'norrvag-se' });
    const query = await raiseDeposit(page, 2);
    expect(await stores(page)).toEqual([query.slice(1), null]);
    expect(await eventsOf(page)).toEqual([]);
    const other = await page.browserContext().newPage();
    await goTo(other, pathOf(cars.at(-2)));
    await waitForHydration(other);
    expect([queryOf(other), ...(await stores(other))]).toEqual(['', null, null]);
    await closeTab(other, page);

    await goTo(page, pathOf(cheapest));
    await eventually(() => queryOf(page), query);
    const [deposit, months] = [...new URLSearchParams(query).values()].map(Number);
    const option = cheapest?.car_loan_option;
    const nearest = option && nearestChoice(option, { deposit: Number(deposit), months: Number(months) });
    expect(nearest?.deposit).toBeLessThan(Number(deposit));
    expect(await stated(page)).toMatchObject({ deposit: String(nearest?.deposit), months: String(nearest?.months) });
    expect(await layoutShift(page)).toBeLessThan(0.01);
    // The terms of a URL have priority, and are not remembered.
    await goTo(page, `${pathOf(expensive)}?months=48`);
    await waitForHydration(page);
    expect([queryOf(page), (await stated(page)).months]).toEqual(['?months=48', '48']);
    expect(await stores(page)).toEqual([query.slice(1), null]);

    await goTo(page, `${LIST}?car_fuel=El`);
    await eventually(() => queryOf(page), `?car_fuel=El&${query.slice(1)}`);
    const links = () => page.$$eval('article[data-car] h2 a', hrefsOf);
    await eventually(async () => [...new Set(await links())], [query]);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    // A click that opens another window leaves this one as it is.
    const clicked = await page.$$eval('main a:has(> span[aria-hidden]):has(> span + span)', (chips) => {
      for (const chip of chips) {
        window.addEventListener('click', (event) => event.preventDefault(), { once: true });
        chip.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
      }
      return chips.length;
    });
    expect(clicked).toBeGreaterThan(1);
    expect([queryOf(page), ...(await stores(page))]).toEqual([`?car_fuel=El&${query.slice(1)}`, query.slice(1), null]);
    await removeTerms(page);
    await eventually(() => queryOf(page), '?car_fuel=El');
    await eventually(async () => [...new Set(await links())], ['']);
    expect(await stores(page)).toEqual([null, null]);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    expect(queryOf(page)).toBe('?car_fuel=El');
  });

  test('chosen on the page about loans, they apply to its cars and to the list', async () => {
    const { page } = await fixture.visit('/kop-bil/finansiering/billan', { site: 'norrvag-se' });
    await page.$eval('[data-loan]', (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const query = await raiseDeposit(page, 2);
    const links = () => page.$$eval('article[data-car] h3 a', hrefsOf);
    await page.$eval('article[data-car]', (card) => card.scrollIntoView({ behavior: 'instant' }));
    await eventually(async () => [...new Set(await links())], [query]);
    await page.click('[data-loan] > a[rel="nofollow"]');
    await page.waitForFunction((path) => location.pathname === path, {}, LIST);
    await eventually(() => queryOf(page), query);
    await page.goBack();
    await eventually(
      async () => [queryOf(page), (await stated(page)).deposit],
      [query, new URLSearchParams(query).get('deposit')],
    );
  });

  test('apply to compared and saved cars, which show and remove them', async () => {
    const two = cars.slice(-2);
    const card = ({ car_id: id, slug }: Car) => ({ id, slug, title: '', text: '', facts: [], price: { amount: null } });
    const saved = two.map((car) => ({ card: card(car), at: Date.now(), language: 'sv' }));
    const { page } = await openWith('months=60');
    await page.evaluate((text) => localStorage.setItem('forecourt.saved', text), JSON.stringify(saved));
    const costs = two.map((car) => `${loanOn(car, { months: 60 })?.payment}kr/mån`);
    const standard = two.map((car) => `${car.car_loan_monthly_cost}kr/mån`);
    const shown = (texts: readonly string[]) => async () => {
      const text = (await page.$eval('main', (main) => main.textContent)).replaceAll(/\s/g, '');
      return texts.filter((each) => !text.includes(each));
    };
    await goTo(page, `${LIST}?saved=cars`);
    await eventually(shown(costs), []);
    await removeTerms(page);
    await eventually(shown(standard), []);
    await page.evaluate(() => sessionStorage.setItem('forecourt.terms', 'months=60'));
    await goTo(page, `${LIST}?compare=${two.map(({ car_id: id }) => id).sort()}`);
    await eventually(() => queryOf(page), expect.stringMatching(/&months=60$/));
    await eventually(shown(costs), []);
    await removeTerms(page);
    await eventually(shown(standard), []);
    expect([new URL(page.url()).searchParams.get('months'), ...(await stores(page))]).toEqual([null, null, null]);
  });

  test('apply to similar cars, teasers and recently viewed cars, on every page, when these come into view', async () => {
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
    const dealers = await send(fixture.product.url, '/anlaggningar');
    const [, dealer = ''] = /<li[^>]*>.*?href="(\/anlaggningar\/[^"]+)"/.exec(dealers.body) ?? [];
    const { page } = await openWith('months=60', { consent: ['preferences'] });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    for (const path of [pathOf(cars.at(-2)), '/', dealer]) {
      await goTo(page, path);
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
    await goTo(page, `${pathOf(cars.at(-3))}?months=60`);
    await page.waitForSelector('article[data-car]');
    await waitForHydration(page);
    await showCards(page);
    await eventually(others(page, terms), []);
    expect(calls.filter((path) => path === '/api/cars').length).toBeLessThan(2);
  });

  test.each(matrixCases([390, 320], [320]))(
    'are shown completely on the list of a phone of %i px, and nothing moves',
    async (width) => {
      const viewport = { width, height: 844, isMobile: true, hasTouch: true };
      const { page } = await openWith('deposit=60000&months=48', { viewport });
      await goTo(page, LIST);
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
    },
  );

  test('without scripts are fields of the list’s filter form', async () => {
    const { page } = await fixture.visit(`${LIST}?deposit=60000&months=48`, {
      site: 'norrvag-se',
      scripts: false,
    });
    const field = 'noscript input[name="deposit"]';
    await page.$eval(field, (input) => (input as HTMLInputElement).select());
    await page.keyboard.sendCharacter('90 000');
    await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).searchParams.get('deposit')).toBe('90000');
    expect(await page.$eval(field, (input) => (input as HTMLInputElement).value.replace(/\s/g, ' '))).toBe('90 000');
  });

  test('with consent apply to another tab after its next page, also when they are removed; F084 are measured and stay on the device, without the amount', async () => {
    const [car, next] = cars.slice(-2);
    const consent = ['preferences', 'statistics'] as const;
    const { page: one } = await fixture.visit(pathOf(car), { site: 'norrvag-se', consent });
    const other = await one.browserContext().newPage();
    await goTo(other, pathOf(next));
    await waitForHydration(other);
    await one.bringToFront();
    const query = await raiseDeposit(one, 3);
    expect(await stores(one)).toEqual([query.slice(1), query.slice(1)]);
    const { deposit, months } = await stated(one);
    expect(await eventsOf(one)).toEqual([
      {
        event: 'loan_calculator',
        car_id: car?.car_id,
        deposit_percentage: Math.round((Number(deposit) / Number(car?.car_loan_option?.price)) * 100),
        months: Number(months),
        site: 'norrvag-se',
      },
    ]);
    await other.bringToFront();
    await goTo(other, LIST);
    await eventually(() => queryOf(other), query);
    // The other tab chooses for itself, so that it has terms of its own to lose.
    await goTo(other, pathOf(next));
    await waitForHydration(other);
    // The stored terms come with the router.
    await eventually(() => queryOf(other), query);
    await raiseDeposit(other, 1);
    expect((await stores(other))[0]).not.toBeNull();
    await one.bringToFront();
    await goTo(one, `${LIST}${query}`);
    await waitForHydration(one);
    await removeTerms(one);
    await eventually(() => stores(one), [null, null]);
    await other.bringToFront();
    await eventually(() => stores(other), [null, null]);
    await goTo(other, pathOf(next));
    await waitForHydration(other);
    expect(queryOf(other)).toBe('');
    await other.close();
  });
});
