import type { CarSpec } from './carSpec.ts';
import { van } from './van.ts';

/** A van with three rows of seats and windows all round. */
export const minibus: CarSpec = {
  ...van,
  skin: {
    ...van.skin,
    belt: [
      [-2.5, 1.2],
      [0.6, 1.16],
      [1.2, 1.11],
      [1.9, 1.05],
    ],
    windowEnd: [
      [1.0, -2.2],
      [1.2, -2.19],
      [1.8, -2.12],
    ],
    pillars: [0.36, -0.82],
    sunroof: true,
  },
};
