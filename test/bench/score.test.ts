import { expect, test } from '@jest/globals';
import { PRESETS } from './presets.ts';
import { scoreOf } from './score.ts';

test('the score is 90 when every metric is good, 50 at the medians, and 100 without any delay', () => {
  const at = (index: 0 | 1) => {
    const { fcp, lcp, blocking, shift } = PRESETS.phone.curves;
    return scoreOf('phone', { fcp: fcp[index], lcp: lcp[index], blocking: blocking[index], shift: shift[index] });
  };
  expect(at(0)).toBeCloseTo(90, 3);
  expect(at(1)).toBeCloseTo(50, 3);
  expect(scoreOf('phone', { fcp: 0, lcp: 0, blocking: 0, shift: 0 })).toBe(100);
});

test('blocking time costs a third of the score', () => {
  const good = { fcp: 0, lcp: 0, blocking: 0, shift: 0 };
  expect(scoreOf('phone', { ...good, blocking: 1e9 })).toBeCloseTo(100 * (1 - 30 / 90), 3);
});
