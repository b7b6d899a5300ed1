import { svgUrl } from '../../theme/svgUrl.ts';

/** A hill of the map: its place in the picture, height and radius. */
interface Hill {
  x: number;
  y: number;
  height: number;
  radius: number;
}

const HILLS: readonly Hill[] = [
  { x: 880, y: 250, height: 1, radius: 250 },
  { x: 1240, y: 470, height: 0.78, radius: 230 },
  { x: 1010, y: 640, height: 0.5, radius: 190 },
  { x: 420, y: 120, height: 0.55, radius: 240 },
  { x: 180, y: 560, height: 0.62, radius: 260 },
  { x: 1480, y: 90, height: 0.6, radius: 220 },
];
const WIDTH = 1600;
const HEIGHT = 800;
const CELL = 40;
const LEVELS = [0.16, 0.26, 0.36, 0.46, 0.56, 0.66, 0.76, 0.86, 0.96] as const;

type Point = readonly [x: number, y: number];

const elevation = (x: number, y: number): number =>
  HILLS.reduce((sum, hill) => {
    const distance = ((x - hill.x) ** 2 * 0.7 + (y - hill.y) ** 2 * 1.4) / hill.radius ** 2;
    return sum + hill.height * Math.exp(-distance);
  }, 0);

/** Returns where a contour crosses the edges of a cell, as pairs of ends of its stretches. */
function stretchesIn(x: number, y: number, level: number): [Point, Point][] {
  const corners: Point[] = [
    [x, y],
    [x + CELL, y],
    [x + CELL, y + CELL],
    [x, y + CELL],
  ];
  const crossings = corners.flatMap((from, at): Point[] => {
    const to = corners[(at + 1) % 4] ?? from;
    const [low, high] = [elevation(...from), elevation(...to)];
    if (low < level === high < level) return [];
    const share = (level - low) / (high - low);
    return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
  });
  const [one, two, three, four] = crossings;
  const stretches: [Point, Point][] = [];
  if (one && two) stretches.push([one, two]);
  if (three && four) stretches.push([three, four]);
  return stretches;
}

const keyOf = ([x, y]: Point) => `${Math.round(x * 10)},${Math.round(y * 10)}`;

/** Returns the lines of a level, joined from their stretches. */
function linesAt(level: number): Point[][] {
  const stretches: [Point, Point][] = [];
  for (let x = -CELL; x < WIDTH + CELL; x += CELL) {
    for (let y = -CELL; y < HEIGHT + CELL; y += CELL) stretches.push(...stretchesIn(x, y, level));
  }
  const lines: Point[][] = [];
  while (stretches.length > 0) {
    const line = [...(stretches.pop() ?? [])];
    for (let next = takeNext(stretches, line); next; next = takeNext(stretches, line)) line.push(next);
    line.reverse();
    for (let next = takeNext(stretches, line); next; next = takeNext(stretches, line)) line.push(next);
    lines.push(line);
  }
  return lines;
}

/** Removes the stretch that continues a line, and returns its other end. */
function takeNext(stretches: [Point, Point][], line: readonly Point[]): Point | undefined {
  const end = line.at(-1);
  if (!end) return undefined;
  const key = keyOf(end);
  const at = stretches.findIndex((stretch) => stretch.some((point) => keyOf(point) === key));
  const [stretch] = at < 0 ? [] : stretches.splice(at, 1);
  return stretch?.find((point) => keyOf(point) !== key);
}

/** Returns the line as a path of curves through the middles of its stretches, in whole pixels. */
function pathOf(line: readonly Point[]): string {
  const [first = [0, 0]] = line;
  const place = (...point: Point) => `${Math.round(point[0])} ${Math.round(point[1])}`;
  const curves = line.slice(1, -1).map((point, at) => {
    const next = line[at + 2] ?? point;
    return `Q${place(...point)} ${place((point[0] + next[0]) / 2, (point[1] + next[1]) / 2)}`;
  });
  return `M${place(...first)}${curves.join('')}`;
}

/** Returns a topographic map of hills as SVG: one path of contour lines, for use as a mask. */
export function contourMap(): string {
  const path = LEVELS.flatMap((level) => linesAt(level))
    .filter((line) => line.length > 4)
    .map(pathOf)
    .join('');
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${HEIGHT}' preserveAspectRatio='xMidYMid slice'>` +
    `<path d='${path}' fill='none' stroke='#000' stroke-width='1.25' vector-effect='non-scaling-stroke'/></svg>`
  );
}

/** Returns the map as a value of `mask-image`. */
export const contourMask = (): string => svgUrl(contourMap());
