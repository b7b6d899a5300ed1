import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { COMMIT_DELAY_MS, RangeDrafts } from './rangeDrafts.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function createDrafts() {
  const drafts = new RangeDrafts();
  const committed: unknown[] = [];
  drafts.onCommit = (chosen) => committed.push(Object.fromEntries(chosen));
  return { drafts, committed };
}
const LOW = { low: '100', changed: 'low' } as const;
const HIGH = { high: '900', changed: 'high' } as const;

describe('F049 drafts of ranges', () => {
  test('are committed together 1500 ms after the last change', () => {
    expect(COMMIT_DELAY_MS).toBe(1500);
    const { drafts, committed } = createDrafts();
    drafts.set('car_price', LOW);
    jest.advanceTimersByTime(1_400);
    drafts.set('car_power', HIGH);
    jest.advanceTimersByTime(1_499);
    expect(committed).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(committed).toEqual([{ car_price: LOW, car_power: HIGH }]);
    jest.advanceTimersByTime(10_000);
    expect(committed).toHaveLength(1);
    expect(drafts.get('car_price')).toBeUndefined();
  });

  test('are committed at once on request, and only once', () => {
    const { drafts, committed } = createDrafts();
    drafts.commit();
    drafts.set('car_price', LOW);
    drafts.commit();
    jest.advanceTimersByTime(5_000);
    expect(committed).toEqual([{ car_price: LOW }]);
  });

  test('discarded ones are never committed', () => {
    const { drafts, committed } = createDrafts();
    drafts.set('car_price', LOW);
    drafts.discard();
    jest.advanceTimersByTime(5_000);
    expect(committed).toEqual([]);
  });

  test('subscribers are notified until they unsubscribe', () => {
    const { drafts } = createDrafts();
    let notifications = 0;
    const unsubscribe = drafts.subscribe(() => {
      notifications += 1;
    });
    drafts.set('car_price', LOW);
    drafts.commit();
    unsubscribe();
    drafts.set('car_price', LOW);
    expect(notifications).toBe(2);
  });
});
