import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { examineLaw, type LawExamination } from '../../../bin/doctor/law/examineLaw.ts';
import { namedPagesOf } from '../../../bin/doctor/law/lawPage.ts';
import { readPageTree } from '../../../bin/doctor/law/pageTree.ts';
import { LAW_RULES } from '../../../config/law/lawRules.ts';
import { SITES } from '../../../config/sites.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { isWithoutVat } from '../../../src/contracts/car/offer.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { BREACHES } from '../../support/law/breaches.ts';
import type { Breach } from '../../support/law/htmlChanges.ts';
import { fetchFrom, LawPages, siteOf } from '../../support/law/lawPages.ts';
import { type Product, startProduct } from '../../support/product.ts';

const CARS = 400;

let product: Product;
let pages: LawPages;
beforeAll(async () => {
  product = await startProduct({ cars: CARS });
  pages = new LawPages(product);
}, 60_000);
afterAll(() => product.close());

/** Rules that the product does not meet yet, with the reason. A rule leaves the list when its gap is closed. */
const KNOWN_OPEN: Readonly<Record<string, string>> = {};

describe('pages of every site as they are', () => {
  let examined: LawExamination[];
  beforeAll(async () => {
    examined = await examineLaw({
      sites: SITES,
      rules: LAW_RULES,
      now: Date.now(),
      originOf: ({ id }) => `http://${id}.localhost:${product.port}`,
      fetchPage: fetchFrom(product),
      concurrency: 4,
      cars: 12,
      limitMs: 600_000,
    });
  }, 600_000);

  test('all can be read, of every language and kind', () => {
    expect(examined.flatMap(({ unread }) => unread)).toEqual([]);
    expect(examined.map(({ site }) => site)).toEqual(SITES.map(({ id }) => id));
    for (const { pages: read } of examined) expect(read).toBeGreaterThan(30);
  });

  test('no rule that the product meets has a finding', () => {
    const findings = examined.flatMap((each) => each.findings).filter(({ rule }) => !(rule in KNOWN_OPEN));
    expect(findings).toEqual([]);
  });

  test('every rule that is known to be open still has one', () => {
    const found = new Set(examined.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
    expect(Object.keys(KNOWN_OPEN).filter((rule) => !found.has(rule))).toEqual([]);
  });
});

/** Which car has the page of a name, on any site. */
const CARS_BY_NAME: Readonly<Record<string, (car: CarRecord) => boolean>> = {
  new: ({ car_is_used, car_vehicle_type_code, car_emission }) =>
    car_is_used === false && car_vehicle_type_code !== 'LCV' && Number(car_emission) > 0,
  used: ({ car_is_used }) => car_is_used === true,
  financed: ({ car_loan_monthly_cost, car_is_used }) => Boolean(car_loan_monthly_cost) && car_is_used === true,
  campaign: ({ car_has_campaign_price, car_price_history }) =>
    Boolean(car_has_campaign_price) && (car_price_history?.length ?? 0) > 1,
  van: (car) => isWithoutVat(car),
  connected: ({ car_equipment: equipment, car_year: year }) =>
    Number(year) > 2023 && (equipment?.some((item) => /(?:via|med) app|sovelluks/i.test(item)) ?? false),
  companyLeasing: ({ car_leasing_options }) => hasLeasing(car_leasing_options, 'Company'),
  privateLeasing: ({ car_leasing_options }) => hasLeasing(car_leasing_options, 'Private'),
};

const hasLeasing = (options: CarRecord['car_leasing_options'], type: string): boolean =>
  options?.some(({ leasing_type, monthly_cost }) => leasing_type === type && monthly_cost) ?? false;

/** Returns the list of new cars of a site, after their pages were read: cards do not say that a car is new. */
async function newList(id: string): Promise<string> {
  const site = siteOf(id);
  const cars = (await datasetOf(CARS)).vehicles.get(site.indexes.vehicles) ?? [];
  const condition = cars.find(({ car_is_used: isUsed }) => isUsed === false)?.car_condition ?? '';
  const path = `${site.paths.carList}?car_condition=${encodeURIComponent(condition)}`;
  await pages.readCarsOn(id, path);
  return path;
}

/** Returns the path of the page with a name on a site. */
async function pathOf(id: string, page: string): Promise<string> {
  if (page.startsWith('/')) return page;
  const site = siteOf(id);
  if (page === 'list') return site.paths.carList;
  if (page === 'sellCar') return site.paths.sellCar ?? '/';
  const cars = ((await datasetOf(CARS)).vehicles.get(site.indexes.vehicles) ?? []).filter(
    (car) => car.car_status !== 'sold',
  );
  if (page === 'newList') return newList(id);
  if (page === 'electricList')
    return `${site.paths.carList}?car_fuel=${encodeURIComponent(cars.find((car) => car.wltp_electric_range)?.car_fuel ?? '')}`;
  if (page === 'comparison') {
    const compared = cars.filter(CARS_BY_NAME.financed ?? (() => false)).slice(0, 2);
    return `${site.paths.carList}?compare=${compared
      .map(({ car_id }) => car_id)
      .sort()
      .join(',')}`;
  }
  const holds = CARS_BY_NAME[page];
  const car = holds && cars.find(holds);
  if (car) return `${site.paths.carDetail}/${car.car_id}/${car.slug}`;
  const named = namedPagesOf(readPageTree(await pages.html(id, '/'), new Set()));
  const found = [...named].find(([, kinds]) => kinds.some((kind) => kind === page));
  if (!found) throw new Error(`${id} has no page ${page}`);
  return found[0];
}

describe('a breach in the HTML of a page', () => {
  test('there are at least 40', () => expect(BREACHES.length).toBeGreaterThanOrEqual(40));

  const title = ({ rule, site, page, what }: Breach) => [`${rule}: ${what}, ${site} ${page}`] as const;
  test.each(BREACHES.map((each) => [...title(each), each] as const))(
    '%s',
    async (_title, { rule, site, page, change }) => {
      const path = await pathOf(site, page);
      const html = await pages.html(site, path);
      const count = async (body?: string) =>
        (await pages.findings(site, path, body)).filter((finding) => finding.rule === rule).length;
      const [before, after] = [await count(), await count(change(html))];
      expect(after).toBeGreaterThan(before);
    },
  );
});
