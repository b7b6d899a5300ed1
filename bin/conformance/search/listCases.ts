import { carCardSchema } from '../../../src/contracts/car/car.ts';
import { CAR_SORTS, DISTANCE_SORT, TOTAL_COST_SORT } from '../../../src/contracts/search/carSearch.ts';
import type { SearchRequest } from '../../../src/contracts/search/search.ts';
import type { ConformanceCase, Trial } from '../conformanceCase.ts';
import { distanceKm, placeOf } from '../distance.ts';
import { expectEqual, expectMessage, expectStatus, expectThat, expectType } from '../expect.ts';
import { bucketsOf, carRequest, IN_STOCK, numberOf, searchCars, searchDealers, valuesOf } from './searchCall.ts';

/** Lists: filters, sorts, pages and query texts. */

/** The sorts by a member of the record. */
type MemberSort = Exclude<(typeof CAR_SORTS)[number], typeof DISTANCE_SORT | typeof TOTAL_COST_SORT>;
const MEMBER_SORTS = CAR_SORTS.filter((sort): sort is MemberSort => sort !== DISTANCE_SORT && sort !== TOTAL_COST_SORT);

/** The member by which a sort orders, and how. */
const SORTED_BY: Readonly<Record<MemberSort, readonly [field: string, direction: 1 | -1]>> = {
  car_publishdate_desc: ['car_publishdate', -1],
  car_publishdate_asc: ['car_publishdate', 1],
  car_price_asc: ['car_price', 1],
  car_price_desc: ['car_price', -1],
  car_year_desc: ['car_year', -1],
  car_mileage_asc: ['car_mileage', 1],
  car_monthly_cost_asc: ['car_loan_monthly_cost', 1],
};

const PAGE = 7;
const PAGES = 5;

/** Demands that values are in an order, missing ones last. */
export function expectOrder(values: readonly number[], direction: 1 | -1, member: string): void {
  const places = values.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * direction));
  const at = places.findIndex((place, index) => place < (places[index - 1] ?? place));
  expectThat(
    at < 0,
    `content[${at}].${member}`,
    'the order of the sort, missing values last',
    values.slice(at - 1, at + 1),
  );
}

const totalOf = async (trial: Trial, filters: SearchRequest['filters']): Promise<number> =>
  (await searchCars(trial, { limit: 0, filters: { ...IN_STOCK, ...filters } })).total_items;

const idsOf = ({ content }: { content: readonly Readonly<Record<string, unknown>>[] }) =>
  content.map((record) => record.car_id);

/** Text that is no ASCII: letters of the sites' languages, an emoji of two code units, right-to-left. */
const TEXTS = ['åäö', 'ľščťž', '🚗', 'سيارة', 'a"b\\c', '<b>&amp;'];

export const LIST_CASES: readonly ConformanceCase[] = [
  {
    id: 'filters',
    title: 'Values of a field are alternatives, fields are joined by AND, and `.neq` excludes.',
    run: async (trial) => {
      const response = await searchCars(trial, { limit: 0, facets: [{ name: 'car_fuel' }, { name: 'car_gearbox' }] });
      const [one = '', other = ''] = valuesOf(response, 'car_fuel').map(({ text }) => text);
      const [gearbox = ''] = valuesOf(response, 'car_gearbox').map(({ text }) => text);
      const [first, second] = [await totalOf(trial, { car_fuel: [one] }), await totalOf(trial, { car_fuel: [other] })];
      expectEqual(await totalOf(trial, { car_fuel: [one, other] }), first + second, 'total_items of two alternatives');
      expectEqual(await totalOf(trial, { 'car_fuel.neq': [one] }), response.total_items - first, 'total_items of .neq');
      const filters = { ...IN_STOCK, car_fuel: [one], car_gearbox: [gearbox] };
      const fields = ['car_fuel', 'car_gearbox'];
      const { content } = await searchCars(trial, { limit: 100, filters, fields });
      const wrong = content.filter((record) => record.car_fuel !== one || record.car_gearbox !== gearbox);
      expectThat(wrong.length === 0, 'content', `cars with ${one} and ${gearbox} only`, wrong);
    },
  },
  {
    id: 'paging',
    title: 'The pages of a list neither repeat nor lose a car, and echo `limit` and `offset`.',
    run: async (trial) => {
      for (const sort_name of ['', 'car_year_desc']) {
        const search = { sort_name, fields: ['car_id'] };
        const whole = await searchCars(trial, { ...search, limit: PAGE * PAGES });
        const pages: unknown[] = [];
        for (let offset = 0; offset < PAGE * PAGES; offset += PAGE) {
          const page = await searchCars(trial, { ...search, limit: PAGE, offset });
          expectEqual([page.limit, page.offset], [PAGE, offset], 'limit, offset');
          pages.push(...idsOf(page));
        }
        expectEqual(pages, idsOf(whole), `content[].car_id of pages by ${sort_name || 'default'}`);
      }
    },
  },
  {
    id: 'end',
    title: 'The last page ends with the last car, and a page behind it is empty with the same total.',
    run: async (trial) => {
      const { total_items: total } = await searchCars(trial, { limit: 0 });
      const last = await searchCars(trial, { limit: PAGE, offset: Math.max(0, total - 3), fields: ['car_id'] });
      expectEqual(last.content.length, Math.min(3, total), 'content.length');
      const behind = await searchCars(trial, { limit: PAGE, offset: total });
      expectEqual([behind.content, behind.total_items], [[], total], 'content, total_items');
    },
  },
  {
    id: 'limit',
    title: 'Up to 1,000 records come at once, and none with `limit` 0.',
    run: async (trial) => {
      const none = await searchCars(trial, { limit: 0 });
      expectEqual(none.content, [], 'content');
      const many = await searchCars(trial, { limit: 1_000, fields: ['car_id'] });
      expectEqual(many.content.length, Math.min(1_000, none.total_items), 'content.length');
      expectEqual(many.total_items, none.total_items, 'total_items');
    },
  },
  {
    id: 'sorts',
    title: 'Every sort of the car list orders by its member, missing values last.',
    run: async (trial) => {
      for (const sort_name of MEMBER_SORTS) {
        const [field, direction] = SORTED_BY[sort_name];
        const { content } = await searchCars(trial, { limit: 1_000, sort_name, fields: [field] });
        const isDate = field === 'car_publishdate';
        const values = content.map((record) => (isDate ? Date.parse(String(record[field])) : numberOf(record, field)));
        expectOrder(values, direction, `${field} by ${sort_name}`);
      }
    },
  },
  {
    id: 'default-sort',
    title: 'Without `sort_name` a list is by `car_publishdate_desc`.',
    run: async (trial) => {
      const [one, other] = await Promise.all(
        ['', 'car_publishdate_desc'].map((sort_name) =>
          searchCars(trial, { limit: 50, sort_name, fields: ['car_id'] }),
        ),
      );
      expectEqual(one?.content, other?.content, 'content');
    },
  },
  {
    id: 'distance',
    title: 'Dealers are sorted by their distance from `near`.',
    needs: ['dealers'],
    run: async (trial) => {
      const { content } = await searchDealers(trial, {
        limit: 100,
        sort_name: 'site_distance_asc',
        filters: { near: [trial.setting('near')] },
        fields: ['site_id', 'site_geocoord'],
      });
      const near = placeOf(trial.setting('near'));
      const distances = content.map((record) => distanceKm(near, placeOf(String(record.site_geocoord))));
      expectOrder(distances, 1, 'site_geocoord by site_distance_asc');
    },
  },
  {
    id: 'cars-by-distance',
    title: 'Cars are sorted by their distance from `near`; `within_km` restricts them and all counts.',
    needs: ['distance'],
    run: async (trial) => {
      const near = placeOf(trial.setting('near'));
      const search = { filters: { ...IN_STOCK, near: [trial.setting('near')] }, facets: [{ name: 'car_fuel' }] };
      const { content, total_items } = await searchCars(trial, {
        ...search,
        limit: 1_000,
        sort_name: DISTANCE_SORT,
        fields: ['car_id', 'car_site_geocoord'],
      });
      const distances = content.map(({ car_site_geocoord: place }) => distanceKm(near, placeOf(String(place))));
      expectOrder(distances, 1, `car_site_geocoord by ${DISTANCE_SORT}`);
      const middle = distances[distances.length >> 1] ?? 0;
      // Distances are whole kilometres here: half a kilometre is on neither side of one.
      const within_km = middle + 0.5;
      const expected = distances.filter((distance) => distance <= middle).length;
      const some = await searchCars(trial, { ...search, within_km, limit: 0 });
      const isWhole = total_items <= content.length || expected < content.length;
      if (isWhole) expectEqual(some.total_items, expected, `total_items within ${within_km} km`);
      const counted = valuesOf(some, 'car_fuel').reduce((sum, { count }) => sum + count, 0);
      expectThat(counted <= some.total_items, 'facet car_fuel', `at most ${some.total_items} cars`, counted);
      const bad = await trial.client.call(carRequest(trial, { within_km: 50 }));
      expectStatus(bad, 400);
    },
  },
  {
    id: 'keyphrase',
    title: 'A query text finds by the beginning of a word and with a typing error, and restricts the counts.',
    run: async (trial) => {
      const all = await searchCars(trial, { limit: 0, facets: [{ name: 'car_brand' }] });
      const brand = valuesOf(all, 'car_brand').find(({ text }) => /^[A-Za-z]{5,}$/.test(text))?.text ?? '';
      const [, second = '', third = ''] = brand;
      const swapped = brand[0] + third + second + brand.slice(3);
      for (const keyphrase of [brand, brand.slice(0, 4).toLowerCase(), swapped]) {
        const found = await searchCars(trial, { keyphrase, limit: 100, facets: [{ name: 'car_brand' }] });
        const { count = 0 } = valuesOf(found, 'car_brand').find(({ text }) => text === brand) ?? {};
        expectThat(count > 0, `facet car_brand: count of ${brand} for “${keyphrase}”`, 'more than 0', count);
        expectThat(
          found.total_items < all.total_items,
          'total_items',
          `less than all ${all.total_items}`,
          found.total_items,
        );
      }
      const none = await searchCars(trial, { keyphrase: 'qqxzqqxzqq' });
      expectEqual([none.total_items, none.content], [0, []], 'total_items, content for a text of nothing');
    },
  },
  {
    id: 'encoding',
    title: 'Texts in any alphabet are searched without an error, and values with other letters find their cars.',
    run: async (trial) => {
      for (const keyphrase of TEXTS) {
        const response = await trial.client.call(carRequest(trial, { keyphrase, limit: 1 }));
        expectStatus(response, 200);
        expectType(response, 'application/json');
      }
      const names = ['car_site_city', 'car_color', 'car_body', 'car_site_name'];
      const response = await searchCars(trial, { limit: 0, facets: names.map((name) => ({ name })) });
      for (const name of names) {
        for (const { text, count } of valuesOf(response, name)) {
          expectThat(!text.includes('\uFFFD'), `facet ${name}`, 'texts in UTF-8', text);
          // Letters that are no ASCII survive the way back.
          if (/^[ -~]*$/.test(text)) continue;
          expectEqual(await totalOf(trial, { [name]: [text] }), count, `total_items of ${name} ${text}`);
        }
      }
    },
  },
  {
    id: 'loan',
    title: 'Terms of a loan change counts and order of monthly costs, never the records.',
    run: async (trial) => {
      const fields = ['car_id', 'car_loan_monthly_cost'];
      const search = { limit: 20, fields, facets: [{ name: 'car_loan_monthly_cost' }] };
      const plain = await searchCars(trial, search);
      const terms = await searchCars(trial, { ...search, loan: { deposit: 0, months: 12 } });
      expectEqual(terms.total_items, plain.total_items, 'total_items');
      expectEqual(terms.content, plain.content, 'content');
      const [before, after] = [plain, terms].map((response) => bucketsOf(response, 'car_loan_monthly_cost'));
      const hasLoans = before?.some(({ count }) => count > 0);
      const isEqual = JSON.stringify(before) === JSON.stringify(after);
      expectThat(
        !hasLoans || !isEqual,
        'facet car_loan_monthly_cost',
        'other counts for 12 months without deposit',
        after,
      );
      const bad = await trial.client.call(carRequest(trial, { loan: { months: -1 } }));
      expectStatus(bad, 400);
    },
  },
  {
    id: 'cards',
    title: 'A search for cards has the members that cards need.',
    run: async (trial) => {
      const fields = Object.keys(carCardSchema.fields);
      const { content } = await searchCars(trial, { limit: 48, fields });
      for (const [at, record] of content.entries()) {
        expectMessage(carCardSchema, record, `content[${at}]`);
        for (const name of ['car_brand', 'car_model', 'car_price', 'car_primary_image'])
          expectThat(record[name] !== undefined, `content[${at}].${name}`, 'a value or null', 'undefined');
      }
    },
  },
];
