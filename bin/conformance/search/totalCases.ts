import { type CarCard, carCardSchema } from '../../../src/contracts/car/car.ts';
import { TOTAL_COST, TOTAL_COST_SORT } from '../../../src/contracts/search/carSearch.ts';
import type { CostBasis } from '../../../src/contracts/totalCost/basis.ts';
import { costFactsOf, totalCostOf } from '../../../src/contracts/totalCost/totalCost.ts';
import type { ConformanceCase } from '../conformanceCase.ts';
import { expectEqual, expectMessage, expectStatus, expectThat } from '../expect.ts';
import { expectOrder } from './listCases.ts';
import { bucketsOf, carRequest, searchCars, valuesOf } from './searchCall.ts';

/** Total costs, for an engine that calculates them (decision 0227). */

const FIELDS = [...Object.keys(carCardSchema.fields), TOTAL_COST];

/** A basis that any stock has totals for: own money, no tax, and all cars as burners of petrol. Its amounts are no country's. */
const basisFor = (fuels: string[]): CostBasis => ({
  date: '2026-01-01',
  way: 'cash',
  kilometres: 15_000,
  unitKm: 1,
  consumption: 'metric',
  fuels: { petrol: fuels, diesel: [], electric: [], plugin: [] },
  petrol: 20,
  diesel: 20,
  electricity: 2,
  electricShare: 0.5,
  overStated: { low: 1, high: 1.25 },
  pluginLitres: { low: 5, high: 7 },
  insurance: { PC: { low: 4_000, high: 8_000 }, LCV: { low: 6_000, high: 9_000 } },
  service: { engine: { PC: { low: 3_000, high: 5_000 }, LCV: { low: 4_000, high: 6_000 } }, electric: {} },
  tires: { set: { PC: { low: 5_000, high: 8_000 }, LCV: { low: 6_000, high: 9_000 } }, kilometres: 40_000 },
  tax: null,
  depreciation: {
    byAge: [
      { underYears: 1, low: 0.15, high: 0.25 },
      { underYears: 50, low: 0.06, high: 0.12 },
    ],
    kilometres: 15_000,
    per10000Km: 0.02,
  },
});

export const TOTAL_CASES: readonly ConformanceCase[] = [
  {
    id: 'total-cost',
    title: 'Total costs order, filter and count cars by the function of decision 0227, and are in no record.',
    needs: ['totals'],
    run: async (trial) => {
      const fuels = valuesOf(await searchCars(trial, { limit: 0, facets: [{ name: 'car_fuel' }] }), 'car_fuel');
      const total_cost = basisFor(fuels.map(({ text }) => text));
      const search = { total_cost, facets: [{ name: TOTAL_COST }] };
      const all = await searchCars(trial, { ...search, sort_name: TOTAL_COST_SORT, limit: 1_000, fields: FIELDS });
      const amounts = all.content.map((record, at) => {
        expectMessage(carCardSchema, record, `content[${at}]`);
        const { amount } = totalCostOf(costFactsOf(carCardSchema.cast(record) as CarCard), total_cost, null);
        return amount ?? Number.NaN;
      });
      expectOrder(amounts, 1, `${TOTAL_COST} by ${TOTAL_COST_SORT}`);
      const stated = all.content.findIndex((record) => record[TOTAL_COST] !== undefined);
      expectThat(stated < 0, `content[${stated}]`, `no member ${TOTAL_COST}`, all.content[stated]);
      const known = amounts.filter((amount) => !Number.isNaN(amount));
      const middle = known[known.length >> 1] ?? 0;
      const facets = [{ name: TOTAL_COST, filters: [`0-${middle}`] }];
      const some = await searchCars(trial, { ...search, facets, limit: 0 });
      // A list of more than 1,000 cars goes on with the amount of its last one.
      const isWhole = all.total_items === all.content.length;
      if (isWhole || middle < (amounts.at(-1) ?? 0)) {
        const expected = known.filter((amount) => amount <= middle).length;
        expectEqual(some.total_items, expected, `total_items of ${TOTAL_COST} 0-${middle}`);
      }
      const counted = bucketsOf(all, TOTAL_COST).reduce((sum, { count }) => sum + count, 0);
      if (isWhole) expectEqual(counted, known.length, `facet ${TOTAL_COST}: sum of the counts`);
      expectStatus(await trial.client.call(carRequest(trial, { sort_name: TOTAL_COST_SORT })), 400);
    },
  },
];
