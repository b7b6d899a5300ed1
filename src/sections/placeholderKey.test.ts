import { describe, expect, test } from '@jest/globals';
import { placeholderKey } from './placeholderKey.ts';

describe('the key of a placeholder', () => {
  test.each([
    ['headless-main', ['headless-main'], 'headless-main'],
    ['container-7', ['container-{*}'], 'container-{*}'],
    ['container-7', ['container-{*}', 'container-7'], 'container-7'],
    ['main-1-42', ['main-1-{*}'], 'main-1-{*}'],
    ['a.b-1', ['a.b-{*}'], 'a.b-{*}'],
  ])('%s among %j is %s', (name, keys, found) => {
    expect(placeholderKey(Object.fromEntries(keys.map((key) => [key, []])), name)).toBe(found);
  });

  test.each([
    ['container-', ['container-{*}']],
    ['container-x', ['container-{*}']],
    ['my-container-7', ['container-{*}']],
    ['container-7-b', ['container-{*}']],
    ['axb-1', ['a.b-{*}']],
    ['constructor', []],
  ])('%s is not among %j', (name, keys) => {
    expect(placeholderKey(Object.fromEntries(keys.map((key) => [key, []])), name)).toBeUndefined();
  });
});
