import { describe, expect, test } from '@jest/globals';
import { type Offering, type OfferingCategory, ORIGINAL_SERVICE } from '../../../contracts/booking/services.ts';
import type { Workshop } from '../../../contracts/booking/workshops.ts';
import { offering, TWO_TO_FOUR } from '../../../testing/offering.ts';
import { CAR, CHOSEN, PLACE, serviceOf } from '../flow/flow.fixture.ts';
import { INITIAL_STATE } from '../flow/flowState.ts';
import { addService } from '../flow/selection.ts';
import { shownStepIn } from '../useBookingSteps.ts';
import { bookingRequestOf } from './bookingRequest.ts';
import { mileageIn, quantitiesOf, selectedOffering } from './selectedOffering.ts';
import { inOrder } from './workshopOrder.ts';

const OFFERING = offering('tyres', { name: 'Däck', price: 365, unitPrice: TWO_TO_FOUR });

describe('F090 quantities and mileage', () => {
  test('quantities run from the minimum to the maximum in steps of the unit', () => {
    const withUnit = (change: object) =>
      quantitiesOf({ unitPrice: { ...OFFERING.unitPrice, ...change } as Offering['unitPrice'] });
    expect(quantitiesOf(OFFERING)).toEqual([2, 3, 4]);
    expect(withUnit({ unit: 2, minimum: 2, maximum: 7 })).toEqual([2, 4, 6]);
    expect(withUnit({ unit: 0.5, minimum: 1, maximum: 3 })).toEqual([1, 2, 3]);
    expect(withUnit({ minimum: 4, maximum: 2 })).toEqual([4]);
    expect(quantitiesOf({ unitPrice: null })).toEqual([]);
  });

  test('a chosen offering begins with the minimum, and has no price when it is not known', () => {
    const category = { selectionType: 'single', offerings: [OFFERING] };
    expect(selectedOffering(OFFERING, category, 'addon')).toMatchObject({
      unit: 2,
      exclusiveCodes: ['tyres'],
      type: 'addon',
    });
    const unknown = selectedOffering({ ...OFFERING, price: null, unitPrice: null }, category, 'service');
    expect([unknown.priceKnown, unknown.price, unknown.unit]).toEqual([false, 0, 1]);
  });

  test('F091 add-ons of an exclusive category replace each other, also when one was chosen in another language', () => {
    const [small, taxi] = [
      { ...OFFERING, code: 'small' },
      { ...OFFERING, code: 'taxi' },
    ];
    const category: OfferingCategory = {
      name: 'Ersättningsbil',
      icon: 'add-on',
      selectionType: 'radio',
      offerings: [small, taxi],
    };
    const chosen = addService({}, selectedOffering(small, category, 'addon'));
    const codesAfter = (change: Partial<OfferingCategory>) =>
      Object.keys(addService(chosen, selectedOffering(taxi, { ...category, ...change }, 'addon')));
    expect(codesAfter({ name: 'Courtesy car' })).toEqual(['taxi']);
    expect(codesAfter({ selectionType: null })).toEqual(['small', 'taxi']);
  });

  test.each([
    ['8200', 8200],
    ['8 200', 8200],
    ['8\u00a0200 mil', 8200],
    ['8.200', 8200],
    ['0', null],
    ['-5', null],
    ['12,5', null],
    ['82.5', null],
    ['8.200.', null],
    ['100000', null],
    ['', null],
    ['mil', null],
  ])('%p is %p mil', (text, mileage) => {
    expect(mileageIn(text, 99_999)).toBe(mileage);
  });
});

test('F092 workshops are ordered by distance, or by their first time with those that have none last', () => {
  const workshop = (departmentId: string, latitude: number, firstTimeSlot: string | null): Workshop => ({
    ...CHOSEN.workshop,
    departmentId,
    latitude,
    firstTimeSlot,
  });
  const all = [
    workshop('far', 60, '2026-11-24T08:00:00+01:00'),
    workshop('none', 57.8, null),
    workshop('near', 57.7, '2026-11-25T08:00:00+01:00'),
  ];
  const ids = (sort: 'nearest' | 'firstTime') => inOrder(all, sort, PLACE).map(({ departmentId }) => departmentId);
  expect(ids('nearest')).toEqual(['near', 'none', 'far']);
  expect(ids('firstTime')).toEqual(['far', 'near', 'none']);
});

test('F095 the booking has kobraId, unitsSelected and userInput of every service and add-on', () => {
  const state = {
    ...INITIAL_STATE,
    car: CAR,
    location: PLACE,
    milage: 8200,
    chosen: CHOSEN,
    services: { a: serviceOf('a', { unit: 3 }), b: serviceOf('b', { type: 'addon', userInput: 'Hej' }) },
  };
  const customer = {
    firstName: 'Eva',
    lastName: 'Ek',
    phone: '+46701740605',
    email: 'eva@example.com',
    freeText: ' Hej ',
  };
  expect(bookingRequestOf(state, customer, 'id')).toEqual({
    requestId: 'id',
    position: { latitude: 57.721, longitude: 12.94 },
    customer: { firstName: 'Eva', lastName: 'Ek', phone: '+46701740605', email: 'eva@example.com' },
    freeText: 'Hej',
    departmentId: '17',
    timeSlot: '2026-11-24T10:00:00+01:00',
    isFullDay: false,
    registrationNumber: 'ABC123',
    // Its service was left out.
    mileage: 0,
    serviceOfferingRequests: [
      { kobraId: 'a', unitsSelected: 3, userInput: '' },
      { kobraId: 'b', unitsSelected: 1, userInput: 'Hej' },
    ],
  });
  const services = { [ORIGINAL_SERVICE]: serviceOf(ORIGINAL_SERVICE) };
  expect(bookingRequestOf({ ...state, services }, customer, 'id')?.mileage).toBe(8200);
  expect(bookingRequestOf({ ...state, chosen: null }, customer, 'id')).toBeNull();
});

test.each([
  [
    { step: 3, part: 'time' },
    { step: 3, part: 'time' },
  ],
  [{ step: 6, part: 'time' }, null],
  [{ step: 3, part: 'x' }, null],
  [3, null],
  [null, null],
])('F096 the history entry %j shows %j', (entry, shown) => {
  expect(shownStepIn(entry)).toEqual(shown);
});
