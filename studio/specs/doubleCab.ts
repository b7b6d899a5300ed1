import type { CarSpec } from './carSpec.ts';
import { pickup } from './pickup.ts';

/** A pick-up with two rows of seats and a shorter bed. */
export const doubleCab: CarSpec = {
  ...pickup,
  shape: {
    ...pickup.shape,
    back: [
      [0.9, -1.42],
      [1.1, -1.4],
      [1.3, -1.36],
      [1.55, -1.28],
      [1.72, -1.2],
    ],
    roof: [
      [-1.7, 1.69],
      [-1.1, 1.745],
      [-0.3, 1.775],
      [0.35, 1.75],
      [0.9, 1.66],
    ],
    cabin: [
      [-1.6, 0.78],
      [-0.9, 0.82],
      [0.2, 0.83],
      [0.9, 0.815],
      [1.5, 0.75],
    ],
    bed: [-2.62, -1.56, 0.88, 0.76],
  },
  skin: {
    ...pickup.skin,
    belt: [
      [-1.6, 1.17],
      [-0.4, 1.13],
      [1.5, 1.09],
    ],
    windowEnd: [
      [1.0, -1.22],
      [1.2, -1.19],
      [1.7, -1.08],
    ],
    pillars: [0.1],
    doors: [
      [1.06, 1.12],
      [0.12, 0.11],
      [-1.16, -1.26],
      [-1.5, -1.5],
    ],
  },
  fittings: {
    ...pickup.fittings,
    handles: [
      [0.28, 1.0],
      [-0.98, 1.01],
    ],
  },
};
