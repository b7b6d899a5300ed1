import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { COMMIT_DELAY, RangeDrafts } from './rangeDrafts.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function watched() {
  const drafts = new RangeDrafts();
  const taken: unknown[] = [];
  drafts.commit = (chosen) => taken.push(Object.fromEntries(chosen));
  return { drafts, taken };
}
const LOW = { low: '100', changed: 'low' } as const;
const HIGH = { high: '900', changed: 'high' } as const;

describe('F049 ranges that are being chosen', () => {
  test('are taken over 1500 ms after the last change, all in one step', () => {
    expect(COMMIT_DELAY).toBe(1500);
    const { drafts, taken } = watched();
    drafts.set('car_price', LOW);
    jest.advanceTimersByTime(1_400);
    drafts.set('car_power', HIGH);
    jest.advanceTimersByTime(1_499);
    expect(taken).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(taken).toEqual([{ car_price: LOW, car_power: HIGH }]);
    jest.advanceTimersByTime(10_000);
    expect(taken).toHaveLength(1);
    expect(drafts.get('car_price')).toBeUndefined();
  });

  test('at once when the visitor says so, and then not again', () => {
    const { drafts, taken } = watched();
    drafts.take();
    drafts.set('car_price', LOW);
    drafts.take();
    jest.advanceTimersByTime(5_000);
    expect(taken).toEqual([{ car_price: LOW }]);
  });

  test('dropped ones are never taken over', () => {
    const { drafts, taken } = watched();
    drafts.set('car_price', LOW);
    drafts.drop();
    jest.advanceTimersByTime(5_000);
    expect(taken).toEqual([]);
  });

  test('whoever shows one hears of it until they leave', () => {
    const { drafts } = watched();
    let heard = 0;
    const leave = drafts.subscribe(() => {
      heard += 1;
    });
    drafts.set('car_price', LOW);
    drafts.take();
    leave();
    drafts.set('car_price', LOW);
    expect(heard).toBe(2);
  });
});
