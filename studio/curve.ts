/** Curves of the studio: metres in, metres out. */

export type Points = readonly (readonly [number, number])[];
export type Curve = (at: number) => number;

const STEP = 0.004;

/** Returns tangents of a monotone cubic, so that a curve does not overshoot its points. */
const tangents = (points: Points): number[] => {
  const slopes = points.slice(1).map((p, i) => {
    const q = points[i] as readonly [number, number];
    return (p[1] - q[1]) / (p[0] - q[0]);
  });
  return points.map((_, i) => {
    const left = slopes[i - 1];
    const right = slopes[i];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
};

const cubic = (points: Points, slope: readonly number[], at: number): number => {
  const first = points[0] as readonly [number, number];
  const last = points[points.length - 1] as readonly [number, number];
  if (at <= first[0]) return first[1] + (slope[0] as number) * (at - first[0]);
  if (at >= last[0]) return last[1] + (slope[slope.length - 1] as number) * (at - last[0]);
  let i = 0;
  while ((points[i + 1] as readonly [number, number])[0] < at) i += 1;
  const [x0, y0] = points[i] as readonly [number, number];
  const [x1, y1] = points[i + 1] as readonly [number, number];
  const h = x1 - x0;
  const t = (at - x0) / h;
  const u = 1 - t;
  const m0 = slope[i] as number;
  const m1 = slope[i + 1] as number;
  return y0 * (1 + 2 * t) * u * u + m0 * h * t * u * u + y1 * t * t * (3 - 2 * t) - m1 * h * t * t * u;
};

const blur = (values: Float32Array, sigma: number): Float32Array => {
  const reach = Math.ceil((sigma * 3) / STEP);
  const weights = Array.from({ length: reach * 2 + 1 }, (_, i) => Math.exp(-0.5 * (((i - reach) * STEP) / sigma) ** 2));
  const total = weights.reduce((a, b) => a + b, 0);
  return values.map((_, at) => {
    let sum = 0;
    for (let k = 0; k < weights.length; k += 1) {
      const from = Math.min(values.length - 1, Math.max(0, at + k - reach));
      sum += (weights[k] as number) * (values[from] as number);
    }
    return sum / total;
  });
};

/** Returns a smooth curve through points in ascending order, smoothed over `sigma` metres; it is straight beyond its ends. */
export const curve = (points: Points, sigma = 0.03): Curve => {
  const slope = tangents(points);
  const margin = 0.6;
  const from = (points[0] as readonly [number, number])[0] - margin;
  const to = (points[points.length - 1] as readonly [number, number])[0] + margin;
  const raw = Float32Array.from({ length: Math.ceil((to - from) / STEP) + 2 }, (_, i) =>
    cubic(points, slope, from + i * STEP),
  );
  const table = sigma > 0 ? blur(raw, sigma) : raw;
  const top = table.length - 2;
  return (at) => {
    const position = Math.min(top, Math.max(0, (at - from) / STEP));
    const i = Math.floor(position);
    const a = table[i] as number;
    return a + ((table[i + 1] as number) - a) * (position - i);
  };
};
