import { object, string } from 'yup';
import { carDetailSchema } from '../../../src/contracts/car/car.ts';
import { isCarId } from '../../../src/contracts/car/carId.ts';
import { dealerSchema } from '../../../src/contracts/dealers/dealer.ts';
import type { ConformanceCase, Trial } from '../conformanceCase.ts';
import { expectEqual, expectJson, expectMessage, expectRefusal, expectStatus, expectThat } from '../expect.ts';
import { carRequest, searchCars, searchDealers, valuesOf } from './searchCall.ts';

/** What a search engine does with a request and its fields, before any counting. */

const errorSchema = object({
  error: object({ message: string().required(), field: string().nullable().defined() }).required(),
});

/** Demands a 400 that names a member of the request. */
async function expectField(trial: Trial, request: object, field: RegExp): Promise<void> {
  const json = { index: trial.setting('cars'), ...request };
  const { error } = expectJson(await trial.client.call({ path: '/search', json }), 400, errorSchema);
  expectThat(field.test(error.field ?? ''), 'error.field', `the name of the member, as ${field.source}`, error.field);
}

/** Records of an index that are looked at, one by one. */
const MAX_RECORDS = 1_000;
/** The longest body that a search of the product has is far below. */
const LONG_TEXT = 'x'.repeat(300_000);

export const REQUEST_CASES: readonly ConformanceCase[] = [
  {
    id: 'shape',
    title: 'A search with every facet of the car list has a response of the contract.',
    run: async (trial) => {
      const facets = [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_fuel' }, { name: 'car_price' }];
      const { content, total_items, facet } = await searchCars(trial, { limit: 24, facets });
      expectThat(total_items > 0, 'total_items', 'more than 0: cases need cars', total_items);
      expectEqual(content.length, Math.min(24, total_items), 'content.length');
      expectEqual(facet.length, 3, 'facet.length');
    },
  },
  {
    id: 'records',
    title: 'A car is a CarRecord of the contract, each of the first thousand.',
    run: async (trial) => {
      for (let offset = 0; offset < MAX_RECORDS; offset += 100) {
        const { content } = await searchCars(trial, { limit: 100, offset });
        for (const [at, record] of content.entries())
          expectMessage(carDetailSchema, record, `content[${at}] at offset ${offset}`);
        if (content.length < 100) break;
      }
    },
  },
  {
    id: 'dealers',
    title: 'A dealer is a DealerRecord of the contract.',
    needs: ['dealers'],
    run: async (trial) => {
      const { content, total_items } = await searchDealers(trial, { limit: 100 });
      expectThat(total_items > 0, 'total_items', 'more than 0', total_items);
      for (const [at, record] of content.entries()) expectMessage(dealerSchema, record, `content[${at}]`);
    },
  },
  {
    id: 'fields',
    title: 'Records have the requested members only; without `fields` they have all.',
    run: async (trial) => {
      const fields = ['car_id', 'car_brand'];
      const [some] = (await searchCars(trial, { limit: 1, fields })).content;
      const unexpected = Object.keys(some ?? {}).filter((name) => !fields.includes(name));
      expectThat(unexpected.length === 0, 'content[0]', `no member but ${fields.join(', ')}`, unexpected);
      expectThat(some?.car_id !== undefined, 'content[0].car_id', 'the requested member', some);
      const [all] = (await searchCars(trial, { limit: 1, fields: [] })).content;
      const missing = ['car_id', 'slug', 'car_brand', 'car_price'].filter((name) => !(name in (all ?? {})));
      expectThat(missing.length === 0, 'content[0]', 'all members without `fields`', `without ${missing.join(', ')}`);
    },
  },
  {
    id: 'ids',
    title: 'Each `car_id` is a text of the contract, is there once, and finds its car.',
    run: async (trial) => {
      const { content } = await searchCars(trial, { limit: 1_000, fields: ['car_id'] });
      const ids = content.map((record) => record.car_id);
      for (const [at, id] of ids.entries())
        expectThat(typeof id === 'string' && isCarId(id), `content[${at}].car_id`, 'an id of the contract', id);
      expectThat(new Set(ids).size === ids.length, 'content', 'each id once', 'an id twice');
      for (const id of [ids[0], ids.at(-1)].map(String)) {
        const found = await searchCars(trial, { filters: { car_id: [id] }, fields: ['car_id'] });
        expectEqual([found.total_items, found.content], [1, [{ car_id: id }]], 'content');
      }
    },
  },
  {
    id: 'sold',
    title: 'A sold car is in no list and no count, and is found by its id with `car_status` `sold`.',
    needs: ['sold'],
    run: async (trial) => {
      const id = trial.setting('sold');
      const byId = await searchCars(trial, { filters: { car_id: [id] }, fields: ['car_id', 'car_status'] });
      expectEqual(byId.content, [{ car_id: id, car_status: 'sold' }], 'content');
      const facets = [{ name: 'car_brand' }];
      const without = await searchCars(trial, { filters: {}, limit: 1_000, fields: ['car_id'], facets });
      const isListed = without.content.some((record) => record.car_id === id);
      expectThat(!isListed, 'content', `no car ${id} in a list without filters`, id);
      const inStock = await searchCars(trial, { limit: 0, facets });
      expectEqual(without.total_items, inStock.total_items, 'total_items');
      expectEqual(valuesOf(without, 'car_brand'), valuesOf(inStock, 'car_brand'), 'facet car_brand');
    },
  },
  {
    id: 'unknown-index',
    title: 'An unknown index is a 404.',
    run: async ({ client }) =>
      expectStatus(await client.call({ path: '/search', json: { index: 'no-such-index' } }), 404),
  },
  {
    id: 'unknown-sort',
    title: 'An unknown sort is a 400 that names `sort_name`.',
    run: (trial) => expectField(trial, { sort_name: 'car_charm_desc' }, /^sort_name$/),
  },
  {
    id: 'unknown-filter',
    title: 'A filter by an unknown field is a 400 that names it.',
    run: (trial) => expectField(trial, { filters: { car_charm: ['x'] } }, /^filters\.car_charm$/),
  },
  {
    id: 'unknown-field',
    title: 'An unknown member of `fields` is a 400 that names it.',
    run: (trial) => expectField(trial, { fields: ['car_charm'] }, /^fields/),
  },
  {
    id: 'unknown-facet',
    title: 'An unknown facet is a 400 that names it.',
    run: (trial) => expectField(trial, { facets: [{ name: 'car_charm' }] }, /^facets/),
  },
  {
    id: 'bad-member',
    title: 'A member of a wrong type or size is a 400 that names it.',
    run: async (trial) => {
      await expectField(trial, { limit: 1_001 }, /^limit$/);
      await expectField(trial, { offset: -1 }, /^offset$/);
      await expectField(trial, { facets: [{ name: 'car_price', filters: ['cheap'] }] }, /^facets/);
    },
  },
  {
    id: 'unknown-member',
    title: 'Members that the endpoint does not know are ignored.',
    run: async (trial) => {
      const [plain, more] = [await searchCars(trial, { limit: 3 }), { limit: 3, unknownMember: 1 }];
      const response = await trial.client.call(carRequest(trial, more));
      expectStatus(response, 200);
      expectEqual(response.json(), plain, 'body');
    },
  },
  {
    id: 'large-body',
    title: 'A body of 300 KB is refused by a 4xx, and so is another method.',
    run: async (trial) => {
      expectRefusal(await trial.client.call(carRequest(trial, { keyphrase: LONG_TEXT })));
      expectRefusal(await trial.client.call({ path: '/search', method: 'GET' }));
    },
  },
];
