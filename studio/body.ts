import { type Curve, curve, type Points } from './curve.ts';
import { type Field, smoothMax, smoothMin } from './field.ts';

/**
 * The shape of a car, metres. x points forward with 0 between the axles, y up from the floor, z to the right; bodies are symmetric.
 * Profiles that run up a face are `[height, x]`, the others `[x, value]`.
 */
export type Shape = {
  readonly wheelbase: number;
  readonly wheel: number;
  readonly track: number;
  /** Top of the lower body along the middle: bonnet, belt, boot lid. */
  readonly deck: Points;
  readonly deckCrown: number;
  /** Half width at the widest height. */
  readonly plan: Points;
  /** Inset of the flank, by height. */
  readonly inset: Points;
  /** Height of the shoulder crease, and how the flank leans in above it (metres per metre). */
  readonly crease: Points;
  readonly lean: number;
  readonly creaseSoft: number;
  readonly nose: Points;
  readonly noseBow: number;
  readonly tail: Points;
  readonly tailBow: number;
  readonly belly: number;
  readonly screen: Points;
  readonly screenBow: number;
  readonly back: Points;
  readonly backBow: number;
  readonly roof: Points;
  readonly roofCrown: number;
  /** Half width of the cabin at `beltY`, and how it leans in above. */
  readonly cabin: Points;
  readonly beltY: number;
  readonly tumble: number;
  readonly railSoft: number;
  readonly archGap: number;
  readonly flare: number;
  /** Load bed of a pick-up: from x, to x, floor height, half width. */
  readonly bed?: readonly [number, number, number, number];
};

/** The curves of a shape. */
export type Lines = {
  readonly shape: Shape;
  readonly deck: Curve;
  readonly plan: Curve;
  readonly crease: Curve;
  readonly nose: Curve;
  readonly tail: Curve;
  readonly screen: Curve;
  readonly back: Curve;
  readonly roof: Curve;
  readonly cabin: Curve;
  readonly inset: Curve;
  readonly arch: number;
};

export const linesOf = (shape: Shape): Lines => ({
  shape,
  deck: curve(shape.deck, 0.07),
  plan: curve(shape.plan, 0.12),
  crease: curve(shape.crease, 0.12),
  nose: curve(shape.nose, 0.02),
  tail: curve(shape.tail, 0.02),
  screen: curve(shape.screen, 0.05),
  back: curve(shape.back, 0.04),
  roof: curve(shape.roof, 0.1),
  cabin: curve(shape.cabin, 0.12),
  inset: curve(shape.inset, 0.035),
  arch: shape.wheel + shape.archGap,
});

const axleDistance = (shape: Shape, x: number, y: number): number =>
  Math.hypot(Math.abs(x) - shape.wheelbase / 2, y - shape.wheel);

/** How deep the doors are hollowed between the wheels, in metres; below, the sill stands out. */
const SCALLOP = 0.013;

const scallopOf = ({ shape, arch }: Lines): ((x: number, y: number) => number) => {
  const end = shape.wheelbase / 2 - arch - 0.04;
  const middle = shape.belly + 0.3 * (shape.beltY - shape.belly);
  const half = 0.24 * (shape.beltY - shape.belly);
  return (x, y) => {
    const along = Math.min(1, Math.max(0, (end - Math.abs(x)) / 0.5));
    const up = Math.max(0, 1 - Math.abs(y - middle) / half);
    const rise = along * along * (3 - 2 * along);
    // Steeper below than above: the lower edge is a line, the upper one is not seen.
    return SCALLOP * rise * (y < middle ? Math.min(1, up * 1.6) : up * up * (3 - 2 * up));
  };
};

/** How much an arch swells at a distance beyond its axle: less towards the bumper, or there would be a hollow before the wheel. */
const swellShare = (beyond: number): number => {
  const t = Math.min(1, Math.max(0, beyond / 0.35));
  return 1 - 0.65 * t * t * (3 - 2 * t);
};

/** Returns the body below the glass (bonnet, flanks, bumpers) without wheel arches. */
const lowerBody = (lines: Lines): Field => {
  const { shape } = lines;
  const slope = 1 / Math.hypot(1, shape.lean);
  const scallop = scallopOf(lines);
  return (x, y, z) => {
    const az = Math.abs(z);
    const half = lines.plan(x);
    const across = Math.min(1.15, az / half);
    const ring = (axleDistance(shape, x, y) - lines.arch - 0.01) / 0.1;
    const swell = shape.flare * Math.exp(-ring * ring) * swellShare(Math.abs(x) - shape.wheelbase / 2);
    const flank = az - half + lines.inset(y) - swell + scallop(x, y);
    const shoulder = (az - half + (y - lines.crease(x)) * shape.lean - swell * 0.6) * slope;
    const top = y - lines.deck(x) + shape.deckCrown * across * across;
    const bow = across ** 2.6;
    const nose = (x - lines.nose(y) + shape.noseBow * bow) * 0.85;
    const tail = (lines.tail(y) - x + shape.tailBow * bow) * 0.85;
    let f = smoothMax(flank, shoulder, shape.creaseSoft);
    f = smoothMax(f, top, 0.075);
    f = smoothMax(f, nose, 0.1);
    f = smoothMax(f, tail, 0.1);
    return smoothMax(f, shape.belly - y, 0.05);
  };
};

/** Roof, screens and side glass as one solid. */
const cabinBody = (lines: Lines): Field => {
  const { shape } = lines;
  const lean = 1 / Math.hypot(1, shape.tumble);
  return (x, y, z) => {
    const az = Math.abs(z);
    const half = lines.cabin(x);
    const up = y - shape.beltY;
    const side = (az - half + shape.tumble * up + 0.12 * up * up) * lean;
    const across = Math.min(1.2, az / half);
    const roof = y - lines.roof(x) + shape.roofCrown * across * across;
    const screenRun = (lines.screen(y + 0.01) - lines.screen(y - 0.01)) / 0.02;
    const screen = (x - lines.screen(y) + shape.screenBow * az * az) / Math.hypot(1, screenRun);
    const backRun = (lines.back(y + 0.01) - lines.back(y - 0.01)) / 0.02;
    const back = (lines.back(y) - x + shape.backBow * az * az) / Math.hypot(1, backRun);
    let f = smoothMax(side, roof, shape.railSoft);
    f = smoothMax(f, screen, 0.07);
    f = smoothMax(f, back, 0.08);
    return smoothMax(f, shape.beltY - 0.13 - y, 0.04);
  };
};

const bedCut = (bed: readonly [number, number, number, number]): Field => {
  const [from, to, floor, half] = bed;
  return (x, y, z) => Math.max(from - x, x - to, floor - y, Math.abs(z) - half);
};

/** The whole body shell with its wheel arches cut out. */
export const bodyField = (lines: Lines): Field => {
  const { shape } = lines;
  const lower = lowerBody(lines);
  const cabin = cabinBody(lines);
  const cut = shape.bed === undefined ? undefined : bedCut(shape.bed);
  return (x, y, z) => {
    let f = smoothMin(lower(x, y, z), cabin(x, y, z), 0.035);
    const depth = lines.plan(x) - 0.32 - Math.abs(z);
    const well = Math.max(axleDistance(shape, x, y) - lines.arch, depth);
    f = smoothMax(f, -well, 0.03);
    return cut === undefined ? f : smoothMax(f, -cut(x, y, z), 0.03);
  };
};

/** Front and rear ends of the body on its middle line. */
export const ends = (lines: Lines): { front: number; rear: number } => {
  const heights = Array.from({ length: 60 }, (_, i) => 0.2 + i * 0.02);
  const top = (y: number, x: number): boolean => y < lines.deck(x) + 0.02;
  const fronts = heights.map((y) => lines.nose(y)).filter((x, i) => top(heights[i] as number, x - 0.1));
  const rears = heights.map((y) => lines.tail(y));
  return { front: Math.max(...fronts), rear: Math.min(...rears) };
};
