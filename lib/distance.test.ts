import { expect, test } from '@jest/globals';
import { kilometresBetween } from './distance.ts';

const STOCKHOLM = { lat: 59.3293, lng: 18.0686 };

test.each([
  [STOCKHOLM, STOCKHOLM, 0],
  [STOCKHOLM, { lat: 57.7089, lng: 11.9746 }, 397],
  [STOCKHOLM, { lat: 51.5072, lng: -0.1276 }, 1433],
  [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20015],
])('from %j to %j it is %i km', (one, other, distance) => {
  expect(Math.round(kilometresBetween(one, other))).toBe(distance);
});
