import { expect, test } from '@jest/globals';
import { createPurgeHistory } from './purgeHistory.ts';

test('a tag counts as purged for what began before its latest purge', () => {
  const history = createPurgeHistory();
  const start = history.count();
  history.add('a');
  const middle = history.count();
  history.add('b');
  expect([history.hasPurged(['a'], start), history.hasPurged(['x', 'b'], start)]).toEqual([true, true]);
  expect([history.hasPurged(['a'], middle), history.hasPurged(['b'], middle)]).toEqual([false, true]);
  expect([history.hasPurged(['a', 'b'], history.count()), history.hasPurged([], start)]).toEqual([false, false]);
});

test('after very many purges every tag counts as purged for what began before them', () => {
  const history = createPurgeHistory();
  const start = history.count();
  for (let each = 0; each < 30_000; each += 1) history.add(`tag ${each}`);
  expect(history.hasPurged(['tag 0'], start)).toBe(true);
  expect(history.hasPurged(['never purged'], start)).toBe(true);
  expect(history.hasPurged(['tag 0'], history.count())).toBe(false);
});
