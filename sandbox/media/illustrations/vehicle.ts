import type { Palette } from './palette.ts';
import {
  type Corner,
  circle,
  clipped,
  ellipse,
  group,
  line,
  type Point,
  path,
  rect,
  rounded,
  roundedPath,
  translucent,
} from './svg.ts';
import { VEHICLE_SHAPES, type VehicleBody, type VehicleShape } from './vehicleShapes.ts';

/** Tones of a vehicle's side: paint, shaded paint, glass, and the light edge. */
export interface Paintwork {
  readonly paint: string;
  readonly shaded: string;
  readonly edge: string;
  readonly glass: string;
  readonly reflection: string;
}

export const PAINTWORKS = ['deep', 'light', 'mid', 'accent'] as const;
export type PaintworkName = (typeof PAINTWORKS)[number];

/** Returns the tones of a paint. */
export function paintwork(palette: Palette, name: PaintworkName): Paintwork {
  const { glow, soft, mid, strong, deep, ink, accent } = palette;
  if (name === 'light') return { paint: glow, shaded: soft, edge: glow, glass: deep, reflection: strong };
  if (name === 'mid') return { paint: mid, shaded: strong, edge: soft, glass: ink, reflection: deep };
  if (name === 'accent' && accent !== deep)
    return { paint: accent, shaded: mid, edge: glow, glass: ink, reflection: deep };
  return { paint: deep, shaded: ink, edge: strong, glass: soft, reflection: glow };
}

const up = (corners: readonly Corner[]): Corner[] => corners.map(([x, y, radius = 0]) => [x, -y, radius]);

function wheel(x: number, radius: number, palette: Palette): string {
  const rim = radius * 0.62;
  const spokes = Array.from({ length: 5 }, (_, at): Point => {
    const angle = (at * 2 * Math.PI) / 5 - Math.PI / 2;
    return [x + Math.cos(angle) * rim * 0.86, -radius + Math.sin(angle) * rim * 0.86];
  });
  return [
    circle(x, -radius, radius, palette.ink),
    circle(x, -radius, rim, palette.soft),
    ...spokes.map((end) => line([[x, -radius], end], radius * 0.13, palette.strong)),
    circle(x, -radius, radius * 0.14, palette.ink),
  ].join('');
}

/** Rows of a shadow below a vehicle, in the arches of its wheels. */
function underside({ wheels, radius }: VehicleShape, fill: string): string {
  return wheels.map((x) => circle(x, -radius, radius + 6, fill)).join('');
}

export interface VehicleOptions {
  /** Wheels that are taken off: `front`, `rear`. */
  readonly without?: 'front' | 'rear' | undefined;
  /** Unique in the picture. */
  readonly id: string;
  readonly lights?: boolean | undefined;
  /** Draws a driver behind the front pane. */
  readonly driver?: boolean | undefined;
}

/** What is drawn inside of the outline of a car: its paint, its lines, its lamps. */
function bodywork(shape: VehicleShape, outline: string, palette: Palette, tones: Paintwork): string {
  const { length, crease } = shape;
  return [
    path(outline, tones.paint),
    rect(-10, -crease, length + 20, crease, tones.shaded),
    line(
      [
        [-10, -crease - 30],
        [length + 10, -crease - 26],
      ],
      2.4,
      tones.edge,
      'butt',
    ),
    ...shape.doors.map(([x, bottom, top]) =>
      line(
        [
          [x, -bottom],
          [x, -top],
        ],
        1.4,
        tones.shaded,
        'butt',
      ),
    ),
    underside(shape, palette.ink),
    rounded(
      up([
        [length - 30, crease + 22, 4],
        [length + 6, crease + 16, 2],
        [length + 6, crease + 4, 2],
        [length - 10, crease + 6, 4],
      ]),
      palette.glow,
    ),
    rounded(
      up([
        [-4, crease + 30, 2],
        [16, crease + 28, 3],
        [10, crease + 10, 3],
        [-4, crease + 10, 2],
      ]),
      palette.tail,
    ),
  ].join('');
}

/** Returns the side view of a car that faces right, centred on `x` 0, its wheels on `y` 0. */
export function vehicle(body: VehicleBody, palette: Palette, paint: PaintworkName, options: VehicleOptions): string {
  const shape = VEHICLE_SHAPES[body];
  const tones = paintwork(palette, paint);
  const outline = roundedPath(up(shape.outline));
  const [rear, front] = shape.wheels;
  const { length, height } = shape;
  const panes = shape.glass.map((pane, at) =>
    clipped(
      `${options.id}-g${at}`,
      roundedPath(up(pane)),
      rect(0, -height - 10, length, height, tones.glass),
      group(
        `translate(${paneStart(pane)} 0) skewX(-30)`,
        rect(-8 - height * 0.42, -height, 22, height, tones.reflection),
      ),
      options.driver && at === shape.glass.length - 1 ? driverBehind(pane, palette) : '',
    ),
  );
  const wheels = [...(options.without === 'rear' ? [] : [rear]), ...(options.without === 'front' ? [] : [front])];
  return group(
    `translate(${-length / 2} 0)`,
    clipped(`${options.id}-b`, outline, bodywork(shape, outline, palette, tones)),
    ...panes,
    body === 'convertible' ? headrests(palette) : '',
    ...wheels.map((x) => wheel(x, shape.radius, palette)),
    ...(options.without ? [brake(options.without === 'rear' ? rear : front, shape.radius, palette)] : []),
  );
}

const paneStart = (pane: readonly Corner[]): number => Math.min(...pane.map(([x]) => x)) + 34;

function driverBehind(pane: readonly Corner[], palette: Palette): string {
  const left = Math.min(...pane.map(([x]) => x));
  const bottom = Math.min(...pane.map(([, y]) => y));
  return [
    rounded(
      [
        [left + 2, -bottom + 10, 8],
        [left + 8, -bottom - 12, 10],
        [left + 34, -bottom - 12, 10],
        [left + 42, -bottom + 10, 4],
      ],
      palette.ink,
    ),
    circle(left + 24, -bottom - 22, 10, palette.ink),
  ].join('');
}

const headrests = (palette: Palette): string =>
  [158, 214]
    .map((x) =>
      rounded(
        [
          [x, -86, 4],
          [x + 4, -116, 8],
          [x + 22, -116, 8],
          [x + 22, -86, 4],
        ],
        palette.ink,
      ),
    )
    .join('');

/** The disc and calliper where a wheel is taken off. */
const brake = (x: number, radius: number, palette: Palette): string =>
  [
    circle(x, -radius, radius * 0.56, palette.soft),
    circle(x, -radius, radius * 0.3, palette.mid),
    rounded(
      [
        [x - radius * 0.62, -radius - 12, 4],
        [x - radius * 0.24, -radius - 14, 3],
        [x - radius * 0.24, -radius + 12, 3],
        [x - radius * 0.62, -radius + 10, 4],
      ],
      palette.accent,
    ),
  ].join('');

/**
 * Returns the outline of a vehicle in one colour, for its shadow. It reaches the ground, because a car is as wide as long and the
 * ground below it is in the shade.
 */
export function silhouette(body: VehicleBody, fill: string): string {
  const shape = VEHICLE_SHAPES[body];
  return group(
    `translate(${-shape.length / 2} 0)`,
    rect(12, -40, shape.length - 24, 40, fill),
    path(roundedPath(up(shape.outline)), fill),
    ...shape.glass.map((pane) => path(roundedPath(up(pane)), fill)),
    ...shape.wheels.map((x) => circle(x, -shape.radius, shape.radius, fill)),
  );
}

/** Returns the dark below a vehicle, on which its wheels stand. */
export function contactShadow(body: VehicleBody, fill: string): string {
  const { length } = VEHICLE_SHAPES[body];
  return translucent(0.5, ellipse(0, -9, length / 2 - 8, 16, fill));
}
