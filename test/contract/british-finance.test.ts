import { beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { campaignRates } from '../../sandbox/finance/campaignRates.ts';
import { type LenderQuote, quote } from '../../sandbox/finance/lender.ts';
import { USUAL } from '../../sandbox/finance/proposal.ts';
import { type CarDetail, carDetailSchema } from '../../src/contracts/car/car.ts';
import type { FinanceVehicle } from '../../src/contracts/finance/finance.ts';
import type { RequestedTerms } from '../../src/contracts/finance/loanQuery.ts';
import { loanOf, loanOn } from '../../src/features/car/money/carLoan.ts';
import { loanTerms } from '../../src/features/car/money/loanFigures.ts';
import { isFinanced } from '../../src/features/carDetail/quotes/financedVehicle.data.ts';
import { datasetOf } from '../support/data/dataset.ts';

/** The loan of every British car in the index is what its lender quotes on the same terms, to the penny. */

const TERMS: readonly RequestedTerms[] = [
  {},
  { deposit: 12_000, months: 36 },
  { deposit: 2_550, months: 24 },
  { months: 60 },
  { deposit: 1, months: 48 },
  { deposit: 999_999_999, months: 360 },
];

let cars: CarDetail[];
let unfinanced: CarDetail[];
let rates: ReadonlyMap<string, number>;
let vehicles: ReadonlyMap<string, FinanceVehicle>;

beforeAll(async () => {
  const dataset = await datasetOf(10);
  const records = dataset.vehicles.get('vehicles_marlow_uk') ?? [];
  rates = campaignRates(dataset);
  const all = records.map((record) => carDetailSchema.cast(record));
  cars = all.filter(isFinanced);
  unfinanced = all.filter((car) => !isFinanced(car));
  vehicles = new Map(
    records.map((record) => [
      record.car_id,
      {
        Type: 'Car',
        Chassis: record.car_chassino ?? '',
        Status: 'PreOwned',
        OnTheRoadPrice: record.car_price ?? 0,
        Mileage: record.car_mileage ?? 0,
        Registration: { Number: record.car_regno ?? '', Country: 'GB', Date: record.car_firstregistration ?? '' },
      },
    ]),
  );
});

function quoteOf(car: CarDetail, family: 'HP' | 'PCP', { deposit = 0, months = 0 }: RequestedTerms) {
  const vehicle = vehicles.get(car.car_id) as FinanceVehicle;
  const terms = { family, months, milesPerYear: USUAL.milesPerYear, deposit: deposit * 100 };
  return quote(vehicle, terms, rates.get(vehicle.Chassis));
}

describe('F074 the sandbox has one truth about British finance', () => {
  test.each(TERMS)('the example of every car on %j is the quote', (terms) => {
    const differences = cars.flatMap((car) => {
      const figures = loanOn(car, terms)?.figures;
      if (!figures) return [];
      const { deposit, months, residual, payment, cost } = figures;
      const quoted = quoteOf(car, residual > 0 ? 'PCP' : 'HP', { ...terms, months });
      if (typeof quoted === 'string') return [[car.car_id, quoted]];
      const example = {
        deposit: deposit * 100,
        payment: Math.round(payment * 100),
        finalPayment: residual * 100,
        total: Math.round((cost.total + deposit) * 100),
        apr: Number(cost.effectiveRate?.toFixed(1)),
      } satisfies Partial<LenderQuote>;
      const same = Object.entries(example).every(([name, value]) => quoted[name as keyof typeof example] === value);
      return same ? [] : [[car.car_id, example, quoted]];
    });
    expect(differences).toEqual([]);
    expect(cars.length).toBeGreaterThan(400);
  });

  test('a car without a loan has no quote over any term; PCP is advertised only over terms for which it is quoted', () => {
    const without = cars.filter((car) => !loanOf(car));
    const quoted = without.filter((car) =>
      [24, 36, 48, 60].some((months) => typeof quoteOf(car, 'HP', { months }) !== 'string'),
    );
    expect(quoted).toEqual([]);
    expect(without.length).toBeLessThan(5);
  });

  test('new cars, vans and motorcycles, which the lender does not finance, advertise no loan', () => {
    const costs = unfinanced.filter((car) => loanOf(car) || car.car_loan_option || car.car_loan_monthly_cost);
    expect(costs.map(({ car_id: id }) => id)).toEqual([]);
    expect(unfinanced.length).toBeGreaterThan(100);
  });

  test('cars of a campaign are quoted at its APR', () => {
    const campaign = cars.filter((car) => car.car_has_campaign_loan);
    expect(campaign.length).toBeGreaterThan(20);
    for (const car of campaign) {
      const months = loanOf(car)?.figures?.months ?? 0;
      expect(quoteOf(car, 'HP', { months })).toMatchObject({ apr: 6.9 });
      expect(car.car_campaigns).toContain('6.9% APR representative');
    }
  });
});

test('U11 the APR of every loan is rounded once, from its exact value', () => {
  const rounded = cars.flatMap((car) =>
    TERMS.flatMap((terms) => loanOn(car, terms)?.figures?.cost.effectiveRate ?? []),
  );
  // Most exact rates have more decimals than texts state.
  expect(rounded.filter((rate) => rate === Number(rate.toFixed(2))).length).toBeLessThan(rounded.length / 10);
});

test('U11 the APR in the text of every loan is the exact one to one decimal', () => {
  const site = SITES.find(({ id }) => id === 'marlow-uk') as (typeof SITES)[number];
  const wrong = cars.flatMap((car) =>
    TERMS.flatMap((terms) => {
      const figures = loanOn(car, terms)?.figures;
      const exact = figures?.cost.effectiveRate;
      if (!figures || !exact) return [];
      const { effective } = loanTerms(figures, { site, language: { locale: 'en-GB' } });
      return effective === `${(Math.round(exact * 10) / 10).toFixed(1)}%` ? [] : [[car.car_id, exact, effective]];
    }),
  );
  expect(wrong).toEqual([]);
});
