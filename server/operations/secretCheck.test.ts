import { expect, test } from '@jest/globals';
import { createSecretCheck } from './secretCheck.ts';

/** Counts wrong secrets without a limit. */
function createCheck(secret: string) {
  let wrong = 0;
  const check = createSecretCheck({
    secret: () => secret,
    failureLimit: (_client, cost = 1) => {
      wrong += cost;
      return true;
    },
  });
  return { check, wrong: () => wrong };
}

test('while a secret is changed, the new and the old one are right, and nothing else', () => {
  const { check, wrong } = createCheck('new secret, old secret');
  expect([check('a', 'new secret'), check('a', 'old secret')]).toEqual(['right', 'right']);
  expect(wrong()).toBe(0);
  for (const received of ['new secret, old secret', 'new', ',', ' ', 'old secret '])
    expect(check('a', received)).toBe('wrong');
  expect(wrong()).toBe(5);
});

test.each(['', ',', ' , '])('without a secret (%j) nothing is right', (secret) => {
  const { check } = createCheck(secret);
  for (const received of ['', undefined, ',', ' ']) expect(check('a', received)).toBe('wrong');
});
