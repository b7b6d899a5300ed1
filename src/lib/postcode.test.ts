import { expect, test } from '@jest/globals';
import { postcodeDistance, postcodeIn } from './postcode.ts';

test.each([
  ['411 05 Göteborg', ['', '41105']],
  ['SE-41105', ['', '41105']],
  ['0150', ['', '0150']],
  ['sw1a 1aa', ['SW', '1']],
  ['GU27', ['GU', '27']],
  ['Storgatan 12', null],
  ['', null],
])('%s has the postcode %j', (text, expected) => {
  const found = postcodeIn(text);
  expect(found && [found.area, found.digits]).toEqual(expected);
});

test('codes with the same first digits are nearer than those with the nearest number', () => {
  const distance = (one: string, other: string) => {
    const first = postcodeIn(one);
    return first && postcodeDistance(first, postcodeIn(other));
  };
  expect(distance('411 05', '431 37')).toBeLessThan(distance('411 05', '393 52') ?? 0);
  expect(distance('411 05', '41105')).toBe(0);
  expect(distance('GU1 4CV', 'GU2 7XX')).toBe(1);
  expect(distance('GU1 4CV', 'SW1A 1AA')).toBeNull();
  expect(distance('411 05', '')).toBeNull();
});
