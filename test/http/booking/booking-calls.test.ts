import { beforeEach, describe, expect, test } from '@jest/globals';
import { PLATES } from '../../../sandbox/booking/scenarios.ts';
import { BOOKING_ERROR_TEXTS } from '../../../src/contracts/booking/bookingErrors.ts';
import { bookingCarSchema } from '../../../src/contracts/booking/car.ts';
import {
  type OfferingCategory,
  type Prices,
  type Services,
  servicesSchema,
} from '../../../src/contracts/booking/services.ts';
import { callBooking, daysOf, PLACE, TEXTS } from '../../support/booking/booking.ts';
import { productFixture } from '../../support/data/fixtures.ts';

/** The calls of the service booking that read (S3 §7.1), through the app and the sandbox. */

const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1' } });

const limited = productFixture({ cars: 400, settings: { TRUST_PROXY: '1', BOOKING_LOOKUPS: '10' } });

beforeEach(async () => {
  await fixture.product.setFault({ upstream: 'booking', kind: 'none' });
  fixture.product.logged.length = 0;
});

const call = (path: string, options = {}) => callBooking(fixture.product, path, options);
const json = async <T>(path: string): Promise<T> => JSON.parse((await call(path)).body) as T;
const at = `?lat=${PLACE.lat}&lng=${PLACE.lng}`;
const offeringsIn = ({ serviceOfferingCategories }: Services) =>
  serviceOfferingCategories.flatMap(({ offerings }: OfferingCategory) => offerings);

describe('F100 the calls of the booking', () => {
  test('car: the car of a plate in any spelling, never cached', async () => {
    const { status, body, headers } = await call('/car/ABC123');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const car = bookingCarSchema.validateSync(JSON.parse(body), { strict: true });
    expect(car).toMatchObject({
      registrationNumber: 'ABC123',
      brand: 'Volvo',
      isSupported: true,
      hasServiceAgreement: false,
    });
    for (const spelling of ['abc123', 'abc%20123', 'ABC-123', '%EF%BC%A1BC%20123']) {
      expect((await call(`/car/${spelling}`)).body).toBe(body);
    }
  });

  test('car: a make that is booked through a direct link, and one with an agreement', async () => {
    expect(await json(`/car/${PLATES.directBrand}`)).toMatchObject({ brand: 'Porsche', isSupported: false });
    expect(await json(`/car/${PLATES.agreement}`)).toMatchObject({ hasServiceAgreement: true });
  });

  test('services: categories with every kind of offering', async () => {
    const services = servicesSchema.validateSync(await json(`/services/ABC123${at}`), { strict: true });
    const offerings = offeringsIn(services);
    expect(services.serviceOfferingCategories.length).toBeGreaterThan(5);
    expect(offerings.map(({ code }) => code)).toContain('originalservice');
    expect(offerings.some(({ allowUserInput }) => allowUserInput)).toBe(true);
    expect(offerings.some(({ unitPrice }) => unitPrice && unitPrice.maximum > unitPrice.minimum)).toBe(true);
    expect(offerings.some(({ priceKnown, price }) => !priceKnown && price === null)).toBe(true);
    expect(offerings.some(({ priceDiscount }) => priceDiscount !== null)).toBe(false);
  });

  test('F099 services of a car with an agreement have discounted prices; other makes lack the original service', async () => {
    const withAgreement = offeringsIn(await json(`/services/${PLATES.agreement}${at}`));
    const discounted = withAgreement.filter(({ priceDiscount }) => priceDiscount !== null);
    expect(discounted.length).toBeGreaterThan(2);
    for (const { price, priceDiscount } of discounted) expect(priceDiscount).toBeLessThan(price ?? 0);
    const ofBmw = offeringsIn(await json(`/services/${PLATES.noAuthorised}${at}`));
    expect(ofBmw.find(({ code }) => code === 'originalservice')?.isAvailable).toBe(false);
  });

  test('services differ by region and language', async () => {
    const stockholm = await json<Services>(`/services/ABC123${at}`);
    const lulea = await json<Services>('/services/ABC123?lat=65.58&lng=22.15');
    expect(lulea).not.toEqual(stockholm);
    const english = await json<Services>(`/services/ABC123${at}&language=en`);
    expect(offeringsIn(english).map(({ name }) => name)).toContain('Oil change');
  });

  test('F091 add-ons: one group of exclusive choices; none and failing by scenario', async () => {
    const { serviceOfferingCategories } = await json<Services>(`/addons/ABC123${at}`);
    expect(serviceOfferingCategories.map(({ selectionType }) => selectionType)).toEqual(['radio', null]);
    expect(await json(`/addons/${PLATES.noAddons}${at}`)).toEqual({ serviceOfferingCategories: [] });
    expect((await call(`/addons/${PLATES.addonsError}${at}`)).status).toBe(502);
  });

  test.each([
    ['Volvo', true],
    ['Mercedes-Benz', true],
    ['Alfa-Romeo', false],
    ['BMW', false],
  ])('authorized-workshop: %s', async (brand, hasBrand) => {
    expect(await json(`/authorized-workshop/${brand}`)).toEqual({ hasBrand });
  });

  test('prices of a workshop for codes', async () => {
    const { offers } = await json<Prices>('/prices/ABC123/8200/211.30?serviceOfferings=oil-change,repair');
    expect(offers.map(({ code }) => code)).toEqual(['oil-change', 'repair']);
    expect(offers[0]?.price).toBeGreaterThan(500);
    expect(offers[1]?.price).toBeNull();
  });

  test('F094 timeslots: four weeks of days, with slots of Stockholm', async () => {
    const days = await daysOf(fixture.product, { from: '2027-01-11' });
    expect(days).toHaveLength(28);
    expect(days[0]?.date).toBe('2027-01-11');
    expect(days[27]?.date).toBe('2027-02-07');
    expect(days.flatMap(({ availableSlots }) => availableSlots).every((slot) => slot.endsWith('+01:00'))).toBe(true);
    expect(days.some(({ allDaySlotAvailable }) => allDaySlotAvailable)).toBe(true);
    // Saturday and Sunday.
    expect([days[5]?.availableSlots, days[6]?.availableSlots]).toEqual([[], []]);
  });

  test('F094 a failure is an empty list, which a header tells from a full workshop', async () => {
    const path = (plate: string) => `/timeslots/from/${plate}/211.30/2027-01-11/?serviceOfferings=oil-change`;
    const failed = await call(path(PLATES.timesError));
    expect([failed.status, failed.body, failed.headers['x-booking-error']]).toEqual([200, '[]', 'upstream']);
    const full = await call(path(PLATES.noTimes));
    expect([full.status, full.headers['x-booking-error']]).toEqual([200, undefined]);
    expect(JSON.parse(full.body)).toHaveLength(28);
  });
});

describe('F101 errors of the calls', () => {
  test.each([
    [PLATES.invalid, 400, 'InvalidReg', TEXTS.InvalidReg],
    [PLATES.notFound, 404, 'VehicleNotFound', TEXTS.VehicleNotFound],
    [PLATES.unsupportedBrand, 422, 'BrandNotSupported,Tesla', 'Vi kan inte erbjuda service för bilar av märket Tesla.'],
    [PLATES.serverError, 502, 'ServerError', TEXTS.ServerError],
    ['A', 400, 'InvalidReg', TEXTS.InvalidReg],
    ['ABCD1234', 400, 'InvalidReg', TEXTS.InvalidReg],
    ['%3Cx%3E', 400, 'InvalidReg', TEXTS.InvalidReg],
  ])('%s: %d %s', async (plate, status, code, message) => {
    const response = await call(`/car/${plate}`);
    expect(response.status).toBe(status);
    expect(JSON.parse(response.body)).toMatchObject({ errors: { 'Error Result': [code] }, message });
    const english = JSON.parse((await call(`/car/${plate}?language=en`)).body) as { message: string };
    expect(Object.values(BOOKING_ERROR_TEXTS.en).map((text) => text.replace('{brand}', 'Tesla'))).toContain(
      english.message,
    );
  });

  test('the texts are those of the catalogue, to the letter', () => {
    expect(BOOKING_ERROR_TEXTS.sv).toEqual({
      InvalidReg: 'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt',
      VehicleNotFound: 'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt',
      BrandNotSupported: 'Vi kan inte erbjuda service för bilar av märket {brand}.',
      ServerError: 'Något gick fel, försök igen',
      TimeslotNotAvailable: 'Tiden är inte tillgänglig, vänligen välj en annan tid',
    });
  });

  test.each([
    ['/services/ABC123', 'lat'],
    ['/services/ABC123?lat=59&lng=x', 'lng'],
    ['/services/ABC123?lat=91&lng=18', 'lat'],
    ['/services/ABC123?lat=59&lat=60&lng=18', 'lat'],
    ['/prices/ABC123/-1/211.30?serviceOfferings=oil-change', 'mileage'],
    ['/prices/ABC123/1/21%201?serviceOfferings=oil-change', 'departmentId'],
    ['/prices/ABC123/1/211.30', 'serviceOfferings'],
    ['/prices/ABC123/1/211.30?serviceOfferings=a%20b', 'serviceOfferings'],
    ['/timeslots/from/ABC123/211.30/2027-02-29?serviceOfferings=oil-change', 'date'],
    ['/timeslots/from/ABC123/211.30/2027-01-11?serviceOfferings=oil-change&hold=a%20b', 'hold'],
    ['/car/ABC123?language=fi', 'language'],
  ])('400 names the invalid part: %s', async (path, error) => {
    const response = await call(path);
    expect([response.status, JSON.parse(response.body)]).toMatchObject([400, { error }]);
  });

  test('other errors: an unknown department, path and method, another site, a call of another site', async () => {
    const unknown = await call('/prices/ABC123/1/999.30?serviceOfferings=oil-change');
    expect([unknown.status, JSON.parse(unknown.body)]).toMatchObject([404, { error: 'departmentId' }]);
    expect((await call('/nothing')).status).toBe(404);
    expect((await call('/car/ABC123', { body: {} })).status).toBe(404);
    expect((await call('/car/ABC123', { site: 'norrvag-no' })).status).toBe(404);
    expect((await call('/car/ABC123', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  test.each(['error', 'reset', 'half', 'empty'] as const)(
    'a failing upstream (%s) is 502 with the text',
    async (kind) => {
      await fixture.product.setFault({ upstream: 'booking', kind });
      const response = await call('/car/ABC123');
      expect([response.status, JSON.parse(response.body)]).toMatchObject([
        502,
        { error: 'upstream', message: TEXTS.ServerError },
      ]);
    },
  );
});

describe('Q29 look-ups of plates', () => {
  const ask = (path: string, client: string) => callBooking(limited.product, path, { client });

  test('ten a minute for a client, then 429 with Retry-After; other clients are not affected', async () => {
    const plates = Array.from({ length: 11 }, (_, at) => `ABD${100 + at}`);
    const responses = [];
    for (const plate of plates) responses.push(await ask(`/car/${plate}`, '192.0.2.1'));
    expect(responses.slice(0, 10).map(({ status }) => status)).not.toContain(429);
    const refused = responses.at(-1);
    expect([refused?.status, JSON.parse(refused?.body ?? '')]).toMatchObject([429, { error: 'rate' }]);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('/car/ABC123', '192.0.2.2')).status).toBe(200);
    const rateLimited = limited.product.logged.filter(({ event }) => event === 'http.rateLimited');
    expect(rateLimited.map(({ limit }) => limit)).toContain('booking');
  });

  test('every call that tells whether a plate exists counts once for a plate; the look-up itself each time', async () => {
    const client = '192.0.2.3';
    const at = '?lat=59&lng=18';
    for (let call = 0; call < 15; call += 1) expect((await ask(`/services/ABC123${at}`, client)).status).toBe(200);
    const others = Array.from({ length: 10 }, (_, index) => `/addons/ABE${100 + index}${at}`);
    const statuses = [];
    for (const path of others) statuses.push((await ask(path, client)).status);
    expect([statuses.slice(0, 9).includes(429), statuses[9]]).toEqual([false, 429]);
    for (let call = 0; call < 11; call += 1) statuses.push((await ask('/car/ABC123', '192.0.2.4')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
