import { describe, expect, test } from '@jest/globals';
import { readFlow } from './bookingStore.ts';
import { CAR, CHOSEN, PLACE, serviceOf } from './flow.fixture.ts';
import { INITIAL_STATE } from './flowState.ts';

const STORED = {
  version: 1,
  ...INITIAL_STATE,
  car: CAR,
  location: PLACE,
  bookingState: 4,
  displayState: 4,
  services: { oil: serviceOf('oil') },
  chosen: CHOSEN,
};
const parsed = (change: object): unknown => readFlow(JSON.parse(JSON.stringify({ ...STORED, ...change })));

describe('U23 a stored booking', () => {
  test('is the same after a reload', () => {
    const { version, ...state } = STORED;
    expect(parsed({})).toEqual(state);
  });

  test.each<[string, object]>([
    ['another build', { version: 0 }],
    ['no car', { car: null }],
    ['a place without a position', { location: { name: 'Borås' } }],
    ['a step that does not exist', { displayState: 7 }],
    ['services that are no record', { services: 'oil' }],
    ['a service without a price', { services: { oil: { ...serviceOf('oil'), price: 'free' } } }],
    ['a time without a workshop', { chosen: { slot: CHOSEN.slot } }],
    ['a confirmation without a booking', { bookingState: 5 }],
    ['a draft without a plate', { draft: { location: null } }],
    ['an earlier key without its content', { sent: { requestId: 'r-2', content: '', before: { requestId: 'r-1' } } }],
    ['a list in an unknown order', { list: { sort: 'dearest', open: '', shown: 5 } }],
  ])('with %s begins again', (_name, change) => {
    expect(parsed(change)).toBe(INITIAL_STATE);
  });

  test('has the keys of all bookings whose outcome is unknown', () => {
    const sent = { requestId: 'r-2', content: 'c', before: { requestId: 'r-1', content: 'c' } };
    expect(parsed({ sent })).toMatchObject({ sent });
  });

  test('of a build without drafts is taken over', () => {
    expect(parsed({ draft: undefined, list: undefined })).toEqual(parsed({}));
  });

  test.each([null, 'text', 7, []])('%p begins again', (value) => {
    expect(readFlow(value)).toBe(INITIAL_STATE);
  });
});
