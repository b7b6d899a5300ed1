import type { CarSpec } from './carSpec.ts';
import { suv } from './suv.ts';

/** A high body with a roof that falls to the tail. */
export const coupeSuv: CarSpec = {
  ...suv,
  shape: {
    ...suv.shape,
    back: [
      [0.9, -2.13],
      [1.08, -2.1],
      [1.18, -2.0],
      [1.32, -1.72],
      [1.48, -1.32],
      [1.6, -0.9],
    ],
    roof: [
      [-2.2, 1.22],
      [-1.7, 1.42],
      [-1.1, 1.57],
      [-0.4, 1.645],
      [0.2, 1.62],
      [0.8, 1.51],
    ],
  },
  skin: {
    ...suv.skin,
    belt: [
      [-2.1, 1.24],
      [-1.4, 1.18],
      [-0.4, 1.12],
      [1.3, 1.075],
    ],
    windowEnd: [
      [1.0, -1.72],
      [1.2, -1.6],
      [1.5, -1.18],
    ],
    pillars: [-0.2],
    backFoot: 1.16,
    backTop: 1.5,
    backHalf: [0.64, 0.52],
    face: { lights: 'slashes', intake: 'grin', pattern: 'mesh', corners: 'curtain', skid: true },
    headlamp: { inner: 0.44, low: 0.84, high: 0.9, outerLow: 0.86, outerHigh: 0.94, reach: 0.4 },
    grille: { style: 'slim', low: 0.62, high: 0.7, half: 0.5, foot: 0.46 },
  },
  fittings: { ...suv.fittings, rails: false, fin: false },
  wheels: { spokes: 5, twin: false, dark: true, rim: 0.76 },
};
