import type { Shape } from './body.ts';
import { ends, linesOf } from './body.ts';
import type { Points } from './curve.ts';
import type { CarSpec } from './specs/carSpec.ts';

/** Outer dimensions in metres. */
export type Dimensions = {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wheelbase: number;
};

/** Maps of the three axes from a spec to another size. */
type Maps = {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly z: (value: number) => number;
  /** How much longer the overhangs become. */
  readonly overhang: number;
};

const mapsFor = (shape: Shape, to: Dimensions): Maps => {
  const { front, rear } = ends(linesOf(shape));
  const axle = shape.wheelbase / 2;
  const newAxle = to.wheelbase / 2;
  const overhang = (to.length - to.wheelbase) / (front - rear - shape.wheelbase);
  const height = Math.max(...shape.roof.map(([, y]) => y));
  const width = Math.max(...shape.plan.map(([, z]) => z));
  return {
    x: (x) => {
      if (x > axle) return newAxle + (x - axle) * overhang;
      if (x < -axle) return -newAxle + (x + axle) * overhang;
      return (x / axle) * newAxle;
    },
    y: (y) => y * (to.height / height),
    z: (z) => z * (to.width / 2 / width),
    overhang,
  };
};

type Map1 = (value: number) => number;
const pairs = (points: Points, first: Map1, second: Map1): [number, number][] =>
  points.map(([a, b]) => [first(a), second(b)]);

const shapeTo = (shape: Shape, to: Dimensions, { x, y, z, overhang }: Maps, wheel: number): Shape => ({
  ...shape,
  wheelbase: to.wheelbase,
  wheel,
  track: z(shape.track),
  deck: pairs(shape.deck, x, y),
  plan: pairs(shape.plan, x, z),
  inset: pairs(shape.inset, y, z),
  crease: pairs(shape.crease, x, y),
  nose: pairs(shape.nose, y, x),
  tail: pairs(shape.tail, y, x),
  // The ends of a short overhang are rounded less.
  noseBow: shape.noseBow * Math.min(1.1, overhang),
  tailBow: shape.tailBow * Math.min(1.1, overhang),
  belly: y(shape.belly),
  screen: pairs(shape.screen, y, x),
  back: pairs(shape.back, y, x),
  roof: pairs(shape.roof, x, y),
  cabin: pairs(shape.cabin, x, z),
  beltY: y(shape.beltY),
  ...(shape.bed && { bed: [x(shape.bed[0]), x(shape.bed[1]), y(shape.bed[2]), z(shape.bed[3])] as const }),
});

/** Returns a spec with other dimensions: its overhangs, heights and widths grow with them, its wheels as stated. */
export const fitted = (spec: CarSpec, to: Dimensions, wheel: number): CarSpec => {
  const maps = mapsFor(spec.shape, to);
  const { x, y, z } = maps;
  const { skin, fittings } = spec;
  const lamp = (each: CarSpec['skin']['headlamp']) => ({
    ...each,
    inner: z(each.inner),
    low: y(each.low),
    high: y(each.high),
    outerLow: y(each.outerLow),
    outerHigh: y(each.outerHigh),
  });
  const point = ([px, py]: readonly [number, number]): [number, number] => [x(px), y(py)];
  return {
    ...spec,
    shape: shapeTo(spec.shape, to, maps, wheel),
    fittings: { ...fittings, mirror: point(fittings.mirror), handles: fittings.handles.map(point) },
    skin: {
      ...skin,
      belt: pairs(skin.belt, x, y),
      windowEnd: pairs(skin.windowEnd, y, x),
      pillars: skin.pillars.map(x),
      doors: pairs(skin.doors, x, x),
      headlamp: lamp(skin.headlamp),
      taillamp: lamp(skin.taillamp),
      grille: {
        ...skin.grille,
        low: y(skin.grille.low),
        high: y(skin.grille.high),
        half: z(skin.grille.half),
        foot: z(skin.grille.foot),
      },
      intake: [y(skin.intake[0]), y(skin.intake[1]), z(skin.intake[2])],
      screenFoot: y(skin.screenFoot),
      screenTop: y(skin.screenTop),
      screenHalf: [z(skin.screenHalf[0]), z(skin.screenHalf[1])],
      backFoot: y(skin.backFoot),
      backTop: y(skin.backTop),
      backHalf: [z(skin.backHalf[0]), z(skin.backHalf[1])],
    },
  };
};
