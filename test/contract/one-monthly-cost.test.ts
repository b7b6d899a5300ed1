import { beforeAll, expect, test } from '@jest/globals';
import type { Dataset } from '../../sandbox/data/dataset.ts';
import { SITES, vehicleIndex } from '../../sandbox/data/sites.ts';
import { type CarRecord, carDetailSchema } from '../../src/contracts/car/car.ts';
import { loanOf } from '../../src/features/car/money/carLoan.ts';
import { parseCarCard } from '../../src/features/carSearch/stockFacets.data.ts';
import { datasetOf } from '../support/data/dataset.ts';

/**
 * The monthly cost of every car of every site is one figure: that of the index, by which the search filters and sorts, that of its card,
 * and that of its page. `british-finance.test.ts` compares it with the lender's quotes.
 */

let dataset: Dataset;
beforeAll(async () => {
  dataset = await datasetOf();
});

const costOf = ({ car_loan_monthly_cost: cost }: CarRecord) => cost ?? null;

test.each(SITES.map((site) => [site.id, site] as const))('F045 U11 cars of %s', (_, site) => {
  const cars = (dataset.vehicles.get(vehicleIndex(site)) ?? []).filter(({ car_status: status }) => status !== 'sold');
  const differences = cars.flatMap((record) => {
    const card = parseCarCard(record);
    const onCard = card ? (loanOf(card)?.payment ?? null) : null;
    const onPage = loanOf(carDetailSchema.cast(record))?.payment ?? null;
    const inIndex = costOf(record);
    return onCard === inIndex && onPage === inIndex ? [] : [[record.car_id, inIndex, onCard, onPage]];
  });
  expect(differences).toEqual([]);
  expect(cars.filter((record) => costOf(record) !== null).length).toBeGreaterThan(cars.length / 2);
});
