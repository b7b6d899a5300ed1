/**
 * How a side view shows a car. The car is 92 % of the picture's width, or 70 % of its height when it is tall, and stands 20 % above the
 * lower edge. The camera is 17 m away and 1 m high, so that the wheels, which are nearer than the middle of the car, are further apart
 * than in the record, and the roof is higher. The overhang in front is the longer one.
 */
const WIDTH = 0.92;
const HEIGHT = 0.7;
const GROUND = 0.2;
const ASPECT = 16 / 10;
const WHEELS_NEARER = 1.041;
const ROOF_HIGHER = 1.036;
/** From the middle of the car to the middle between its wheels, as a share of its length. */
const WHEELS_BACK = 0.008;

/** Where the ends of the dimension lines are: shares of the picture's width from its left, of its height from its lower edge. */
export interface SideGeometry {
  length: readonly [left: number, right: number];
  wheelbase: readonly [left: number, right: number];
  height: readonly [bottom: number, top: number];
}

/**
 * Returns the ends of the dimension lines for a side view.
 *
 * @param shares wheelbase and height as shares of the length; 0 for an unknown one
 * @param facesRight a view of the car's right side
 */
export function sideGeometry(
  shares: { readonly wheelbase: number; readonly height: number },
  facesRight: boolean,
): SideGeometry {
  const height = shares.height * ROOF_HIGHER;
  const car = height > 0 ? Math.min(WIDTH, HEIGHT / ASPECT / height) : WIDTH;
  const middle = 0.5 + (facesRight ? -1 : 1) * WHEELS_BACK * car;
  const wheels = shares.wheelbase * WHEELS_NEARER * car;
  return {
    length: [(1 - car) / 2, (1 + car) / 2],
    wheelbase: [middle - wheels / 2, middle + wheels / 2],
    height: [GROUND, GROUND + height * car * ASPECT],
  };
}
