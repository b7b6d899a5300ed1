import { describe, expect, test } from '@jest/globals';
import { lowestBefore } from './priceHistory.ts';

const past = (...entries: [string, number][]) => entries.map(([date, price]) => ({ date, price }));

describe('F058 the lowest price of the 30 days before a reduction', () => {
  test('covers all prices valid in that time, including one that began before it', () => {
    const history = past(['2026-08-01', 300], ['2026-10-25', 280], ['2026-10-28', 310], ['2026-11-10', 270]);
    expect(lowestBefore(history)).toBe(280);
    expect(lowestBefore(past(['2026-01-01', 300], ['2026-11-10', 270]))).toBe(300);
  });

  test('ignores prices that ended before that time', () => {
    expect(lowestBefore(past(['2026-08-01', 200], ['2026-10-11', 310], ['2026-11-10', 270]))).toBe(310);
    expect(lowestBefore(past(['2026-08-01', 200], ['2026-10-12', 310], ['2026-11-10', 270]))).toBe(200);
  });

  test('is null without an earlier price', () => {
    expect(lowestBefore(past(['2026-11-10', 270]))).toBeNull();
    expect(lowestBefore([])).toBeNull();
    expect(lowestBefore(null)).toBeNull();
  });
});
