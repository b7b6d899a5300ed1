import { expect, test } from '@jest/globals';
import { cache } from '../../theme/css.ts';
import { first, second, third } from './HeroBanner.styles.ts';

test.each([
  ['title', first, 100],
  ['text', second, 200],
  ['search and buttons', third, 300],
])('F016 the %s moves for 500 ms', (_part, className, delay) => {
  const rule = String(cache.inserted[className.replace(/^fc-/, '')]);
  expect(rule).toMatch(new RegExp(`animation:\\S+ 500ms var\\(--ease\\) ${delay}ms backwards`));
});
