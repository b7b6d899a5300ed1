import type { CarSpec } from './carSpec.ts';
import { coupe } from './coupe.ts';

/** A roof that falls to the tail in one line, with four doors. */
export const fastback: CarSpec = {
  ...coupe,
  shape: {
    ...coupe.shape,
    screen: [
      [0.8, 1.3],
      [0.88, 1.14],
      [1.05, 0.78],
      [1.22, 0.38],
      [1.36, -0.02],
    ],
    back: [
      [0.6, -2.02],
      [0.88, -2.01],
      [0.97, -1.92],
      [1.06, -1.74],
      [1.18, -1.4],
      [1.28, -1.0],
    ],
    roof: [
      [-2.1, 0.98],
      [-1.7, 1.1],
      [-1.1, 1.235],
      [-0.5, 1.295],
      [0, 1.29],
      [0.5, 1.215],
    ],
    cabin: [
      [-2.1, 0.58],
      [-1.6, 0.69],
      [-0.9, 0.775],
      [0, 0.8],
      [0.7, 0.785],
      [1.2, 0.72],
    ],
    noseBow: 0.28,
  },
  skin: {
    ...coupe.skin,
    windowEnd: [
      [0.85, -1.62],
      [0.95, -1.52],
      [1.1, -1.3],
      [1.26, -1.02],
    ],
    pillars: [-0.14],
    doors: [
      [0.94, 0.98],
      [-0.12, -0.14],
      [-1.0, -1.2],
    ],
    screenHalf: [0.74, 0.52],
    sunroof: true,
  },
  fittings: {
    ...coupe.fittings,
    mirror: [0.76, 0.87],
    handles: [
      [0.06, 0.79],
      [-0.94, 0.8],
    ],
  },
};
