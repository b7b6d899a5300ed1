import { expect, test } from '@jest/globals';
import { verdictOn } from './verdict.ts';

test.each([
  [200, 'pass', 'pass'],
  [206, 'pass', 'pass'],
  [304, 'pass', 'pass'],
  [412, 'pass', 'pass'],
  [416, 'pass', 'pass'],
  [404, 'pass', 404],
  [410, 'pass', 410],
  [429, 'pass', 429],
  [401, 403, 403],
  [407, 502, 502],
  [408, 504, 504],
  [301, 502, 502],
  [302, 502, 502],
  [500, 502, 502],
  [503, 503, 503],
  [504, 504, 504],
  [999, 502, 502],
])('%i: %s for a program, %s for a person', (status, program, person) => {
  expect([verdictOn(status, '*/*'), verdictOn(status, 'text/html,*/*')]).toEqual([program, person]);
});
