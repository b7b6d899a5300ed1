import { type ValuationRequest, valuationSchema } from '../../../src/contracts/car/valuation.ts';
import { badJsonCase, jsonCases } from '../commonCases.ts';
import type { Suite, Trial } from '../conformanceCase.ts';
import { expectEqual, expectJson, expectStatus, expectThat } from '../expect.ts';

const requestOf = (trial: Trial, more: Partial<ValuationRequest> = {}) => ({
  path: '/valuations',
  json: {
    country: trial.setting('country'),
    plate: trial.setting('plate'),
    mileage: 8_000,
    unit: 'mil',
    currency: trial.setting('currency'),
    ...more,
  },
});
const common = { request: (trial: Trial) => requestOf(trial) };

/** Demanded of a service that estimates cars. */
export const valuationSuite: Suite = {
  upstream: 'valuation',
  settings: {
    country: { meaning: 'Country of the plate', example: 'SE', default: 'SE' },
    plate: { meaning: 'Plate of a car that it estimates', example: 'ABC123' },
    'unknown-plate': { meaning: 'Plate that it does not know', example: 'ZZZ999' },
    currency: { meaning: 'Currency of the estimate', example: 'SEK', default: 'SEK' },
  },
  cases: [
    ...jsonCases(common),
    badJsonCase(common),
    {
      id: 'shape',
      title: 'An estimate is a message of the contract, with `low` at most `high`.',
      run: async (trial) => {
        expectJson(await trial.client.call(requestOf(trial)), 200, valuationSchema);
      },
    },
    {
      id: 'currency',
      title: 'An estimate is in the requested currency.',
      run: async (trial) => {
        const { currency } = expectJson(await trial.client.call(requestOf(trial)), 200, valuationSchema);
        expectEqual(currency, trial.setting('currency'), 'currency');
      },
    },
    {
      id: 'mileage',
      title: 'A car with a long way behind it is worth no more than one with a short way.',
      run: async (trial) => {
        const [short, long] = await Promise.all(
          [100, 30_000].map(async (mileage) =>
            expectJson(await trial.client.call(requestOf(trial, { mileage })), 200, valuationSchema),
          ),
        );
        expectThat((long?.high ?? 0) <= (short?.high ?? 0), 'high', `at most ${short?.high}`, long?.high);
      },
    },
    {
      id: 'unknown-plate',
      title: 'An unknown plate is a 404.',
      run: async (trial) =>
        expectStatus(await trial.client.call(requestOf(trial, { plate: trial.setting('unknown-plate') })), 404),
    },
    {
      id: 'bad-member',
      title: 'A plate that is not normalised, a negative mileage and an unknown unit are a 400.',
      run: async (trial) => {
        expectStatus(await trial.client.call(requestOf(trial, { plate: 'abc 123' })), 400);
        expectStatus(await trial.client.call(requestOf(trial, { mileage: -1 })), 400);
        expectStatus(await trial.client.call(requestOf(trial, { unit: 'furlong' as 'km' })), 400);
      },
    },
  ],
};
