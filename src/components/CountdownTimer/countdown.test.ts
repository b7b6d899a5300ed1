import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { countDown, endTimeOf, isOver, TICK_MS, type TimeLeft, timeLeft } from './countdown.ts';

const DAY = 86_400_000;

describe('F025 time left', () => {
  test.each([
    [DAY + 2 * 3_600_000 + 3 * 60_000 + 4_000, { days: 1, hours: 2, minutes: 3, seconds: 4 }],
    [400 * DAY, { days: 400, hours: 0, minutes: 0, seconds: 0 }],
    [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])('%i ms', (left, expected) => expect(timeLeft(1_000_000_000_000 + left, 1_000_000_000_000)).toEqual(expected));

  test('is over when everything is zero', () => {
    expect(isOver(timeLeft(0, 0))).toBe(true);
    expect(isOver(timeLeft(1, 0))).toBe(false);
  });
});

describe('F025 one tick per second', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('stops at zero', () => {
    const seen: TimeLeft[] = [];
    countDown(Date.now() + 3_000, (left) => seen.push(left));
    jest.advanceTimersByTime(2_999);
    expect(seen.map(({ seconds }) => seconds)).toEqual([3, 2, 1]);
    jest.advanceTimersByTime(1);
    expect(seen.map(({ seconds }) => seconds)).toEqual([3, 2, 1, 0]);
    jest.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(4);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('TICK is 1000 ms, and ticks are at full remaining seconds', () => {
    expect(TICK_MS).toBe(1_000);
    const seen: number[] = [];
    countDown(Date.now() + 2_400, () => seen.push(Date.now()));
    const [start = 0] = seen;
    jest.advanceTimersByTime(10_000);
    expect(seen.map((at) => at - start)).toEqual([0, 400, 1_400, 2_400]);
  });

  test('stops on request', () => {
    const onTick = jest.fn();
    const stop = countDown(Date.now() + 60_000, onTick);
    stop();
    jest.advanceTimersByTime(5_000);
    expect(onTick).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['2027-10-31T22:59:59Z', Date.UTC(2027, 9, 31, 22, 59, 59)],
  ['0001-01-01T00:00:00Z', null],
  ['', null],
  ['snart', null],
])('the moment of %j', (text, expected) => {
  expect(endTimeOf(text)).toBe(expected);
});
