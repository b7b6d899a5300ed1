import { expect, test } from '@jest/globals';
import { statusOf } from './pageResult.ts';

test.each([
  [{ kind: 'page' }, 200],
  [{ kind: 'notFound' }, 404],
  [{ kind: 'gone' }, 410],
  [{ kind: 'failed' }, 503],
  [{ kind: 'redirect', status: 301 }, 301],
  [{ kind: 'redirect', status: 302 }, 302],
] as const)('%j has status %i', (result, status) => {
  expect(statusOf(result)).toBe(status);
});
