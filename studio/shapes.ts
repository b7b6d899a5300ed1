import { SHAPES, type ShapeName, type Size } from '../sandbox/media/shapes.ts';
import { type Dimensions, fitted } from './fit.ts';
import { lerp } from './looks.ts';
import type { CarSpec } from './specs/carSpec.ts';
import { SPECS } from './specs.ts';
import type { WheelStyle } from './wheel.ts';

/** How a shape of `sandbox/media/shapes.ts` is built: from a spec that takes the shape's size. */
type Row = {
  readonly from: keyof typeof SPECS;
  /** Radius of the wheels in metres. */
  readonly wheel: number;
  readonly style?: Partial<WheelStyle>;
  readonly change?: (spec: CarSpec) => CarSpec;
};

/** Shapes with four wheels. */
export type CarShape = Exclude<ShapeName, 'motorcycle' | 'adventure'>;

/** A front without a grille: a narrow intake low down, and lights and lines of its own. */
const closedFront =
  (face: Partial<CarSpec['skin']['face']>) =>
  (spec: CarSpec): CarSpec => {
    const [from, to, half] = spec.skin.intake;
    return {
      ...spec,
      skin: {
        ...spec.skin,
        face: { ...spec.skin.face, ...face },
        grille: { ...spec.skin.grille, style: 'closed' },
        intake: [from, from + (to - from) * 0.8, half * 0.9],
      },
    };
  };

/** Electric cars of a family share what is between their lamps. */
const MASK = closedFront({ panel: 'gloss', corners: 'slot' });
const BRACKETS = closedFront({ lights: 'bracket', panel: 'gloss', corners: 'slot' });
const PIXELS = closedFront({ lights: 'pixels', panel: 'gloss', corners: 'slot' });
const LIGHT_BAR = closedFront({ lights: 'blade', panel: 'light', corners: 'curtain' });
const PLAIN = closedFront({ lights: 'hook', panel: 'line', corners: 'slot' });
const REAR_ENGINE = closedFront({ lights: 'ring', corners: 'slot' });

const skinOf =
  (skin: Partial<CarSpec['skin']>) =>
  (spec: CarSpec): CarSpec => ({ ...spec, skin: { ...spec.skin, ...skin } });
const fittingsOf =
  (fittings: Partial<CarSpec['fittings']>) =>
  (spec: CarSpec): CarSpec => ({ ...spec, fittings: { ...spec.fittings, ...fittings } });
const shapeOf =
  (shape: Partial<CarSpec['shape']>) =>
  (spec: CarSpec): CarSpec => ({ ...spec, shape: { ...spec.shape, ...shape } });

const plain = fittingsOf({ rails: false });

const all =
  (...changes: readonly ((spec: CarSpec) => CarSpec)[]) =>
  (spec: CarSpec): CarSpec =>
    changes.reduce((changed, change) => change(changed), spec);

/**
 * The cloth of an open car: it ends steeply before the boot lid. @param back as `Shape.back`, metres @param rear heights of the rear
 * window's foot and top in metres, and half its width
 */
const softTop = (back: CarSpec['shape']['back'], [backFoot, backTop, half]: readonly [number, number, number]) =>
  all(
    skinOf({ softTop: true, backFoot, backTop, backHalf: [half, half - 0.06], sunroof: false }),
    shapeOf({ back }),
    fittingsOf({ fin: false }),
  );

/** Where the only door of a side ends: between the gaps that end the two doors of its spec. */
const DOOR_END = 0.45;

/** One door on each side instead of two, longer than the front one was, with the pillar behind it. */
const twoDoors = (spec: CarSpec): CarSpec => {
  const [front, middle, rear] = spec.skin.doors;
  const [handle] = spec.fittings.handles;
  const [pillar] = spec.skin.pillars;
  if (!front || !middle || !rear || !handle || pillar === undefined) throw new Error('no two doors on a side');
  const sill = lerp(middle[0], rear[0], DOOR_END);
  const belt = lerp(middle[1], rear[1], DOOR_END);
  const shift = belt - middle[1];
  return {
    ...spec,
    skin: {
      ...spec.skin,
      doors: [front, [sill, belt]],
      pillars: [pillar + shift, ...spec.skin.pillars.slice(1)],
    },
    fittings: { ...spec.fittings, handles: [[handle[0] + shift, handle[1]]] },
  };
};

const ROWS: Readonly<Record<CarShape, Row>> = {
  fortwo: {
    from: 'city',
    wheel: 0.285,
    change: all(
      closedFront({ lights: 'hook', panel: 'gloss', corners: 'none', intake: 'wide' }),
      twoDoors,
      shapeOf({ noseBow: 0.12, tailBow: 0.07 }),
      fittingsOf({ fin: false }),
    ),
  },
  tiny: { from: 'city', wheel: 0.29 },
  bubble: { from: 'bubble', wheel: 0.295, change: twoDoors },
  compact: {
    from: 'city',
    wheel: 0.31,
    change: all(twoDoors, skinOf({ whiteRoof: true }), fittingsOf({ fin: false })),
  },
  city: { from: 'hatchback', wheel: 0.315 },
  'city-electric': { from: 'hatchback', wheel: 0.32, change: MASK },
  'tall-electric': { from: 'city', wheel: 0.325, change: BRACKETS },
  hatchback: { from: 'hatchback', wheel: 0.33 },
  'hatchback-electric': { from: 'hatchback', wheel: 0.345, change: PIXELS },
  saloon: { from: 'saloon', wheel: 0.34 },
  'saloon-electric': { from: 'fastback', wheel: 0.35, change: LIGHT_BAR },
  tourer: { from: 'fastback', wheel: 0.37, change: PLAIN },
  'estate-compact': { from: 'estate', wheel: 0.33 },
  estate: { from: 'estate', wheel: 0.335 },
  'estate-compact-electric': { from: 'estate', wheel: 0.335, change: PLAIN },
  'estate-long': { from: 'estate', wheel: 0.35 },
  'estate-long-electric': { from: 'estate', wheel: 0.355, change: LIGHT_BAR },
  'estate-raised': { from: 'estate', wheel: 0.355, change: skinOf({ cladding: 0.16 }) },
  'coupe-rear': { from: 'rearEngine', wheel: 0.345, change: REAR_ENGINE },
  coupe: { from: 'coupe', wheel: 0.355 },
  roadster: {
    from: 'coupe',
    wheel: 0.305,
    change: all(
      shapeOf({
        deck: [
          [-1.95, 0.79],
          [-1.75, 0.84],
          [-1.3, 0.87],
          [-0.7, 0.865],
          [0.43, 0.85],
          [0.78, 0.843],
          [1.2, 0.795],
          [1.55, 0.715],
          [1.8, 0.62],
          [1.95, 0.53],
        ],
      }),
      softTop(
        [
          [0.6, -1.06],
          [0.86, -1.04],
          [0.98, -0.95],
          [1.1, -0.78],
          [1.2, -0.5],
        ],
        [0.97, 1.13, 0.4],
      ),
    ),
  },
  cabriolet: {
    from: 'city',
    wheel: 0.31,
    change: all(
      twoDoors,
      softTop(
        [
          [0.8, -1.43],
          [1.0, -1.4],
          [1.12, -1.33],
          [1.25, -1.2],
          [1.38, -0.98],
        ],
        [1.08, 1.3, 0.42],
      ),
    ),
  },
  'cabriolet-large': {
    from: 'coupe',
    wheel: 0.345,
    change: softTop(
      [
        [0.6, -1.56],
        [0.92, -1.54],
        [1.04, -1.42],
        [1.16, -1.2],
        [1.3, -0.85],
      ],
      [1.03, 1.22, 0.44],
    ),
  },
  'crossover-small': { from: 'suv', wheel: 0.335, change: plain },
  'crossover-small-electric': { from: 'suv', wheel: 0.345, change: all(PIXELS, plain) },
  crossover: { from: 'suv', wheel: 0.355 },
  'crossover-electric': { from: 'suv', wheel: 0.355, change: all(LIGHT_BAR, plain) },
  'crossover-coupe': { from: 'coupeSuv', wheel: 0.355 },
  suv: { from: 'suv', wheel: 0.37 },
  'suv-electric': { from: 'suv', wheel: 0.37, change: all(PLAIN, plain) },
  'suv-coupe-electric': { from: 'coupeSuv', wheel: 0.38, change: LIGHT_BAR },
  'suv-large': { from: 'suv', wheel: 0.385 },
  'suv-large-electric': { from: 'suv', wheel: 0.39, change: all(PIXELS, plain) },
  offroader: { from: 'offroader', wheel: 0.405 },
  'offroader-small': { from: 'offroader', wheel: 0.355 },
  'van-small': { from: 'van', wheel: 0.325 },
  van: { from: 'van', wheel: 0.345 },
  'van-small-electric': { from: 'van', wheel: 0.33, change: MASK },
  'van-electric': { from: 'van', wheel: 0.35, change: MASK },
  'van-round-electric': { from: 'van', wheel: 0.35, change: PIXELS },
  'van-large': { from: 'van', wheel: 0.355 },
  minibus: { from: 'minibus', wheel: 0.35 },
  pickup: { from: 'doubleCab', wheel: 0.39 },
  'crossover-coupe-electric': { from: 'coupeSuv', wheel: 0.365, change: PIXELS },
};

const metres = ([length, width, height, wheelbase]: Size): Dimensions => ({
  length: length / 1000,
  width: width / 1000,
  height: height / 1000,
  wheelbase: wheelbase / 1000,
});

/** Returns the spec of a car's shape. */
export const specOf = (name: CarShape): CarSpec => {
  const { from, wheel, style, change }: Row = ROWS[name];
  const spec = fitted(SPECS[from], metres(SHAPES[name].size), wheel);
  const changed = change ? change(spec) : spec;
  return { ...changed, wheels: { ...changed.wheels, ...style } };
};
