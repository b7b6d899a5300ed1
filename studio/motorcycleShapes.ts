import { capsule, ellipsoid, type Field, roundBox, smoothMax, smoothMin, union } from './field.ts';

/** A point, metres. */
export type V3 = readonly [number, number, number];

/** Axles of the motorcycle. */
export const FRONT: V3 = [0.72, 0.305, 0];
export const REAR: V3 = [-0.7, 0.315, 0];

/** Fuel tank: broad shoulders, knees drawn in. */
export const tank = (): Field => {
  const top = ellipsoid([0.17, 0.86, 0], [0.33, 0.15, 0.165]);
  const nose = ellipsoid([0.3, 0.84, 0], [0.2, 0.13, 0.17]);
  const tail = ellipsoid([-0.06, 0.82, 0], [0.17, 0.085, 0.1]);
  const knees: Field = (x, y, z) => Math.hypot((x + 0.06) / 1.2, (y - 0.74) / 0.9, Math.abs(z) - 0.3) - 0.19;
  return (x, y, z) => {
    const body = smoothMin(smoothMin(top(x, y, z), nose(x, y, z), 0.06), tail(x, y, z), 0.1);
    return smoothMax(smoothMax(body, 0.755 - y + Math.abs(z) * 0.12, 0.03), -knees(x, y, z), 0.06);
  };
};

export const seat = (): Field => {
  const rider = capsule([-0.13, 0.8, 0], [-0.36, 0.805, 0], 0.1, 0.115);
  const pillion = capsule([-0.4, 0.835, 0], [-0.66, 0.885, 0], 0.085, 0.06);
  return (x, y, z) =>
    smoothMax(smoothMin(rider(x, y, z), pillion(x, y, z), 0.04), 0.775 + Math.max(0, -x - 0.3) * 0.16 - y, 0.02);
};

export const tailpiece = (): Field => {
  const hull = capsule([-0.3, 0.755, 0], [-0.78, 0.865, 0], 0.085, 0.035);
  return (x, y, z) => smoothMax(hull(x, y, z), y - 0.79 - Math.max(0, -x - 0.3) * 0.19, 0.02);
};

/** A mudguard that follows the tire. */
export const guard = (centre: V3, radius: number, from: number, to: number, width: number): Field => {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  return (x, y, z) => {
    const dx = x - centre[0];
    const dy = y - centre[1];
    const angle = Math.atan2(dy, dx) - middle;
    const arc = Math.hypot(dx, dy);
    const shell = Math.abs(arc - radius + z * z * 2.2) - 0.011;
    return smoothMax(smoothMax(shell, Math.abs(z) - width, 0.01), (Math.abs(angle) - half) * arc, 0.012);
  };
};

export const cowl = (): Field => {
  const shell = ellipsoid([0.6, 0.93, 0], [0.14, 0.12, 0.13]);
  return (x, y, z) => smoothMax(smoothMax(shell(x, y, z), 0.5 + (y - 0.93) * 0.2 - x, 0.02), x - 0.645, 0.012);
};

export const engineCase = (): Field =>
  union(
    [
      roundBox([0.02, 0.46, 0], [0.24, 0.12, 0.15], 0.06),
      capsule([-0.12, 0.44, 0.13], [-0.12, 0.44, 0.19], 0.1, 0.085),
      capsule([0.14, 0.43, -0.13], [0.14, 0.43, -0.18], 0.085, 0.07),
      roundBox([0.05, 0.36, 0], [0.18, 0.06, 0.1], 0.04),
    ],
    0.03,
  );
