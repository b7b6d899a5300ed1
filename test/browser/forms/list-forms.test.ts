import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { SITES } from '../../../config/sites.ts';
import { enterText, pauseRequests } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';

const fixture = browserFixture({ cars: 600 });

const ALL = SITES.flatMap(({ id, languages, paths }) =>
  languages.map(({ prefix }) => ({
    site: id,
    cars: `${prefix}${paths.carList}`,
    dealers: `${prefix}${paths.dealers}`,
  })),
);
/** A second language, mileages in tenths of the index's unit, and another country. */
const CASES = matrixCases(
  ALL,
  ALL.filter(({ site, cars }) => cars.startsWith('/en/kop') || site === 'norrvag-no' || site === 'marlow-uk'),
);

const SEARCH_CARS = 'main button[form="car-filters-form"]';
const SEARCH_DEALERS = 'main search button[type="submit"]';
const SORT = 'main select[name="sortName"]';
const YEARS = 'main [data-group="car_year"]';

function pathAndQuery(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Submits a form without scripts. Returns the URL of the page that is shown then. */
async function submit(page: Page, button: string): Promise<string> {
  const press = page.$eval(button, (element) => (element as HTMLElement).click());
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), press]);
  return pathAndQuery(page);
}

describe.each(CASES.map((each) => [`${each.site} ${each.cars}`, each] as const))(
  'F046 F080 the forms of %s',
  (_name, { site, cars, dealers }) => {
    test('without scripts and without a choice lead to their list', async () => {
      const { page } = await fixture.visit(cars, { site, scripts: false });
      expect(await submit(page, SEARCH_CARS)).toBe(cars);
      await page.goto(fixture.urlOf(dealers, site), { waitUntil: 'domcontentloaded' });
      expect(await submit(page, SEARCH_DEALERS)).toBe(dealers);
    });

    test('lead to one URL of a choice, with and without scripts', async () => {
      const { page: plain } = await fixture.visit(cars, { site, scripts: false });
      await plain.$eval(YEARS, (group) => {
        const [from, to] = group.querySelectorAll<HTMLInputElement>('input[name]');
        if (from) from.value = '2019';
        if (to) to.value = ' 2021';
      });
      await plain.select(SORT, 'car_price_desc');
      const url = await submit(plain, SEARCH_CARS);
      expect(url).toBe(`${cars}?car_year=2019-2021&sortName=car_price_desc`);
      const { page } = await fixture.visit(cars, { site });
      await page.select(SORT, 'car_price_desc');
      await page.$eval(YEARS, (group) => group.setAttribute('open', ''));
      await enterText(page, `${YEARS} input[name="car_year.from"]`, '2019');
      await enterText(page, `${YEARS} input[name="car_year.to"]`, '2021');
      await page.keyboard.press('Enter');
      await eventually(() => pathAndQuery(page), url);
    });
  },
);

test('F046 the list’s form that is sent before its scripts have arrived is redirected to the list alone', async () => {
  const cars = '/kop-bil/alla-bilar-i-lager';
  const { page } = await fixture.open();
  const scripts = await pauseRequests(page, '/assets/');
  await page.goto(fixture.urlOf(cars), { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(SEARCH_CARS);
  expect(await submit(page, SEARCH_CARS)).toBe(cars);
  scripts.resume();
});

test('F080 the search for workshops of a place without a place is redirected to all workshops', async () => {
  const { page } = await fixture.visit('/verkstad/boka-service', { scripts: false });
  expect(await submit(page, 'main form[method="get"] button')).toBe(
    '/anlaggningar?site_departments.service_name=Service+och+verkstad',
  );
});
