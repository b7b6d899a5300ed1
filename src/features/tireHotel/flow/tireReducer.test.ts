import { describe, expect, test } from '@jest/globals';
import { CODE, CONFIRMATION, CUSTOMER, DRAFT, VALIDATED, VEHICLE } from './tire.fixture.ts';
import { type TireEvent, tireReducer } from './tireReducer.ts';
import { type BookingPart, EMPTY_DRAFT, INITIAL_STATE, type TireState, type TireStep } from './tireState.ts';

const run = (...events: readonly TireEvent[]): TireState => events.reduce(tireReducer, INITIAL_STATE);
const found: TireEvent = { type: 'customerFound', customer: CUSTOMER };
const sent: TireEvent = { type: 'codeSent', code: CODE };
const verified: TireEvent = { type: 'codeVerified', validated: VALIDATED };
const opened: TireEvent = { type: 'bookingOpened' };
const drafted: TireEvent = { type: 'draftChanged', draft: DRAFT };
const review: TireEvent = { type: 'reviewOpened' };
const bookingSent: TireEvent = { type: 'bookingSent' };
const refused: TireEvent = { type: 'bookingRefused' };
const booked: TireEvent = { type: 'booked', confirmation: CONFIRMATION };
const rated: TireEvent = { type: 'rated' };
const ended: TireEvent = { type: 'ended', notice: 'Du är utloggad.' };
const show = (step: TireStep, part?: BookingPart): TireEvent => ({ type: 'stepShown', step, ...(part && { part }) });
const LOGGED_IN = [found, sent, verified];
const REVIEW = [...LOGGED_IN, opened, drafted, review];

describe('F107-F114 steps of the tire hotel', () => {
  test.each<[string, readonly TireEvent[], TireStep, BookingPart?]>([
    ['begin at the search', [], 'search'],
    ['an agreement opens the login', [found], 'login'],
    ['a code opens its boxes', [found, sent], 'code'],
    ['a code before a look-up has no effect', [sent], 'search'],
    ['a right code opens the vehicle', LOGGED_IN, 'loggedIn'],
    ['a right code before it was sent has no effect', [found, verified], 'login'],
    [
      'another status than 0 has no effect',
      [found, sent, { type: 'codeVerified', validated: { ...VALIDATED, status: 1 } }],
      'code',
    ],
    [
      'a login without a vehicle has no effect',
      [found, sent, { type: 'codeVerified', validated: { status: 0, vehicles: [] } }],
      'code',
    ],
    ['the booking opens from the vehicle', [...LOGGED_IN, opened], 'booking'],
    ['the booking needs a login', [found, sent, opened], 'code'],
    ['the review needs a day', [...LOGGED_IN, opened, review], 'booking'],
    ['complete details open the review', REVIEW, 'booking', 'review'],
    ['back from the review is the form', [...REVIEW, show('booking')], 'booking'],
    ['forward to the review', [...REVIEW, show('booking'), show('booking', 'review')], 'booking', 'review'],
    ["'Tillbaka' is the vehicle", [...LOGGED_IN, opened, show('loggedIn')], 'loggedIn'],
    [
      'while an outcome is unknown, the form is the review',
      [...REVIEW, bookingSent, show('booking')],
      'booking',
      'review',
    ],
    ['... also from the vehicle', [...REVIEW, bookingSent, show('loggedIn'), opened], 'booking', 'review'],
    ['a refused booking can be changed', [...REVIEW, bookingSent, refused, show('booking')], 'booking'],
    ['a booking is the last step', [...REVIEW, booked], 'confirmation'],
    ['also of a visitor who went back while it was sent', [...REVIEW, show('loggedIn'), booked], 'confirmation'],
    ['nothing is booked without a login', [found, sent, booked], 'code'],
    ['status 0 jumps over search, login and code', [...LOGGED_IN, show('search')], 'loggedIn'],
    ['... also from the booking', [...LOGGED_IN, opened, show('code')], 'loggedIn'],
    ['another plate while logged in has no effect', [...LOGGED_IN, found], 'loggedIn'],
    ['another code while logged in has no effect', [...LOGGED_IN, sent], 'loggedIn'],
    ['back to the plate', [found, sent, show('search')], 'search'],
    ['back to the login and forward to the code', [found, sent, show('login'), show('code')], 'code'],
    ['a step that is not reached opens the last one that is', [found, show('confirmation')], 'login'],
    ['behind a confirmed booking there is no form', [...REVIEW, booked, show('booking', 'review')], 'confirmation'],
    ['the end is the search', [...REVIEW, ended], 'search'],
    ['the end of a confirmed booking too', [...REVIEW, booked, ended], 'search'],
  ])('%s', (_name, events, step, part = 'form') => {
    const state = run(...events);
    expect([state.step, state.part]).toEqual([step, part]);
  });

  test('the first vehicle alone is used', () => {
    const second = { ...VEHICLE, regNo: 'DCK201' };
    const state = run(found, sent, { type: 'codeVerified', validated: { status: 0, vehicles: [VEHICLE, second] } });
    expect(state.vehicle).toEqual(VEHICLE);
  });

  test('a login forgets its code, a booking its details, another plate everything', () => {
    expect(run(...LOGGED_IN).code).toBeNull();
    expect(run(...REVIEW).draft).toEqual(DRAFT);
    expect(run(...REVIEW, booked).draft).toEqual(EMPTY_DRAFT);
    const other = { ...CUSTOMER, regNo: 'DHT001' };
    expect(run(found, sent, show('search'), { ...found, customer: other })).toEqual({
      ...INITIAL_STATE,
      customer: other,
      step: 'login',
    });
  });

  test('Q32 what was sent with an unknown outcome stays as it is, and any known outcome ends that', () => {
    const changed: TireEvent = { type: 'draftChanged', draft: { ...DRAFT, freeText: 'Ring först' } };
    expect(run(...REVIEW, bookingSent, changed).draft).toEqual(DRAFT);
    expect(run(...REVIEW, bookingSent, refused, changed).draft.freeText).toBe('Ring först');
    for (const known of [refused, booked, ended]) expect(run(...REVIEW, bookingSent, known).isSent).toBe(false);
  });

  test('F113 a confirmed booking is rated once, and nothing else is', () => {
    expect(run(...REVIEW, rated).isRated).toBe(false);
    expect(run(...REVIEW, booked).isRated).toBe(false);
    expect(run(...REVIEW, booked, rated, show('booking')).isRated).toBe(true);
    expect(run(...REVIEW, booked, rated, ended).isRated).toBe(false);
  });

  test('going back to the vehicle keeps what is typed', () => {
    expect(run(...REVIEW, show('loggedIn'), opened).draft).toEqual(DRAFT);
  });

  test('details outside of their step have no effect', () => {
    expect(run(...LOGGED_IN, drafted).draft).toEqual(EMPTY_DRAFT);
  });

  test('Q37 the end leaves its reason only, which the next look-up removes', () => {
    const state = run(...REVIEW, booked, ended);
    expect(state).toEqual({ ...INITIAL_STATE, notice: 'Du är utloggad.' });
    expect(tireReducer(state, found).notice).toBe('');
  });

  test('what was stored is restored at the beginning only', () => {
    const state = run(...REVIEW);
    expect(run({ type: 'restored', state })).toBe(state);
    expect(run(found, { type: 'restored', state }).step).toBe('login');
  });
});
