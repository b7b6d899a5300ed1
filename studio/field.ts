/** Solid shapes as fields: negative inside, positive outside, about metres near the surface. */

export type Field = (x: number, y: number, z: number) => number;

/** Corner of two half-spaces, rounded over about `k` metres. */
export const smoothMax = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + (h * h * k) / 4;
};

/** Union of two solids with a fillet of about `k` metres. */
export const smoothMin = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
};

/** Box with rounded edges; centre, half sizes, edge radius. */
export const roundBox = (
  c: readonly [number, number, number],
  half: readonly [number, number, number],
  radius: number,
): Field => {
  return (x, y, z) => {
    const dx = Math.abs(x - c[0]) - half[0] + radius;
    const dy = Math.abs(y - c[1]) - half[1] + radius;
    const dz = Math.abs(z - c[2]) - half[2] + radius;
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
    return outside + Math.min(Math.max(dx, dy, dz), 0) - radius;
  };
};

/** Ellipsoid, distance only approximate. */
export const ellipsoid = (c: readonly [number, number, number], r: readonly [number, number, number]): Field => {
  const least = Math.min(...r);
  return (x, y, z) => (Math.hypot((x - c[0]) / r[0], (y - c[1]) / r[1], (z - c[2]) / r[2]) - 1) * least;
};

/** Capsule from `a` to `b` whose radius goes from `ra` to `rb`. */
export const capsule = (
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  ra: number,
  rb = ra,
): Field => {
  const d = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const length = d[0] ** 2 + d[1] ** 2 + d[2] ** 2;
  return (x, y, z) => {
    const along = ((x - a[0]) * d[0] + (y - a[1]) * d[1] + (z - a[2]) * d[2]) / length;
    const t = Math.min(1, Math.max(0, along));
    return Math.hypot(x - a[0] - d[0] * t, y - a[1] - d[1] * t, z - a[2] - d[2] * t) - (ra + (rb - ra) * t);
  };
};

/** Fields united one after another with one fillet. */
export const union = (fields: readonly Field[], k: number): Field => {
  return (x, y, z) => fields.reduce((sum, field) => smoothMin(sum, field(x, y, z), k), Number.MAX_VALUE);
};

/** Points of a path from a flat list of coordinates. */
export const route = (flat: readonly number[]): (readonly [number, number, number])[] =>
  Array.from({ length: flat.length / 3 }, (_, i) => [flat[i * 3] ?? 0, flat[i * 3 + 1] ?? 0, flat[i * 3 + 2] ?? 0]);
