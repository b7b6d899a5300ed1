import * as THREE from 'three';
import { addFront, box, type DriverSide, sculpt, tube, type V3 } from './cockpit.ts';
import { capsule, type Field, roundBox, route, union } from './field.ts';
import { matte, palette } from './palette.ts';

/** The complete cabin for the interior view: the front of `cockpit.ts`, and seats, doors, pillars and roof. */

/** Returns a shape that leans back with its height. */
const leaning =
  (field: Field, slope: number, from: number): Field =>
  (x, y, z) =>
    field(x + (y - from) * slope, y, z);

const LEAN = 0.24;

/** A front seat's back with its bolsters, and the rest for the head. */
const addSeat = (group: THREE.Group, cell: number, z: number): void => {
  const cloth = matte('#c2bbae');
  const side = matte('#54565b');
  const back = leaning(roundBox([-0.4, 0.76, z], [0.075, 0.33, 0.2], 0.07), LEAN, 0.45);
  const bolsters = leaning(
    union(
      [0.22, -0.22].map((at) => capsule([-0.36, 0.5, z + at], [-0.37, 1.0, z + at * 0.86], 0.06, 0.05)),
      0.02,
    ),
    LEAN,
    0.45,
  );
  const centre: V3 = [-0.46, 0.78, z];
  sculpt(group, cloth, back, centre, [0.28, 0.4, 0.3], cell);
  sculpt(group, side, bolsters, centre, [0.28, 0.4, 0.34], cell);
  for (const at of [0.25, -0.25]) box(group, side, [-0.04, 0.42, z + at], [0.27, 0.07, 0.045], 0.045, cell);
  box(group, side, [-0.575, 1.2, z], [0.05, 0.085, 0.125], 0.05, cell);
  for (const at of [0.05, -0.05]) {
    tube(group, palette.chrome, route([-0.55, 1.0, z + at, -0.57, 1.06, z + at, -0.575, 1.15, z + at]), 0.007);
  }
};

const addBench = (group: THREE.Group, cell: number): void => {
  const cloth = matte('#c2bbae');
  const side = matte('#54565b');
  for (const [z, half] of [
    [-0.42, 0.225],
    [0, 0.19],
    [0.42, 0.225],
  ] as const) {
    const outer = z !== 0;
    const material = outer ? cloth : side;
    const back = leaning(roundBox([-1.24, 0.76, z], [0.08, 0.3, half], 0.06), LEAN, 0.5);
    box(group, material, [-0.95, 0.42, z], [0.27, 0.1, half], 0.06, cell);
    sculpt(group, material, back, [-1.28, 0.78, z], [0.26, 0.36, half + 0.04], cell);
    box(group, side, [-1.4, outer ? 1.15 : 1.11, z], [0.045, 0.07, outer ? 0.12 : 0.1], 0.045, cell);
  }
  box(group, matte('#2c2e32'), [-1.68, 0.93, 0], [0.26, 0.02, 0.74], 0.02, 0.02);
  box(group, matte('#26282b'), [-1.3, 0.16, 0], [0.6, 0.1, 1.0], 0.05, 0.04);
  box(group, matte('#2c2e32'), [-1.75, 0.5, 0], [0.08, 0.42, 0.95], 0.05, 0.03);
};

/** Rear doors and pillars on both sides. */
const addFlanks = (group: THREE.Group, cell: number): void => {
  const soft = matte('#484b51');
  const cloth = matte('#c2bbae');
  const light = matte('#e2ddd4');
  for (const side of [1, -1]) {
    box(group, soft, [-1.28, 0.66, side * 0.84], [0.5, 0.27, 0.06], 0.05, cell);
    box(group, cloth, [-1.12, 0.68, side * 0.785], [0.27, 0.1, 0.03], 0.03, cell);
    box(group, soft, [-1.08, 0.6, side * 0.75], [0.22, 0.03, 0.05], 0.03, cell);
    box(group, palette.paint, [-1.12, 0.8, side * 0.775], [0.28, 0.009, 0.01], 0.008, 0.006);
    box(group, palette.chrome, [-0.98, 0.72, side * 0.765], [0.05, 0.012, 0.012], 0.01, 0.006);
    box(group, soft, [-0.77, 0.62, side * 0.86], [0.075, 0.36, 0.07], 0.05, cell);
    const pillar = capsule([-0.72, 0.9, side * 0.83], [-0.62, 1.45, side * 0.63], 0.062, 0.05);
    sculpt(group, light, pillar, [-0.67, 1.17, side * 0.73], [0.15, 0.36, 0.2], 0.016);
    const rear = capsule([-1.78, 0.9, side * 0.8], [-1.5, 1.4, side * 0.58], 0.12, 0.08);
    sculpt(group, light, rear, [-1.64, 1.15, side * 0.69], [0.32, 0.42, 0.28], 0.018);
    tube(group, light, route([0.2, 1.44, side * 0.6, -0.6, 1.47, side * 0.62, -1.5, 1.39, side * 0.58]), 0.055);
    // The belt, from its guide to the buckle's side of the seat, and the handle above the window.
    tube(
      group,
      palette.black,
      route([-0.66, 1.2, side * 0.71, -0.62, 0.9, side * 0.74, -0.5, 0.5, side * 0.68]),
      0.016,
    );
    box(group, palette.black, [-0.655, 1.2, side * 0.7], [0.025, 0.04, 0.02], 0.015, 0.006);
    for (const x of [-0.22, -1.1]) {
      const y = x > -1 ? 1.4 : 1.37;
      tube(
        group,
        light,
        route([
          x + 0.1,
          y,
          side * 0.585,
          x + 0.07,
          y - 0.04,
          side * 0.56,
          x - 0.07,
          y - 0.04,
          side * 0.56,
          x - 0.1,
          y,
          side * 0.585,
        ]),
        0.011,
      );
    }
  }
};

const roofOf = (): THREE.Group => {
  const group = new THREE.Group();
  const light = matte('#ebe7df');
  const flat = roundBox([-0.65, 1.515, 0], [0.98, 0.03, 0.66], 0.03);
  // Lower towards its edges.
  const roof: Field = (x, y, z) => flat(x, y + 0.055 * (z / 0.6) ** 2 + 0.05 * ((x + 0.5) / 0.95) ** 2 - 0.012, z);
  sculpt(group, light, roof, [-0.65, 1.46, 0], [1.06, 0.16, 0.72], 0.02);
  tube(group, light, route([-1.52, 1.38, -0.6, -1.58, 1.42, 0, -1.52, 1.38, 0.6]), 0.06);
  for (const z of [0.34, -0.34]) box(group, light, [0.06, 1.43, z], [0.085, 0.012, 0.2], 0.012, 0.01);
  box(group, palette.gloss, [-0.02, 1.475, 0], [0.075, 0.014, 0.06], 0.012, 0.008);
  box(group, palette.headlight, [-0.02, 1.462, 0], [0.03, 0.006, 0.045], 0.006, 0.005);
  return group;
};

/** Builds a cabin with five seats. */
export const cabinOf = (cell: number, side: DriverSide): THREE.Group => {
  const group = new THREE.Group();
  addFront(group, cell, side);
  addSeat(group, cell, 0.4);
  addSeat(group, cell, -0.4);
  addBench(group, cell);
  addFlanks(group, cell);
  group.add(roofOf());
  return group;
};
