import { describe, expect, test } from '@jest/globals';
import { lowestBefore } from './priceHistory.ts';

const past = (...entries: [string, number][]) => entries.map(([date, price]) => ({ date, price }));

describe('F058 the lowest price of the 30 days before a reduction', () => {
  test('of all prices that held in that time, also one that began before it', () => {
    const history = past(['2026-08-01', 300], ['2026-10-25', 280], ['2026-10-28', 310], ['2026-11-10', 270]);
    expect(lowestBefore(history)).toBe(280);
    expect(lowestBefore(past(['2026-01-01', 300], ['2026-11-10', 270]))).toBe(300);
  });

  test('what ended before that time does not count', () => {
    expect(lowestBefore(past(['2026-08-01', 200], ['2026-10-11', 310], ['2026-11-10', 270]))).toBe(310);
    expect(lowestBefore(past(['2026-08-01', 200], ['2026-10-12', 310], ['2026-11-10', 270]))).toBe(200);
  });

  test('nothing without an earlier price', () => {
    expect(lowestBefore(past(['2026-11-10', 270]))).toBeNull();
    expect(lowestBefore([])).toBeNull();
    expect(lowestBefore(null)).toBeNull();
  });
});
