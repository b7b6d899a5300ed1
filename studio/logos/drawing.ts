/** Outlines as lists of commands with absolute points, y down, as in SVG. */

type Point = readonly [x: number, y: number];
/** `M` and `L` have one point, `Q` two, `C` three, `Z` none. */
export interface Command {
  readonly kind: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly points: readonly Point[];
}
export type Drawing = readonly Command[];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a closed polygon. The direction of its points decides whether it fills or cuts a hole (non-zero rule). */
export const polygon = (...points: readonly Point[]): Drawing => [
  ...points.map((point, at): Command => ({ kind: at === 0 ? 'M' : 'L', points: [point] })),
  { kind: 'Z', points: [] },
];

/** Returns the piece of a disc between an arc and its chord. Angles are in degrees, clockwise from the right. */
export const segment = (x: number, y: number, radius: number, from: number, to: number): Drawing => {
  const steps = Math.ceil(Math.abs(to - from) / 90);
  const step = ((to - from) / steps) * (Math.PI / 180);
  /** Distance of the control points that makes a curve an arc. */
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const at = (angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  const along = (angle: number, distance: number): Point => {
    const [px, py] = at(angle);
    return [px - distance * Math.sin(angle), py + distance * Math.cos(angle)];
  };
  const start = (from * Math.PI) / 180;
  const arcs = Array.from({ length: steps }, (_, index): Command => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    return { kind: 'C', points: [along(a, reach), along(b, -reach), at(b)] };
  });
  return [{ kind: 'M', points: [at(start)] }, ...arcs, { kind: 'Z', points: [] }];
};

/** Returns a closed circle, clockwise; counter-clockwise as a hole. */
export const circle = (x: number, y: number, radius: number, isHole = false): Drawing =>
  segment(x, y, radius, 0, isHole ? -360 : 360);

/** Returns the drawing moved by whole units, so that its path has the same numbers wherever it stands. */
export const move = (drawing: Drawing, x: number, y: number): Drawing =>
  drawing.map(({ kind, points }) => ({
    kind,
    points: points.map(([px, py]) => [px + Math.round(x), py + Math.round(y)]),
  }));

/** Returns the box of whole units around the ink. */
export const boxOf = (drawing: Drawing): Box => {
  const points: Point[] = [];
  for (const { points: own } of drawing)
    points.push(...(own.length > 1 ? onCurve([points.at(-1) ?? [0, 0], ...own]) : own));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  return { x, y, width: Math.ceil(Math.max(...xs)) - x, height: Math.ceil(Math.max(...ys)) - y };
};

const SAMPLES = 24;

/** Returns points on a Bézier curve, by de Casteljau's algorithm. */
const onCurve = (control: readonly Point[]): Point[] =>
  Array.from({ length: SAMPLES + 1 }, (_, at) => {
    const t = at / SAMPLES;
    let points = control;
    while (points.length > 1) {
      const [first, ...rest] = points as [Point, ...Point[]];
      let [px, py] = first;
      points = rest.map(([x, y]) => {
        const between: Point = [px + (x - px) * t, py + (y - py) * t];
        [px, py] = [x, y];
        return between;
      });
    }
    return points[0] as Point;
  });

/** Returns the path in relative whole units, which is the shortest. Rounding does not add up. */
export const pathOf = (drawing: Drawing): string => {
  let path = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const { kind, points } of drawing) {
    const rounded = points.map(([px, py]): Point => [Math.round(px), Math.round(py)]);
    path += segmentOf(kind, rounded, x, y);
    const end = rounded.at(-1) ?? [startX, startY];
    [x, y] = end;
    if (kind === 'M') [startX, startY] = end;
  }
  return path;
};

function segmentOf(kind: Command['kind'], points: readonly Point[], x: number, y: number): string {
  const [first] = points;
  if (kind === 'Z' || first === undefined) return 'z';
  if (kind === 'M') return `M${joined([first])}`;
  const relative = points.map(([px, py]): Point => [px - x, py - y]);
  const [dx, dy] = [first[0] - x, first[1] - y];
  if (kind !== 'L') return `${kind.toLowerCase()}${joined(relative)}`;
  if (dx === 0 && dy === 0) return '';
  if (dy === 0) return `h${dx}`;
  return dx === 0 ? `v${dy}` : `l${joined(relative)}`;
}

/** Joins numbers; a minus sign separates them already. */
const joined = (points: readonly Point[]): string => points.flat().join(' ').replaceAll(' -', '-');
