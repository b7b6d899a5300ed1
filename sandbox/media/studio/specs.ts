import type { Shape } from './body.ts';
import type { Points } from './curve.ts';
import type { FittingSpec } from './fittings.ts';
import type { Skin } from './skin.ts';
import type { WheelStyle } from './wheel.ts';

/** Everything the studio needs to build a car. */
export type CarSpec = {
  readonly shape: Shape;
  readonly skin: Skin;
  readonly fittings: FittingSpec;
  readonly wheels: WheelStyle;
  /** Width of the tyres. */
  readonly tyre: number;
  /** x of the front seats. */
  readonly seats: number;
};

/** The flank of most cars: tucked in at the sill, full at the middle. */
const FLANK: Points = [
  [0.1, 0.1], [0.2, 0.055], [0.3, 0.03], [0.42, 0.024], [0.58, 0.004], [0.7, 0], [0.85, 0.008], [1.1, 0.03],
];

const hatchback: CarSpec = {
  shape: {
    wheelbase: 2.64, wheel: 0.338, track: 1.57,
    deck: [[-2.2, 1.0], [-1.6, 1.02], [-0.5, 0.99], [0.6, 0.985], [1.0, 0.975], [1.4, 0.93], [1.8, 0.855], [2.05, 0.775], [2.25, 0.66]],
    deckCrown: 0.05,
    plan: [[-2.3, 0.79], [-1.6, 0.875], [-1, 0.898], [0.3, 0.9], [1.3, 0.895], [1.9, 0.86], [2.3, 0.78]],
    inset: FLANK,
    crease: [[-2.2, 0.845], [0, 0.8], [2.2, 0.735]], lean: 0.42, creaseSoft: 0.022,
    nose: [[0.1, 1.98], [0.2, 2.1], [0.3, 2.15], [0.45, 2.17], [0.6, 2.16], [0.7, 2.125], [0.78, 2.06], [0.86, 1.92], [0.95, 1.7]],
    noseBow: 0.27,
    tail: [[0.15, -1.9], [0.25, -2.0], [0.4, -2.045], [0.6, -2.05], [0.75, -2.02], [0.95, -1.97], [1.1, -1.93]],
    tailBow: 0.16,
    belly: 0.17,
    screen: [[0.9, 1.22], [0.98, 1.06], [1.2, 0.66], [1.4, 0.26], [1.55, -0.1]], screenBow: 0.3,
    back: [[0.8, -2.0], [0.95, -1.97], [1.05, -1.94], [1.2, -1.86], [1.36, -1.72], [1.5, -1.55]], backBow: 0.16,
    roof: [[-2.1, 1.36], [-1.7, 1.41], [-1, 1.455], [-0.3, 1.47], [0.2, 1.445], [0.6, 1.37]], roofCrown: 0.055,
    cabin: [[-2.1, 0.66], [-1.6, 0.74], [-0.9, 0.795], [0, 0.81], [0.6, 0.8], [1.2, 0.74]], beltY: 0.95, tumble: 0.36, railSoft: 0.1,
    archGap: 0.035, flare: 0.022,
  },
  skin: {
    belt: [[-2.1, 1.08], [-1.4, 1.035], [-0.4, 0.985], [1.2, 0.945]],
    windowEnd: [[0.9, -1.5], [1.1, -1.46], [1.4, -1.2]],
    pillars: [-0.22, -1.08], chrome: false,
    doors: [[0.82, 0.86], [-0.2, -0.21], [-1.02, -1.2]],
    headlamp: { inner: 0.46, low: 0.665, high: 0.765, outerLow: 0.69, outerHigh: 0.79, reach: 0.28 },
    taillamp: { inner: 0.42, low: 0.8, high: 0.93, outerLow: 0.79, outerHigh: 0.94, reach: 0.24 },
    grille: { style: 'slim', low: 0.68, high: 0.735, half: 0.46, foot: 0.44 },
    intake: [0.24, 0.42, 0.62],
    cladding: 0.075,
    screenFoot: 0.985, screenTop: 1.415, screenHalf: [0.74, 0.53],
    backFoot: 1.06, backTop: 1.36, backHalf: [0.6, 0.5],
    sunroof: true, plate: [0.53, 0.66],
  },
  fittings: { mirror: [0.62, 0.95], handles: [[-0.02, 0.86], [-0.98, 0.875]], plateFront: 0.5, plateRear: 0.66, badgeFront: 0.708, badgeRear: 0.87, fin: true, rails: false },
  wheels: { spokes: 5, twin: true, dark: false, rim: 0.73 },
  tyre: 0.215, seats: 0.18,
};

/** Short overhangs, upright and round: a small electric for town. */
const city: CarSpec = {
  shape: {
    ...hatchback.shape,
    wheelbase: 2.36, wheel: 0.312, track: 1.48,
    deck: [[-1.9, 1.0], [-0.5, 0.985], [0.7, 0.985], [1.05, 0.965], [1.4, 0.9], [1.65, 0.82], [1.85, 0.7]],
    plan: [[-1.95, 0.74], [-1.4, 0.825], [-0.8, 0.84], [0.3, 0.842], [1.2, 0.83], [1.6, 0.8], [1.95, 0.7]],
    crease: [[-1.9, 0.84], [0, 0.8], [1.9, 0.77]], creaseSoft: 0.05, lean: 0.36,
    nose: [[0.1, 1.6], [0.2, 1.7], [0.3, 1.755], [0.45, 1.78], [0.6, 1.775], [0.72, 1.745], [0.82, 1.67], [0.9, 1.5], [0.98, 1.25]],
    noseBow: 0.3,
    tail: [[0.15, -1.58], [0.25, -1.68], [0.4, -1.72], [0.6, -1.72], [0.8, -1.69], [0.95, -1.66], [1.1, -1.63]], tailBow: 0.2,
    screen: [[0.9, 1.24], [0.98, 1.12], [1.2, 0.8], [1.42, 0.44], [1.6, 0.1]], screenBow: 0.32,
    back: [[0.8, -1.69], [0.95, -1.66], [1.1, -1.62], [1.25, -1.56], [1.4, -1.45], [1.55, -1.28]], backBow: 0.2,
    roof: [[-1.8, 1.43], [-1.3, 1.49], [-0.6, 1.525], [0, 1.525], [0.4, 1.48], [0.8, 1.38]], roofCrown: 0.06,
    cabin: [[-1.8, 0.62], [-1.3, 0.7], [-0.7, 0.745], [0, 0.76], [0.7, 0.745], [1.2, 0.68]], beltY: 0.95, tumble: 0.31, railSoft: 0.13,
    flare: 0.026,
  },
  skin: {
    ...hatchback.skin,
    belt: [[-1.8, 1.05], [-1, 1.0], [0, 0.965], [1.2, 0.94]],
    windowEnd: [[0.9, -1.38], [1.1, -1.36], [1.45, -1.16]],
    pillars: [-0.32], doors: [[0.8, 0.86], [-0.3, -0.34], [-0.92, -1.05]],
    headlamp: { inner: 0.44, low: 0.645, high: 0.805, outerLow: 0.66, outerHigh: 0.81, reach: 0.12 },
    taillamp: { inner: 0.46, low: 0.78, high: 0.96, outerLow: 0.78, outerHigh: 0.97, reach: 0.14 },
    grille: { style: 'closed', low: 0.68, high: 0.76, half: 0.4, foot: 0.38 },
    intake: [0.25, 0.4, 0.55],
    screenFoot: 0.99, screenTop: 1.46, screenHalf: [0.68, 0.5],
    backFoot: 1.04, backTop: 1.42, backHalf: [0.54, 0.46],
    sunroof: true, plate: [0.52, 0.64],
  },
  fittings: { mirror: [0.66, 0.95], handles: [[-0.12, 0.87], [-0.86, 0.885]], plateFront: 0.5, plateRear: 0.64, badgeFront: 0.72, badgeRear: 0.87, fin: true, rails: false },
  wheels: { spokes: 4, twin: true, dark: true, rim: 0.72 },
  tyre: 0.195, seats: 0.14,
};

const saloon: CarSpec = {
  shape: {
    ...hatchback.shape,
    wheelbase: 2.86, wheel: 0.345, track: 1.6,
    deck: [[-2.5, 1.0], [-2.3, 1.035], [-1.9, 1.035], [-1.3, 1.0], [-0.5, 0.965], [0.8, 0.955], [1.15, 0.945], [1.6, 0.895], [2.0, 0.82], [2.3, 0.72], [2.5, 0.6]],
    plan: [[-2.55, 0.78], [-1.9, 0.88], [-1.2, 0.912], [0.3, 0.915], [1.4, 0.908], [2.1, 0.86], [2.5, 0.77]],
    crease: [[-2.5, 0.87], [0, 0.8], [2.4, 0.7]], lean: 0.44, creaseSoft: 0.018,
    nose: [[0.1, 2.22], [0.2, 2.35], [0.3, 2.41], [0.45, 2.43], [0.6, 2.42], [0.68, 2.385], [0.75, 2.31], [0.82, 2.16], [0.92, 1.9]],
    noseBow: 0.29,
    tail: [[0.15, -2.2], [0.25, -2.33], [0.4, -2.39], [0.6, -2.395], [0.8, -2.36], [0.95, -2.34], [1.02, -2.36], [1.1, -2.36]], tailBow: 0.2,
    belly: 0.16,
    screen: [[0.86, 1.38], [0.95, 1.2], [1.15, 0.79], [1.35, 0.33], [1.5, -0.05]], screenBow: 0.3,
    back: [[0.9, -2.1], [1.02, -1.86], [1.15, -1.6], [1.3, -1.24], [1.42, -0.85]], backBow: 0.2,
    roof: [[-1.9, 1.2], [-1.4, 1.31], [-0.9, 1.395], [-0.3, 1.43], [0.2, 1.405], [0.6, 1.33]], roofCrown: 0.05,
    cabin: [[-2.1, 0.62], [-1.6, 0.71], [-0.9, 0.79], [0, 0.815], [0.7, 0.8], [1.3, 0.74]], beltY: 0.93, tumble: 0.4, railSoft: 0.1,
  },
  skin: {
    ...hatchback.skin,
    belt: [[-2.1, 1.03], [-1.4, 1.0], [-0.4, 0.955], [1.3, 0.915]],
    windowEnd: [[0.9, -1.7], [1.02, -1.62], [1.2, -1.36], [1.4, -1.0]],
    pillars: [-0.18, -1.12], chrome: true,
    doors: [[0.98, 1.02], [-0.14, -0.16], [-1.02, -1.28]],
    headlamp: { inner: 0.5, low: 0.62, high: 0.72, outerLow: 0.655, outerHigh: 0.755, reach: 0.36 },
    taillamp: { inner: 0.4, low: 0.8, high: 0.92, outerLow: 0.81, outerHigh: 0.94, reach: 0.3, bar: true },
    grille: { style: 'bars', low: 0.46, high: 0.71, half: 0.42, foot: 0.33 },
    intake: [0.22, 0.36, 0.66],
    cladding: 0.06,
    screenFoot: 0.955, screenTop: 1.375, screenHalf: [0.75, 0.52],
    backFoot: 1.045, backTop: 1.365, backHalf: [0.66, 0.5],
    sunroof: false, plate: [0.5, 0.68],
  },
  fittings: { mirror: [0.8, 0.92], handles: [[0.08, 0.84], [-1.0, 0.865]], plateFront: 0.4, plateRear: 0.68, badgeFront: 0.64, badgeRear: 0.9, fin: false, rails: false },
  wheels: { spokes: 10, twin: false, dark: false, rim: 0.75 },
  tyre: 0.23, seats: 0.26,
};

const estate: CarSpec = {
  ...saloon,
  shape: {
    ...saloon.shape,
    deck: [[-2.5, 1.02], [-1.9, 1.02], [-1.3, 0.995], [-0.5, 0.965], [0.8, 0.955], [1.15, 0.945], [1.6, 0.895], [2.0, 0.82], [2.3, 0.72], [2.5, 0.6]],
    tail: [[0.15, -2.22], [0.25, -2.34], [0.4, -2.39], [0.6, -2.395], [0.8, -2.36], [1.0, -2.31], [1.1, -2.28]],
    back: [[0.8, -2.34], [0.95, -2.31], [1.05, -2.28], [1.2, -2.18], [1.34, -2.02], [1.5, -1.8]], backBow: 0.16,
    roof: [[-2.4, 1.36], [-2.0, 1.395], [-1.2, 1.445], [-0.4, 1.465], [0.15, 1.43], [0.6, 1.335]], roofCrown: 0.05,
    cabin: [[-2.4, 0.67], [-1.8, 0.745], [-1.0, 0.8], [0, 0.815], [0.7, 0.8], [1.3, 0.74]],
  },
  skin: {
    ...saloon.skin,
    belt: [[-2.3, 1.035], [-1.4, 1.0], [-0.4, 0.955], [1.3, 0.915]],
    windowEnd: [[0.9, -2.1], [1.05, -2.06], [1.4, -1.8]],
    pillars: [-0.18, -1.16],
    headlamp: { inner: 0.5, low: 0.645, high: 0.735, outerLow: 0.675, outerHigh: 0.765, reach: 0.3 },
    taillamp: { inner: 0.52, low: 0.78, high: 0.95, outerLow: 0.8, outerHigh: 0.96, reach: 0.26 },
    grille: { style: 'mesh', low: 0.48, high: 0.72, half: 0.4, foot: 0.34 },
    screenTop: 1.39, backFoot: 1.05, backTop: 1.35, backHalf: [0.6, 0.5], plate: [0.5, 0.7],
  },
  fittings: { mirror: [0.8, 0.92], handles: [[0.08, 0.84], [-1.0, 0.865]], plateFront: 0.4, plateRear: 0.7, badgeFront: 0.655, badgeRear: 0.9, fin: true, rails: true },
  wheels: { spokes: 5, twin: false, dark: false, rim: 0.74 },
};

const suv: CarSpec = {
  shape: {
    ...hatchback.shape,
    wheelbase: 2.78, wheel: 0.378, track: 1.63,
    deck: [[-2.4, 1.13], [-1.6, 1.14], [-0.5, 1.115], [0.8, 1.11], [1.1, 1.1], [1.5, 1.065], [1.9, 1.0], [2.15, 0.92], [2.35, 0.78]],
    plan: [[-2.4, 0.83], [-1.8, 0.91], [-1.1, 0.935], [0.3, 0.938], [1.4, 0.935], [2.0, 0.9], [2.4, 0.81]],
    inset: [[0.15, 0.1], [0.28, 0.05], [0.4, 0.028], [0.52, 0.026], [0.66, 0.005], [0.8, 0], [1, 0.01], [1.3, 0.03]],
    crease: [[-2.4, 0.99], [0, 0.94], [2.3, 0.89]], lean: 0.4, creaseSoft: 0.02,
    nose: [[0.15, 2.05], [0.26, 2.2], [0.36, 2.25], [0.5, 2.275], [0.7, 2.27], [0.84, 2.24], [0.93, 2.17], [1.0, 2.02], [1.1, 1.75]], noseBow: 0.26,
    tail: [[0.2, -2.02], [0.3, -2.14], [0.45, -2.2], [0.7, -2.2], [0.9, -2.16], [1.1, -2.11], [1.25, -2.07]], tailBow: 0.15,
    belly: 0.235,
    screen: [[1.0, 1.32], [1.1, 1.15], [1.3, 0.82], [1.52, 0.43], [1.7, 0.05]], screenBow: 0.3,
    back: [[0.9, -2.15], [1.08, -2.12], [1.2, -2.07], [1.35, -1.97], [1.52, -1.8], [1.68, -1.6]], backBow: 0.15,
    roof: [[-2.2, 1.54], [-1.7, 1.595], [-0.9, 1.645], [-0.2, 1.655], [0.3, 1.615], [0.8, 1.51]], roofCrown: 0.05,
    cabin: [[-2.2, 0.7], [-1.7, 0.78], [-0.9, 0.835], [0, 0.845], [0.7, 0.83], [1.3, 0.77]], beltY: 1.08, tumble: 0.36, railSoft: 0.1,
    archGap: 0.045, flare: 0.03,
  },
  skin: {
    ...hatchback.skin,
    belt: [[-2.1, 1.21], [-1.4, 1.16], [-0.4, 1.115], [1.3, 1.075]],
    windowEnd: [[1.0, -1.82], [1.2, -1.78], [1.55, -1.48]],
    pillars: [-0.2, -1.14], chrome: false,
    doors: [[0.86, 0.92], [-0.16, -0.17], [-0.98, -1.24]],
    headlamp: { inner: 0.46, low: 0.8, high: 0.9, outerLow: 0.83, outerHigh: 0.935, reach: 0.3 },
    taillamp: { inner: 0.42, low: 0.94, high: 1.06, outerLow: 0.93, outerHigh: 1.08, reach: 0.28, bar: true },
    grille: { style: 'mesh', low: 0.58, high: 0.89, half: 0.42, foot: 0.32 },
    intake: [0.31, 0.46, 0.62], cladding: 0.15,
    screenFoot: 1.115, screenTop: 1.6, screenHalf: [0.78, 0.56],
    backFoot: 1.2, backTop: 1.54, backHalf: [0.62, 0.52],
    sunroof: true, plate: [0.52, 0.8],
  },
  fittings: { mirror: [0.74, 1.08], handles: [[0.02, 0.98], [-0.98, 0.995]], plateFront: 0.52, plateRear: 0.8, badgeFront: 0.8, badgeRear: 1.1, fin: true, rails: true },
  wheels: { spokes: 5, twin: true, dark: true, rim: 0.7 },
  tyre: 0.245, seats: 0.26,
};

const coupe: CarSpec = {
  ...saloon,
  shape: {
    ...saloon.shape,
    wheelbase: 2.66, wheel: 0.35, track: 1.62,
    deck: [[-2.3, 0.93], [-2.1, 0.965], [-1.6, 0.955], [-0.8, 0.92], [0.5, 0.89], [0.9, 0.885], [1.4, 0.835], [1.8, 0.76], [2.1, 0.67], [2.3, 0.56]],
    plan: [[-2.35, 0.8], [-1.7, 0.92], [-1.2, 0.938], [-0.2, 0.915], [0.6, 0.915], [1.4, 0.93], [2.0, 0.88], [2.35, 0.77]],
    crease: [[-2.3, 0.84], [-0.6, 0.78], [2.3, 0.66]], lean: 0.5, creaseSoft: 0.02,
    nose: [[0.1, 2.05], [0.18, 2.18], [0.28, 2.23], [0.42, 2.25], [0.54, 2.235], [0.63, 2.18], [0.7, 2.08], [0.78, 1.9], [0.9, 1.6]], noseBow: 0.33,
    tail: [[0.15, -2.02], [0.25, -2.13], [0.4, -2.18], [0.6, -2.19], [0.76, -2.16], [0.88, -2.16], [0.95, -2.2], [1.05, -2.2]], tailBow: 0.25,
    belly: 0.14,
    screen: [[0.8, 1.14], [0.88, 0.98], [1.05, 0.6], [1.22, 0.16], [1.36, -0.25]], screenBow: 0.32,
    back: [[0.82, -2.2], [0.94, -1.92], [1.06, -1.58], [1.18, -1.16], [1.28, -0.72]], backBow: 0.22,
    roof: [[-2.0, 1.0], [-1.5, 1.14], [-0.9, 1.245], [-0.35, 1.29], [0, 1.28], [0.4, 1.21]], roofCrown: 0.05,
    cabin: [[-2.0, 0.55], [-1.5, 0.67], [-0.8, 0.77], [0, 0.8], [0.6, 0.785], [1.1, 0.72]], beltY: 0.87, tumble: 0.46, railSoft: 0.12,
    archGap: 0.028, flare: 0.036,
  },
  skin: {
    ...saloon.skin,
    belt: [[-1.9, 0.98], [-1.2, 0.94], [-0.4, 0.9], [1.1, 0.855]],
    windowEnd: [[0.85, -1.42], [0.95, -1.32], [1.1, -1.08], [1.26, -0.8]],
    pillars: [-0.62], chrome: false,
    doors: [[0.82, 0.86], [-0.56, -0.62]],
    headlamp: { inner: 0.52, low: 0.555, high: 0.64, outerLow: 0.6, outerHigh: 0.685, reach: 0.36 },
    taillamp: { inner: 0.42, low: 0.74, high: 0.82, outerLow: 0.75, outerHigh: 0.84, reach: 0.26, bar: true },
    grille: { style: 'mesh', low: 0.4, high: 0.56, half: 0.4, foot: 0.46 },
    intake: [0.18, 0.33, 0.7], cladding: 0.05,
    screenFoot: 0.89, screenTop: 1.235, screenHalf: [0.74, 0.5],
    backFoot: 0.985, backTop: 1.225, backHalf: [0.6, 0.46],
    sunroof: false, plate: [0.45, 0.55],
  },
  fittings: { mirror: [0.64, 0.865], handles: [[-0.4, 0.79]], plateFront: 0.4, plateRear: 0.56, badgeFront: 0.6, badgeRear: 0.86, fin: false, rails: false },
  wheels: { spokes: 5, twin: true, dark: true, rim: 0.77 },
  tyre: 0.255, seats: -0.02,
};

/** A panel van: one tall box behind a short bonnet. */
const van: CarSpec = {
  shape: {
    ...hatchback.shape,
    wheelbase: 3.1, wheel: 0.345, track: 1.64,
    deck: [[-2.6, 1.2], [-1, 1.18], [0.8, 1.18], [1.4, 1.17], [1.75, 1.1], [2.05, 1.0], [2.25, 0.9], [2.45, 0.74]],
    plan: [[-2.6, 0.93], [-2.2, 0.95], [-1, 0.955], [0.8, 0.955], [1.6, 0.945], [2.1, 0.9], [2.45, 0.81]],
    inset: [[0.1, 0.09], [0.22, 0.04], [0.35, 0.018], [0.5, 0.01], [0.7, 0.002], [0.9, 0], [1.2, 0.012], [1.5, 0.03]],
    crease: [[-2.6, 1.05], [0, 1.02], [2.4, 0.94]], lean: 0.2, creaseSoft: 0.03,
    nose: [[0.1, 2.15], [0.22, 2.3], [0.32, 2.34], [0.5, 2.36], [0.7, 2.35], [0.84, 2.31], [0.94, 2.22], [1.04, 2.03], [1.15, 1.78]], noseBow: 0.27,
    tail: [[0.15, -2.35], [0.25, -2.43], [0.4, -2.47], [0.7, -2.465], [1.1, -2.45], [1.4, -2.43]], tailBow: 0.06,
    belly: 0.2,
    screen: [[1.0, 1.96], [1.15, 1.72], [1.35, 1.44], [1.6, 1.1], [1.85, 0.72], [2.0, 0.45]], screenBow: 0.26,
    back: [[0.8, -2.46], [1.2, -2.45], [1.6, -2.42], [1.85, -2.37], [2.0, -2.32]], backBow: 0.06,
    roof: [[-2.4, 1.91], [-1.6, 1.945], [-0.4, 1.955], [0.3, 1.945], [0.8, 1.9], [1.3, 1.76]], roofCrown: 0.05,
    cabin: [[-2.5, 0.9], [-1.6, 0.915], [0, 0.915], [0.9, 0.9], [1.4, 0.87], [1.9, 0.78]], beltY: 1.1, tumble: 0.1, railSoft: 0.13,
    archGap: 0.045, flare: 0.018,
  },
  skin: {
    ...hatchback.skin,
    belt: [[-2.4, 1.19], [0.6, 1.17], [1.2, 1.12], [1.9, 1.06]],
    windowEnd: [[1.0, 0.38], [1.2, 0.38], [1.8, 0.42]],
    pillars: [], chrome: false,
    doors: [[1.12, 1.2], [0.3, 0.3], [-0.72, -0.72]], sliding: true,
    headlamp: { inner: 0.5, low: 0.8, high: 0.94, outerLow: 0.82, outerHigh: 1.0, reach: 0.2 },
    taillamp: { inner: 0.8, low: 0.78, high: 1.22, outerLow: 0.78, outerHigh: 1.22, reach: 0.06 },
    grille: { style: 'bars', low: 0.66, high: 0.87, half: 0.46, foot: 0.42 },
    intake: [0.26, 0.46, 0.6], cladding: 0.16,
    screenFoot: 1.18, screenTop: 1.84, screenHalf: [0.82, 0.7],
    backFoot: 1.28, backTop: 1.76, backHalf: [0.66, 0.62],
    sunroof: false, plate: [0.56, 0.72],
  },
  fittings: { mirror: [1.14, 1.16], handles: [[0.44, 1.02], [0.16, 1.02]], plateFront: 0.56, plateRear: 0.72, badgeFront: 0.79, badgeRear: 1.05, fin: false, rails: false },
  wheels: { spokes: 6, twin: false, dark: false, rim: 0.64 },
  tyre: 0.22, seats: 0.72,
};

const pickup: CarSpec = {
  shape: {
    ...suv.shape,
    wheelbase: 3.24, wheel: 0.398, track: 1.62,
    deck: [[-2.8, 1.15], [-1.2, 1.14], [0.2, 1.12], [1.0, 1.12], [1.4, 1.115], [1.8, 1.09], [2.2, 1.04], [2.4, 0.97], [2.6, 0.84]],
    plan: [[-2.8, 0.89], [-2.2, 0.915], [-1.2, 0.925], [0.6, 0.925], [1.6, 0.93], [2.2, 0.91], [2.6, 0.83]],
    crease: [[-2.8, 1.03], [0, 0.98], [2.5, 0.94]], lean: 0.3, creaseSoft: 0.024,
    nose: [[0.2, 2.25], [0.32, 2.4], [0.42, 2.45], [0.6, 2.465], [0.8, 2.46], [0.92, 2.43], [1.0, 2.37], [1.06, 2.22], [1.15, 1.95]], noseBow: 0.22,
    tail: [[0.25, -2.55], [0.35, -2.66], [0.5, -2.7], [0.8, -2.7], [1.05, -2.69], [1.3, -2.69]], tailBow: 0.07,
    belly: 0.3,
    screen: [[1.02, 1.5], [1.12, 1.32], [1.32, 1.0], [1.55, 0.64], [1.75, 0.3]], screenBow: 0.28,
    back: [[0.9, -0.86], [1.1, -0.84], [1.3, -0.79], [1.55, -0.69], [1.72, -0.6]], backBow: 0.1,
    roof: [[-1.1, 1.7], [-0.6, 1.755], [0, 1.775], [0.45, 1.745], [0.9, 1.66]], roofCrown: 0.05,
    cabin: [[-1.0, 0.79], [-0.4, 0.825], [0.4, 0.83], [0.9, 0.815], [1.5, 0.75]], beltY: 1.1, tumble: 0.31, railSoft: 0.1,
    archGap: 0.06, flare: 0.04,
    bed: [-2.62, -0.98, 0.72, 0.74],
  },
  skin: {
    ...suv.skin,
    belt: [[-1.0, 1.16], [-0.2, 1.13], [1.5, 1.09]],
    windowEnd: [[1.0, -0.66], [1.2, -0.63], [1.7, -0.52]],
    pillars: [0.16], chrome: false,
    doors: [[1.06, 1.12], [0.2, 0.19], [-0.7, -0.72], [-0.92, -0.92]],
    headlamp: { inner: 0.52, low: 0.84, high: 0.99, outerLow: 0.85, outerHigh: 1.0, reach: 0.24 },
    taillamp: { inner: 0.76, low: 0.8, high: 1.06, outerLow: 0.8, outerHigh: 1.06, reach: 0.1 },
    grille: { style: 'bars', low: 0.68, high: 0.97, half: 0.5, foot: 0.44 },
    intake: [0.38, 0.54, 0.6], cladding: 0.14,
    screenFoot: 1.135, screenTop: 1.71, screenHalf: [0.78, 0.58],
    backFoot: 1.2, backTop: 1.64, backHalf: [0.66, 0.58],
    sunroof: false, plate: [0.6, 0.62],
  },
  fittings: { mirror: [0.94, 1.11], handles: [[0.34, 1.0], [-0.52, 1.01]], plateFront: 0.6, plateRear: 0.6, badgeFront: 0.84, badgeRear: 0.86, fin: false, rails: false },
  wheels: { spokes: 6, twin: false, dark: true, rim: 0.62 },
  tyre: 0.26, seats: 0.5,
};

/** The cars of the studio by the name of their body. */
export const SPECS: Readonly<Record<string, CarSpec>> = { city, hatchback, saloon, estate, suv, coupe, van, pickup };
