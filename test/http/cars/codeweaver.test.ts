import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type LenderTerms, quote } from '../../../sandbox/finance/lender.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { DefaultsResponse, FinanceVehicle, QuotedVehicles } from '../../../src/contracts/finance/finance.ts';
import { financedCars } from '../../support/data/financedCars.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { send } from '../../support/request.ts';

/** Finance quotes of the UK (F074): `/api/codeweaver/{cfd,default,legal}`, through the product and the sandbox's lender. */

const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1' } });
const HOST = 'marlow-uk.localhost';

/** Used cars of Marlow with ordinary plates, and those whose plates are scenarios of the lender. */
let cars: CarRecord[];
let byLetters: Record<string, CarRecord>;
let newCar: CarRecord;

beforeAll(async () => {
  ({ cars, byLetters, newCar } = await financedCars(fixture.product, 40_000));
});
beforeEach(async () => {
  await fixture.product.setFault({ upstream: 'finance', kind: 'none' });
  fixture.product.logged.length = 0;
});

let lastClient = 0;
function call(path: string, body?: unknown, { host = HOST, headers = {} }: { host?: string; headers?: object } = {}) {
  lastClient += 1;
  const sent = { 'x-forwarded-for': `203.0.113.${lastClient % 250}`, 'content-type': 'application/json', ...headers };
  return send(fixture.product.url, `/api/codeweaver/${path}`, {
    host: `${host}:${fixture.product.port}`,
    headers: sent,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
}
const PARAMETERS = {
  Term: 48,
  CashDeposit: 1_000,
  AnnualMileage: 10_000,
  FinanceProductFamilyKeys: ['HP', 'PCP'],
  CalculationType: 'RegularPayment',
};
const requestOf = (Id: string | undefined, changes: object = {}) => ({
  VehicleRequests: [{ Id, Parameters: { ...PARAMETERS, ...changes } }],
});
const quotedBy = (response: { body: string }) => (JSON.parse(response.body) as QuotedVehicles).Vehicles[0];
const callsToLender = () => fixture.product.callsTo('finance');

/** Returns what the lender quotes for a record of the index. */
function expectedQuote(car: CarRecord, terms: Partial<LenderTerms>) {
  const vehicle: FinanceVehicle = {
    Type: 'Car',
    Chassis: car.car_chassino,
    Status: 'PreOwned',
    OnTheRoadPrice: car.car_campaign_price ?? car.car_price ?? 0,
    Mileage: car.car_mileage ?? 0,
    Registration: { Number: car.car_regno ?? '', Country: 'GB', Date: car.car_firstregistration ?? '' },
  };
  const quoted = quote(vehicle, { family: 'HP', months: 48, milesPerYear: 10_000, ...terms });
  if (typeof quoted === 'string') throw new Error(quoted);
  return quoted;
}

describe('F074 POST /api/codeweaver/cfd', () => {
  test('quotes HP and PCP in pounds, of the vehicle in our index, whatever vehicle the browser claims', async () => {
    const car = cars[0] as CarRecord;
    const request = {
      Id: car.car_id,
      Vehicle: { OnTheRoadPrice: 1, Mileage: 1, Registration: { Number: 'FAKE', Country: 'GB', Date: '2026-01-01' } },
      Parameters: { ...PARAMETERS, Organisation: { Key: 'sandbox-other' } },
    };
    const response = await call('cfd', { VehicleRequests: [request] });
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const { Id, HasError, FinanceQuotations } = quotedBy(response) ?? {};
    expect([Id, HasError]).toEqual([car.car_id, false]);
    const figures = FinanceQuotations?.map(({ FamilyKey, RegularPayment, QuoteReference }) => ({
      family: FamilyKey,
      payment: Math.round(RegularPayment * 100),
      reference: QuoteReference,
    }));
    expect(figures).toEqual(
      (['HP', 'PCP'] as const).map((family) => {
        const { payment, reference } = expectedQuote(car, { family, deposit: 100_000 });
        return { family, payment, reference };
      }),
    );
    for (const { QuoteReference, QuoteActions } of FinanceQuotations ?? []) {
      expect(Object.values(QuoteActions).map((url) => new URL(url ?? '').searchParams.get('quoteRef'))).toEqual(
        Array.from({ length: 3 }, () => QuoteReference),
      );
      expect((await fetch(QuoteActions.Reserve)).status).toBe(200);
    }
    for (const secret of [car.car_chassino, 'sandbox-marlow-uk', 'Organisation'])
      expect(response.body).not.toContain(secret);
  });

  test('F075 a payment recalculates the deposit', async () => {
    const car = cars[1] as CarRecord;
    const { payment } = expectedQuote(car, { deposit: 314_159 });
    const changes = { CalculationType: 'CashDeposit', RegularPayment: payment / 100, FinanceProductFamilyKeys: ['HP'] };
    const { FinanceQuotations } = quotedBy(await call('cfd', requestOf(car.car_id, changes))) ?? {};
    expect(FinanceQuotations?.map(({ RegularPayment }) => RegularPayment)).toEqual([payment / 100]);
    expect(Math.abs((FinanceQuotations?.[0]?.CashDeposit ?? 0) - 3_141.59)).toBeLessThan(0.5);
  });

  test('equal requests share one call for 60 s; every member makes a call of its own', async () => {
    const id = cars[2]?.car_id;
    const before = await callsToLender();
    await Promise.all(Array.from({ length: 5 }, () => call('cfd', requestOf(id))));
    expect((await callsToLender()) - before).toBe(1);
    const others = [
      { Term: 36 },
      { CashDeposit: 1_001 },
      { AnnualMileage: 12_000 },
      { FinanceProductFamilyKeys: ['HP'] },
    ];
    for (const changes of others) expect((await call('cfd', requestOf(id, changes))).status).toBe(200);
    expect((await callsToLender()) - before).toBe(1 + others.length);
  });

  test.each([
    ['no body', null, 'body'],
    ['no requests', {}, 'VehicleRequests'],
    [
      'too many',
      { VehicleRequests: Array.from({ length: 5 }, () => requestOf('1').VehicleRequests[0]) },
      'VehicleRequests',
    ],
    ['an id that is none', requestOf('1/../2'), 'Id'],
    ['no id', requestOf(undefined), 'Id'],
    ['another term', requestOf('1', { Term: 37 }), 'Term'],
    ['a text', requestOf('1', { Term: '48' }), 'Term'],
    ['a negative deposit', requestOf('1', { CashDeposit: -1 }), 'CashDeposit'],
    ['half a penny', requestOf('1', { CashDeposit: 0.005 }), 'CashDeposit'],
    ['no deposit', requestOf('1', { CashDeposit: undefined }), 'CashDeposit'],
    ['no payment', requestOf('1', { CalculationType: 'CashDeposit' }), 'RegularPayment'],
    ['a payment of 0', requestOf('1', { CalculationType: 'CashDeposit', RegularPayment: 0 }), 'RegularPayment'],
    ['a mileage of 0', requestOf('1', { AnnualMileage: 0 }), 'AnnualMileage'],
    ['another product', requestOf('1', { FinanceProductFamilyKeys: ['LP'] }), 'FinanceProductFamilyKeys'],
    ['no product', requestOf('1', { FinanceProductFamilyKeys: [] }), 'FinanceProductFamilyKeys'],
    ['another calculation', requestOf('1', { CalculationType: 'Both' }), 'CalculationType'],
  ])('400 names the invalid member: %s', async (_name, body, error) => {
    const before = await callsToLender();
    const response = await call('cfd', body);
    expect([response.status, JSON.parse(response.body)]).toEqual([400, { error }]);
    expect(await callsToLender()).toBe(before);
  });

  test('404 for an unknown car, for one that is new, and on a site without a lender', async () => {
    for (const id of ['1', newCar.car_id]) {
      const response = await call('cfd', requestOf(id));
      expect([response.status, response.body]).toEqual([404, '{"error":"car"}']);
    }
    const elsewhere = await call('cfd', requestOf('1'), { host: 'norrvag-se.localhost' });
    expect([elsewhere.status, elsewhere.body]).toEqual([404, '{"error":"site"}']);
  });

  test('405, 403, 415, 413', async () => {
    const get = await call('cfd');
    expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
    expect((await call('cfd', requestOf('1'), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await call('cfd', requestOf('1'), { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await call('cfd', { ...requestOf('1'), more: 'x'.repeat(5_000) })).status).toBe(413);
    expect((await call('other', {})).status).toBe(404);
  });

  test('F076 a quote that the lender refuses has no text of the lender; its message is logged, and nothing is cached', async () => {
    const id = byLetters.DEC?.car_id;
    const before = await callsToLender();
    const response = await call('cfd', requestOf(id));
    expect([response.status, JSON.parse(response.body)]).toEqual([
      200,
      { Vehicles: [{ Id: id, HasError: true, FinanceQuotations: [] }] },
    ]);
    expect(fixture.product.logged).toContainEqual(
      expect.objectContaining({
        event: 'finance.quoteRefused',
        car: id,
        product: 'all',
        reason: 'This car does not meet our lending rules.',
      }),
    );
    await call('cfd', requestOf(id));
    expect((await callsToLender()) - before).toBe(2);
  });

  test('F076 one product of two may be refused', async () => {
    const { HasError, FinanceQuotations } = quotedBy(await call('cfd', requestOf(byLetters.HPO?.car_id))) ?? {};
    expect([HasError, FinanceQuotations?.map(({ FamilyKey }) => FamilyKey)]).toEqual([false, ['HP']]);
    expect(fixture.product.logged).toContainEqual(
      expect.objectContaining({ event: 'finance.quoteRefused', product: 'PCP' }),
    );
  });

  test.each(['error', 'reset', 'empty', 'half', 'refuse'] as const)(
    '502 for the fault %s, and it is not cached',
    async (kind) => {
      const id = cars[3]?.car_id;
      const changes = { CashDeposit: 2_000 + (Number.parseInt(kind, 36) % 1_000) };
      await fixture.product.setFault({ upstream: 'finance', kind });
      const failed = await call('cfd', requestOf(id, changes));
      expect([failed.status, failed.body, failed.headers['cache-control']]).toEqual([
        502,
        '{"error":"upstream"}',
        'no-store',
      ]);
      await fixture.product.setFault({ upstream: 'finance', kind: 'none' });
      expect((await call('cfd', requestOf(id, changes))).status).toBe(200);
    },
  );

  test('502 for a response that breaks the contract', async () => {
    const response = await call('cfd', requestOf(byLetters.BRK?.car_id));
    expect([response.status, response.body]).toEqual([502, '{"error":"upstream"}']);
  });

  test('429 with Retry-After beyond the rate of one visitor', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const responses = await fixture.product.withStoppedClock(() =>
      Promise.all(Array.from({ length: 90 }, () => call('cfd', {}, { headers }))),
    );
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    expect([refused[0]?.headers['retry-after'], refused[0]?.body]).toEqual(['10', '{"error":"rate"}']);
    expect((await call('cfd', {})).status).toBe(400);
  });
});

describe('F074 POST /api/codeweaver/default', () => {
  test('proposes terms for both products', async () => {
    const car = cars[4] as CarRecord;
    const response = await call('default', { Id: car.car_id, Vehicle: { OnTheRoadPrice: 1 } });
    expect(response.status).toBe(200);
    const { Products } = JSON.parse(response.body) as DefaultsResponse;
    expect(Products.map(({ FamilyKey, Term, AnnualMileage }) => [FamilyKey, Term, AnnualMileage])).toEqual([
      ['HP', 48, 10_000],
      ['PCP', 48, 10_000],
    ]);
    const { Deposit = 0, Payment } = Products[0] ?? {};
    expect(Payment).toBe(expectedQuote(car, { deposit: Deposit * 100 }).payment / 100);
  });

  test('400 without an id, 404 for an unknown car', async () => {
    expect((await call('default', {})).body).toBe('{"error":"Id"}');
    expect((await call('default', { Id: '1' })).body).toBe('{"error":"car"}');
  });
});

describe('F074 GET /api/codeweaver/legal', () => {
  test('returns the terms of a quote', async () => {
    const { reference } = expectedQuote(cars[5] as CarRecord, { deposit: 0 });
    const response = await call(`legal?quoteRef=${reference}`);
    expect([response.status, Object.keys(JSON.parse(response.body))]).toEqual([200, ['TermsAndConditions']]);
    expect(response.body).toContain(reference);
  });

  test.each([
    ['legal', 400, 'quoteRef'],
    ['legal?quoteRef=', 400, 'quoteRef'],
    ['legal?quoteRef=a%2Fb%3Fc%3D1', 400, 'quoteRef'],
    ['legal?quoteRef=CW-1&quoteRef=CW-2', 400, 'quoteRef'],
    ['legal?quoteRef=CW-unknown', 404, 'quoteRef'],
    ['legal/x', 404, 'path'],
  ])('%s: %i names %s', async (path, status, error) => {
    const response = await call(path);
    expect([response.status, JSON.parse(response.body)]).toEqual([status, { error }]);
  });

  test('502 while the lender fails, 405 for another method', async () => {
    await fixture.product.setFault({ upstream: 'finance', kind: 'error' });
    expect((await call('legal?quoteRef=CW-00000000000A')).status).toBe(502);
    expect((await call('legal', {})).status).toBe(405);
  });
});
