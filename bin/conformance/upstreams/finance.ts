import {
  defaultsResponseSchema,
  legalResponseSchema,
  type QuoteParameters,
  quoteResponseSchema,
} from '../../../src/contracts/finance/finance.ts';
import { badJsonCase, jsonCases } from '../commonCases.ts';
import { Mismatch, type Suite, type Trial } from '../conformanceCase.ts';
import { expectEqual, expectJson, expectStatus, expectThat } from '../expect.ts';
import { dayAhead } from '../slots.ts';

const vehicleOf = (trial: Trial) => ({
  Type: 'Car',
  Chassis: '',
  Status: 'PreOwned',
  OnTheRoadPrice: 18_995,
  Mileage: 24_000,
  Registration: { Number: trial.setting('plate'), Country: 'GB', Date: dayAhead(-2 * 365) },
});
const organisationOf = (trial: Trial) => ({ Key: trial.setting('dealer-key') });

const quoteOf = (trial: Trial, more: Partial<QuoteParameters> = {}, key = trial.setting('dealer-key')) => ({
  path: '/cfd',
  json: {
    VehicleRequests: [
      {
        Id: '17',
        Vehicle: vehicleOf(trial),
        Parameters: {
          Term: 48,
          AnnualMileage: 8_000,
          CashDeposit: 1_899.5,
          FinanceProductFamilyKeys: ['HP', 'PCP'],
          CalculationType: 'RegularPayment',
          Organisation: { Key: key },
          ...more,
        },
      },
    ],
  },
});

const common = { request: (trial: Trial) => quoteOf(trial) };

/** Returns the quotes of a call, without those that are refused. */
async function quotesFor(trial: Trial, more: Partial<QuoteParameters> = {}) {
  const { Vehicles } = expectJson(await trial.client.call(quoteOf(trial, more)), 200, quoteResponseSchema);
  const [vehicle] = Vehicles;
  expectEqual(
    Vehicles.map(({ Id }) => Id),
    ['17'],
    'Vehicles[].Id',
  );
  const quotes = (vehicle?.FinanceQuotations ?? []).flatMap((quote) => ('Term' in quote ? [quote] : []));
  if (quotes.length === 0) throw new Mismatch('Vehicles[0].FinanceQuotations', 'a quote', vehicle);
  return quotes;
}

const CENT = 0.011;

/** Demanded of a lender. */
export const financeSuite: Suite = {
  upstream: 'finance',
  settings: {
    'dealer-key': { meaning: 'Key of a dealer at the lender', example: 'A1B2C3' },
    plate: { meaning: 'Plate of a car that it finances', example: 'GU21ABC', default: 'GU21ABC' },
  },
  cases: [
    ...jsonCases(common),
    badJsonCase(common),
    {
      id: 'quotes',
      title: 'A quote is a message of the contract, for the requested vehicle, products and terms.',
      run: async (trial) => {
        for (const quote of await quotesFor(trial)) {
          const at = `FinanceQuotations ${quote.FamilyKey}`;
          expectThat(['HP', 'PCP'].includes(quote.FamilyKey), at, 'a requested product', quote.FamilyKey);
          expectEqual([quote.Term, quote.CashDeposit], [48, 1_899.5], `${at}: Term, CashDeposit`);
        }
      },
    },
    {
      id: 'one-product',
      title: 'Only requested products are quoted.',
      run: async (trial) => {
        const response = await trial.client.call(quoteOf(trial, { FinanceProductFamilyKeys: ['HP'] }));
        const { Vehicles } = expectJson(response, 200, quoteResponseSchema);
        expectEqual(
          Vehicles.flatMap(({ FinanceQuotations }) => FinanceQuotations.map(({ FamilyKey }) => FamilyKey)),
          ['HP'],
          'FinanceQuotations[].FamilyKey',
        );
      },
    },
    {
      id: 'from-payment',
      title: 'With `CalculationType` `CashDeposit` the payment is the requested one.',
      run: async (trial) => {
        const more = { FinanceProductFamilyKeys: ['HP' as const], CalculationType: 'CashDeposit' as const };
        const [quote] = await quotesFor(trial, { ...more, RegularPayment: 300 });
        const isClose = Math.abs((quote?.RegularPayment ?? 0) - 300) < CENT;
        expectThat(isClose, 'FinanceQuotations[0].RegularPayment', '300', quote?.RegularPayment);
      },
    },
    {
      id: 'deposit',
      title: 'A larger deposit makes a smaller payment, in whole pence.',
      run: async (trial) => {
        const [small] = await quotesFor(trial, { FinanceProductFamilyKeys: ['HP'], CashDeposit: 1_000 });
        const [large] = await quotesFor(trial, { FinanceProductFamilyKeys: ['HP'], CashDeposit: 4_000 });
        const [more, less] = [small?.RegularPayment ?? 0, large?.RegularPayment ?? 0];
        expectThat(less < more, 'FinanceQuotations[0].RegularPayment', `less than ${more}`, less);
        const pence = Math.round(less * 100) / 100;
        expectThat(Math.abs(less - pence) < 1e-9, 'FinanceQuotations[0].RegularPayment', 'whole pence', less);
      },
    },
    {
      id: 'bad-terms',
      title: 'A term that no quote has, and a deposit below 0, are a 400.',
      run: async (trial) => {
        expectStatus(await trial.client.call(quoteOf(trial, { Term: 7 as 24 })), 400);
        expectStatus(await trial.client.call(quoteOf(trial, { CashDeposit: -1 })), 400);
      },
    },
    {
      id: 'unknown-dealer',
      title: 'An unknown key of a dealer is refused by 400, 403 or 404.',
      run: async (trial) => expectStatus(await trial.client.call(quoteOf(trial, {}, 'no-such-dealer')), 400, 403, 404),
    },
    {
      id: 'defaults',
      title: 'The usual terms of a vehicle are a message of the contract.',
      run: async (trial) => {
        const json = { Vehicle: vehicleOf(trial), Organisation: organisationOf(trial) };
        const response = await trial.client.call({ path: '/default', json });
        const { Products } = expectJson(response, 200, defaultsResponseSchema);
        expectThat(Products.length > 0, 'Products', 'at least one', Products);
      },
    },
    {
      id: 'legal',
      title: 'Every quote has its terms; an unknown reference is a 404.',
      run: async (trial) => {
        const [quote] = await quotesFor(trial);
        const path = (reference: string) => ({ path: `/legal?quoteRef=${encodeURIComponent(reference)}` });
        expectJson(await trial.client.call(path(quote?.QuoteReference ?? '')), 200, legalResponseSchema);
        expectStatus(await trial.client.call(path('no-such-quote')), 404);
      },
    },
  ],
};
