import { describe, expect, test } from '@jest/globals';
import { CAR, CHOSEN, PLACE, serviceOf } from './flow.fixture.ts';
import { type FlowEvent, flowReducer } from './flowReducer.ts';
import {
  bookedContent,
  type CarDraft,
  codesOf,
  draftOf,
  type FlowState,
  INITIAL_STATE,
  isSent,
  workshopsKey,
} from './flowState.ts';

/** An event, or one about the state that it comes to. */
type Step = FlowEvent | ((state: FlowState) => FlowEvent);

const run = (...steps: readonly Step[]): FlowState =>
  steps.reduce<FlowState>(
    (state, step) => flowReducer(state, typeof step === 'function' ? step(state) : step),
    INITIAL_STATE,
  );
const found: FlowEvent = { type: 'carFound', car: CAR, location: PLACE, language: 'sv' };
const add = (code: string, values = {}): FlowEvent => ({ type: 'serviceAdded', service: serviceOf(code, values) });
const oil = add('oil');
const wash = add('wash', { type: 'addon' });
const servicesDone: FlowEvent = { type: 'servicesDone' };
const withoutAddons: FlowEvent = { type: 'addonsDone', addons: false };
const withAddons: FlowEvent = { type: 'addonsDone', addons: true };
const timeChosen: FlowEvent = { type: 'timeChosen', chosen: CHOSEN };
const timeLost: FlowEvent = { type: 'timeLost', chosen: CHOSEN };
const booked = (state: FlowState): FlowEvent => ({ type: 'booked', booking: { id: 'B-1', token: 't' }, booked: state });
const show = (step: 1 | 2 | 3 | 4 | 5, part?: 'time' | 'contact' | 'review'): FlowEvent => ({
  type: 'stepShown',
  step,
  ...(part && { part }),
});
const otherCar: FlowEvent = { ...found, car: { ...CAR, registrationNumber: 'DEF456' } };
const otherPlace: FlowEvent = { ...found, location: { ...PLACE, latitude: 59 } };

const stepsOf = ({ bookingState, displayState, part }: FlowState) => [bookingState, displayState, part];

describe('F096 steps of the booking', () => {
  test.each<[string, readonly Step[], ReturnType<typeof stepsOf>]>([
    ['begin at the car', [], [0, 1, 'time']],
    ['a found car opens the services', [found], [2, 2, 'time']],
    ['without a service nothing continues', [found, servicesDone], [2, 2, 'time']],
    ['an add-on alone is no service', [found, wash, servicesDone], [2, 2, 'time']],
    ['services open the add-ons', [found, oil, servicesDone], [3, 3, 'time']],
    ['no add-on opens the workshops', [found, oil, servicesDone, withoutAddons], [4, 4, 'time']],
    ['"with add-ons" needs one', [found, oil, servicesDone, withAddons], [3, 3, 'time']],
    ['"without add-ons" needs none', [found, oil, servicesDone, wash, withoutAddons], [3, 3, 'time']],
    ['an add-on opens the workshops', [found, oil, servicesDone, wash, withAddons], [4, 4, 'time']],
    ['add-ons that are missing are skipped', [found, oil, servicesDone, { type: 'addonsSkipped' }], [4, 4, 'time']],
    ['a time opens the details', [found, oil, servicesDone, withoutAddons, timeChosen], [4, 4, 'contact']],
    ['a time before its step has no effect', [found, oil, timeChosen], [2, 2, 'time']],
    [
      'details open the review',
      [found, oil, servicesDone, withoutAddons, timeChosen, { type: 'contactDone' }],
      [4, 4, 'review'],
    ],
    [
      'a booking is the last step',
      [found, oil, servicesDone, withoutAddons, timeChosen, { type: 'contactDone' }, booked],
      [5, 5, 'review'],
    ],
    ['a booking without a time has no effect', [found, oil, servicesDone, withoutAddons, booked], [4, 4, 'time']],
    ['an earlier step opens, the state stays', [found, oil, servicesDone, withoutAddons, show(2)], [4, 2, 'time']],
    [
      'from an earlier step the flow continues, the state stays',
      [found, oil, servicesDone, withoutAddons, show(2), servicesDone],
      [4, 3, 'time'],
    ],
    ['a step that is not reached opens the last one', [found, oil, servicesDone, show(5)], [3, 3, 'time']],
    ['the car can be opened again', [found, oil, servicesDone, show(1)], [3, 1, 'time']],
    ['the details need a time', [found, oil, servicesDone, withoutAddons, show(1), show(4, 'review')], [4, 4, 'time']],
    [
      'back from the review keeps the time',
      [found, oil, servicesDone, withoutAddons, timeChosen, { type: 'contactDone' }, show(4, 'contact')],
      [4, 4, 'contact'],
    ],
    [
      'the same car returns to where the booking is',
      [found, oil, servicesDone, withoutAddons, show(1), found],
      [4, 4, 'time'],
    ],
    ['another car begins again', [found, oil, servicesDone, withoutAddons, otherCar], [2, 2, 'time']],
    ['another place begins again', [found, oil, servicesDone, withoutAddons, otherPlace], [2, 2, 'time']],
    [
      'removing the last service returns',
      [found, oil, servicesDone, { type: 'serviceRemoved', code: 'oil' }],
      [2, 3, 'time'],
    ],
    ['a restart begins again', [found, oil, servicesDone, { type: 'restarted' }], [0, 1, 'time']],
  ])('%s', (_name, events, expected) => {
    expect(stepsOf(run(...events))).toEqual(expected);
  });

  test('the maximum is 5, and 4 once a car is known', () => {
    expect([run().maxBookingState, run(found).maxBookingState]).toEqual([5, 4]);
  });

  test('a new plate or place clears the services, the add-ons and the time', () => {
    const before = run(found, oil, servicesDone, wash, withAddons, timeChosen);
    for (const event of [otherCar, otherPlace]) {
      const { services, addons, chosen } = flowReducer(before, event);
      expect([services, addons, chosen]).toEqual([{}, null, null]);
    }
    expect(codesOf(flowReducer(before, found))).toEqual(['oil', 'wash']);
  });

  test('U24 the hold stays known until it is ended, also after a new plate or place', () => {
    const held: FlowEvent = { type: 'timeHeld', holdId: 'H-1' };
    const before = run(found, oil, servicesDone, withoutAddons, timeChosen, held);
    for (const event of [otherCar, otherPlace, add('brakes')]) expect(flowReducer(before, event).holdId).toBe('H-1');
  });

  test('other services load other workshops and need another time; another message does not', () => {
    const before = run(found, oil, servicesDone, withoutAddons, timeChosen);
    const changed = flowReducer(before, add('brakes'));
    expect([changed.chosen, changed.part]).toEqual([null, 'time']);
    expect(workshopsKey(changed)).not.toBe(workshopsKey(before));
    const message = flowReducer(before, { type: 'serviceReplaced', service: serviceOf('oil', { userInput: 'Hej' }) });
    expect([message.chosen, message.services.oil?.userInput]).toEqual([CHOSEN, 'Hej']);
    expect(workshopsKey(message)).toBe(workshopsKey(before));
  });

  test('a lost time is remembered, everything else is kept', () => {
    const before = run(found, oil, servicesDone, wash, withAddons, timeChosen, { type: 'contactDone' });
    const lost = flowReducer(before, timeLost);
    expect(lost).toEqual({ ...before, chosen: null, lost: CHOSEN, part: 'time' });
    expect(flowReducer(lost, timeChosen).lost).toBeNull();
    // It was another one that somebody else booked.
    const other = flowReducer(before, { type: 'timeChosen', chosen: { ...CHOSEN } });
    expect(flowReducer(other, timeLost)).toBe(other);
  });

  test('a booking confirms what was sent, whatever the visitor has chosen meanwhile', () => {
    const sent = run(found, oil, servicesDone, withoutAddons, timeChosen);
    const otherTime = { ...CHOSEN, slot: { timeSlot: '2026-12-01T08:00:00+01:00', isFullDay: true } };
    const meanwhile: FlowEvent[] = [
      { type: 'timeCleared' },
      add('brakes'),
      { type: 'timeChosen', chosen: otherTime },
      otherCar,
    ];
    for (const event of meanwhile) {
      const done = flowReducer(flowReducer(sent, event), booked(sent));
      expect([done.bookingState, done.displayState, done.bookingInfo]).toEqual([
        5,
        5,
        { ...CHOSEN, id: 'B-1', token: 't' },
      ]);
      expect(codesOf(done)).toEqual(['oil']);
    }
  });

  test('F098 a booking has the prices of its workshop that came while it was sent, and else what was sent', () => {
    const sent = run(found, oil, servicesDone, withoutAddons, timeChosen);
    const doneAfter = (departmentId: string) => {
      const offers = [{ code: 'oil', price: 1200, priceDiscount: 1100 }];
      const priced = flowReducer(sent, { type: 'pricesLoaded', departmentId, offers });
      const service = serviceOf('oil', { ...priced.services.oil, unit: 3, userInput: 'Hej' });
      return flowReducer(flowReducer(priced, { type: 'serviceReplaced', service }), booked(sent));
    };
    const { services, pricedAt } = doneAfter(CHOSEN.workshop.departmentId);
    expect([services, pricedAt]).toEqual([{ oil: serviceOf('oil', { price: 1200, priceDiscount: 1100 }) }, '17']);
    expect(doneAfter('18')).toMatchObject({ services: sent.services, pricedAt: '' });
  });

  test('a booking without a known outcome is remembered with what it is about', () => {
    const before = run(found, oil, servicesDone, withoutAddons, timeChosen);
    const sentBooking = { requestId: 'r-1', content: bookedContent(before) };
    const sent = flowReducer(before, { type: 'bookingSent', sent: sentBooking });
    expect([sent.sent, isSent(sent), isSent(before)]).toEqual([sentBooking, true, false]);
    const cleared = flowReducer(sent, { type: 'timeCleared' });
    expect([cleared.sent, isSent(cleared)]).toEqual([sentBooking, false]);
    expect(isSent(flowReducer(cleared, timeChosen))).toBe(true);
    const { workshop, slot } = CHOSEN;
    expect(isSent({ ...sent, chosen: { workshop, slot: { ...slot, isFullDay: !slot.isFullDay } } })).toBe(false);
    expect(isSent(flowReducer(flowReducer(sent, add('brakes')), timeChosen))).toBe(false);
    expect(flowReducer(sent, { type: 'bookingRefused' }).sent).toBeNull();
    expect(flowReducer(sent, booked(sent)).sent).toBeNull();
  });

  test('F010 the names follow the language of the page, also in the confirmation; prices, time and hold stay', () => {
    const held: FlowEvent = { type: 'timeHeld', holdId: 'H-1' };
    const priced: FlowEvent = { type: 'pricesLoaded', departmentId: '17', offers: [{ code: 'oil', price: 900 }] };
    const before = run(found, oil, servicesDone, wash, withAddons, timeChosen, priced, held);
    const unitPrice = { unit: 1, minimum: 1, maximum: 4, unitAbbreviation: 'pcs', postfix: '/pcs' };
    const inEnglish: FlowEvent = {
      type: 'namesLoaded',
      language: 'en',
      offerings: [
        { code: 'oil', name: 'Oil change', unitPrice },
        { code: 'brakes', name: 'Brakes', unitPrice: null },
      ],
    };
    const { oil: first, wash: second } = before.services;
    const services = { oil: { ...first, name: 'Oil change', unitAbbreviation: 'pcs' }, wash: second };
    expect([before.language, first?.price]).toEqual(['sv', 900]);
    expect(flowReducer(before, inEnglish)).toEqual({ ...before, language: 'en', services });
    const done = flowReducer(before, booked(before));
    expect(flowReducer(done, inEnglish)).toEqual({ ...done, language: 'en', services });
    // The same car, found on a page of another language, does not change the names.
    expect(flowReducer(before, { ...found, language: 'en' } as FlowEvent).language).toBe('sv');
    expect(flowReducer(before, { ...otherCar, language: 'en' } as FlowEvent).language).toBe('en');
  });

  test('after the booking only a restart, its link and another language have an effect', () => {
    const done = run(found, oil, servicesDone, withoutAddons, timeChosen, booked);
    expect(done.bookingInfo).toEqual({ ...CHOSEN, id: 'B-1', token: 't' });
    const events: FlowEvent[] = [
      otherCar,
      oil,
      show(1),
      timeChosen,
      { type: 'timeCleared' },
      booked(done),
      servicesDone,
    ];
    expect(events.map((event) => flowReducer(done, event) === done)).toEqual(events.map(() => true));
    expect(flowReducer(done, { type: 'restarted' })).toEqual(INITIAL_STATE);
  });

  test('rank 4 a booking that its link has moved is confirmed at its new time; a cancelled one begins again', () => {
    const done = run(found, oil, servicesDone, withoutAddons, timeChosen, booked);
    const asShown = (changes = {}): FlowEvent => {
      const booking = { id: 'B-1', state: 'confirmed', ...CHOSEN.slot, ...changes } as const;
      return { type: 'bookingShown', booking };
    };
    const moved = { timeSlot: '2026-12-01T08:00:00+01:00', isFullDay: true };
    expect(flowReducer(done, asShown(moved))).toEqual({
      ...done,
      bookingInfo: { ...CHOSEN, id: 'B-1', token: 't', slot: moved },
    });
    expect(flowReducer(done, asShown({ state: 'cancelled' }))).toBe(INITIAL_STATE);
    expect(flowReducer(done, asShown())).toBe(done);
    // The link may be of another booking, and this one not made yet.
    expect(flowReducer(done, asShown({ id: 'B-2', state: 'cancelled' }))).toBe(done);
    const begun = run(found, oil);
    expect(flowReducer(begun, asShown({ state: 'cancelled' }))).toBe(begun);
  });

  test('prices of a workshop replace those of its services only', () => {
    const before = run(found, oil, add('brakes', { priceKnown: false, price: 0 }));
    const priced = flowReducer(before, {
      type: 'pricesLoaded',
      departmentId: '17',
      offers: [
        { code: 'brakes', price: 2500, priceDiscount: 2200 },
        { code: 'unknown', price: 1 },
      ],
    });
    expect(Object.values(priced.services).map(({ code, price, priceKnown }) => [code, price, priceKnown])).toEqual([
      ['oil', 0, false],
      ['brakes', 2500, true],
    ]);
  });

  test('F098 F099 the price with an agreement is of the workshop or of the list, not of another workshop', () => {
    const pricedAt = (departmentId: string, offer: object): FlowEvent => ({
      type: 'pricesLoaded',
      departmentId,
      offers: [{ code: 'oil', price: 1000, ...offer }],
    });
    let state = run(found, add('oil', { priceDiscount: 900, listDiscount: 900 }));
    const discounts = [{ priceDiscount: 800 }, {}, { priceDiscount: null }, {}].map((offer, at) => {
      state = flowReducer(state, pricedAt(String(at), offer));
      return state.services.oil?.priceDiscount;
    });
    expect(discounts).toEqual([800, 900, null, 900]);
  });
});

describe('F089 F091 selection', () => {
  const toggle = (code: string, values = {}): FlowEvent => ({
    type: 'serviceToggled',
    service: serviceOf(code, values),
  });
  const exclusive = { type: 'addon', exclusiveCodes: ['a', 'b'] };
  test.each<[string, readonly Step[], readonly string[]]>([
    ['toggle adds', [toggle('a')], ['a']],
    ['toggle removes', [toggle('a'), toggle('a')], []],
    ['add only if absent', [add('a', { unit: 2 }), add('a', { unit: 3 })], ['a 2']],
    ['remove', [add('a'), add('b'), { type: 'serviceRemoved', code: 'a' }], ['b']],
    ['replace only if present', [{ type: 'serviceReplaced', service: serviceOf('a') }], []],
    ['replace', [add('a'), { type: 'serviceReplaced', service: serviceOf('a', { unit: 4 }) }], ['a 4']],
    ['an exclusive add-on replaces the other of its category', [add('a', exclusive), add('b', exclusive)], ['b']],
    ['the chosen one again is none', [toggle('a', exclusive), toggle('a', exclusive)], []],
    [
      'categories do not exclude each other',
      [add('a', exclusive), add('c', { type: 'addon', exclusiveCodes: ['c', 'd'] })],
      ['a', 'c'],
    ],
    ['services are not excluded by add-ons', [add('c'), add('b', exclusive)], ['c', 'b']],
  ])('%s', (_name, events, expected) => {
    const { services } = run(found, ...events);
    expect(Object.values(services).map(({ code, unit }) => (unit === 1 ? code : `${code} ${unit}`))).toEqual(expected);
  });
});

describe('U23 what the visitor has not finished', () => {
  const entered = (values: Partial<CarDraft>): FlowEvent => ({ type: 'carEntered', entered: values });

  test('step 1 shows what is entered, else the car and the place of the booking', () => {
    expect(draftOf(run())).toEqual({ plate: '', location: null });
    expect(draftOf(run(entered({ plate: 'ABC' }), entered({ location: PLACE })))).toEqual({
      plate: 'ABC',
      location: PLACE,
    });
    expect(draftOf(run(found))).toEqual({ plate: 'ABC123', location: PLACE });
    expect(draftOf(run(found, entered({ plate: 'DEF4' })))).toEqual({ plate: 'DEF4', location: PLACE });
    for (const again of [found, otherCar]) expect(run(found, entered({ plate: 'X' }), again).draft).toBeNull();
  });

  test('the list of workshops is as the visitor left it, until other services have other workshops', () => {
    const shown = (count: number): FlowEvent => ({ type: 'workshopsShown', count });
    const left = run(found, oil, servicesDone, withoutAddons, shown(10), shown(3), {
      type: 'workshopsSorted',
      sort: 'firstTime',
    });
    expect(left.list).toEqual({ sort: 'firstTime', open: '', shown: 10 });
    expect(flowReducer(left, shown(10))).toBe(left);
    const chosen = flowReducer(left, timeChosen);
    expect(chosen.list.open).toBe(CHOSEN.workshop.departmentId);
    expect(flowReducer(chosen, timeLost).list.open).toBe(CHOSEN.workshop.departmentId);
    expect(flowReducer(chosen, { type: 'timeCleared' }).list.open).toBe('');
    expect(flowReducer(chosen, add('brakes')).list).toEqual({ sort: 'firstTime', open: '', shown: 0 });
    expect(flowReducer(chosen, otherCar).list).toEqual(INITIAL_STATE.list);
  });
});
