import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createRotation, DEFAULT_INTERVAL, intervalOf, type PauseReason } from './rotation.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function playing(interval = DEFAULT_INTERVAL) {
  const advance = jest.fn();
  const rotation = createRotation(interval, advance);
  rotation.resume('choice');
  return { advance, rotation };
}

describe('F118 the carousel advances by itself', () => {
  test('every 5 seconds, repeatedly', () => {
    const { advance } = playing();
    jest.advanceTimersByTime(4_999);
    expect(advance).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(advance).toHaveBeenCalledTimes(3);
  });

  test('not before it is started', () => {
    const advance = jest.fn();
    createRotation(DEFAULT_INTERVAL, advance);
    jest.advanceTimersByTime(60_000);
    expect(advance).not.toHaveBeenCalled();
  });

  test.each<PauseReason>(['choice', 'pointer', 'focus', 'hidden', 'offscreen'])('%s pauses it', (reason) => {
    const { advance, rotation } = playing();
    jest.advanceTimersByTime(4_000);
    rotation.pause(reason);
    jest.advanceTimersByTime(60_000);
    expect(advance).not.toHaveBeenCalled();
    rotation.resume(reason);
    jest.advanceTimersByTime(4_999);
    expect(advance).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  test('it stays paused while one reason remains', () => {
    const { advance, rotation } = playing();
    rotation.pause('pointer');
    rotation.pause('focus');
    rotation.resume('pointer');
    rotation.restart();
    jest.advanceTimersByTime(60_000);
    expect(advance).not.toHaveBeenCalled();
  });

  test('a manual change restarts the interval', () => {
    const { advance, rotation } = playing();
    jest.advanceTimersByTime(4_000);
    rotation.restart();
    jest.advanceTimersByTime(4_999);
    expect(advance).not.toHaveBeenCalled();
  });
});

test.each([
  [undefined, 5_000],
  ['', 5_000],
  ['5', 5_000],
  ['8', 8_000],
  ['2,5', 2_500],
  ['0.1', 1_000],
  ['0', 5_000],
  ['-3', 5_000],
  ['snabbt', 5_000],
  ['Infinity', 5_000],
])('F118 Interval %j is %i ms', (param, expected) => expect(intervalOf(param)).toBe(expected));
