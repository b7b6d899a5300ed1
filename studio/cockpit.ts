import * as THREE from 'three';
import { ellipsoid, type Field, roundBox, route, smoothMax, union } from './field.ts';
import { meshOf } from './mesh.ts';
import { matte, palette, screen } from './palette.ts';

export type V3 = readonly [number, number, number];

/** On which side the driver sits: -1 left, 1 right. */
export type DriverSide = -1 | 1;

const plus = (a: V3, b: V3, sign: number): V3 => [a[0] + sign * b[0], a[1] + sign * b[1], a[2] + sign * b[2]];

export const sculpt = (
  group: THREE.Group,
  material: THREE.Material,
  field: Field,
  centre: V3,
  half: V3,
  cell: number,
): void => {
  group.add(new THREE.Mesh(meshOf(field, { min: plus(centre, half, -1), max: plus(centre, half, 1) }, cell), material));
};

export const box = (
  group: THREE.Group,
  material: THREE.Material,
  centre: V3,
  half: V3,
  radius: number,
  cell: number,
): void => sculpt(group, material, roundBox(centre, half, radius), centre, plus(half, [0.03, 0.03, 0.03], 1), cell);

export const tube = (group: THREE.Group, material: THREE.Material, points: readonly V3[], radius: number): void => {
  const path = new THREE.CatmullRomCurve3(points.map((p) => new THREE.Vector3(...p)));
  group.add(new THREE.Mesh(new THREE.TubeGeometry(path, 64, radius, 20), material));
};

/** A flat disc that looks towards -x, or along the cabin's width. */
const disc = (group: THREE.Group, material: THREE.Material, place: V3, radius: number, towards: number): void => {
  const mesh = new THREE.Mesh(new THREE.CylinderGeometry(radius, radius, 0.006, 48), material);
  mesh.rotation.x = Math.PI / 2;
  mesh.rotation.z = towards;
  mesh.position.set(...place);
  group.add(mesh);
};

/** Steering wheel around its own centre, facing -x. */
const steeringWheel = (side: DriverSide): THREE.Group => {
  const wheel = new THREE.Group();
  const rim = new THREE.Mesh(new THREE.TorusGeometry(0.178, 0.0175, 28, 120), matte('#2a2c30'));
  rim.rotation.y = Math.PI / 2;
  wheel.add(rim);
  const arms = union(
    [
      roundBox([0.004, 0.004, 0], [0.012, 0.026, 0.165], 0.012),
      roundBox([0.004, -0.09, 0], [0.009, 0.085, 0.024], 0.009),
    ],
    0.012,
  );
  sculpt(wheel, palette.gloss, arms, [0, -0.06, 0], [0.06, 0.16, 0.2], 0.005);
  const pad = smoothPad();
  sculpt(wheel, matte('#35383d'), pad, [-0.012, -0.004, 0], [0.06, 0.09, 0.11], 0.005);
  for (const z of [0.118, -0.118]) {
    box(wheel, palette.black, [-0.01, 0.005, z], [0.006, 0.018, 0.024], 0.006, 0.004);
    for (const y of [0.014, -0.004]) box(wheel, palette.steel, [-0.017, y, z], [0.0015, 0.0015, 0.012], 0.001, 0.003);
  }
  wheel.rotation.z = -0.38;
  wheel.position.set(0.33, 0.768, side * 0.37);
  return wheel;
};

/** The cushion of the steering wheel. */
const smoothPad = (): Field =>
  union(
    [
      roundBox([-0.012, 0.008, 0], [0.026, 0.046, 0.078], 0.026),
      roundBox([-0.01, -0.03, 0], [0.024, 0.036, 0.05], 0.024),
    ],
    0.03,
  );

const addScreens = (group: THREE.Group, side: DriverSide): void => {
  for (const [name, place, width, height] of [
    ['dials', [0.6, 0.947, side * 0.37], 0.34, 0.13],
    ['map', [0.545, 0.905, -side * 0.06], 0.37, 0.2],
  ] as const) {
    const pane = new THREE.Mesh(new THREE.PlaneGeometry(width, height), screen(name));
    const holder = new THREE.Group();
    holder.add(pane);
    pane.rotation.y = -Math.PI / 2;
    pane.position.x = -0.0125;
    holder.position.set(place[0], place[1], place[2]);
    holder.rotation.z = -0.2;
    group.add(holder);
  }
};

/** A band of slats along the dash, with knobs where they can be turned. */
const addVents = (group: THREE.Group, side: DriverSide): void => {
  box(group, palette.well, [0.58, 0.745, 0], [0.012, 0.024, 0.765], 0.01, 0.008);
  for (const y of [-0.011, 0.002, 0.015])
    box(group, palette.alloyDark, [0.57, 0.745 + y, 0], [0.006, 0.0025, 0.755], 0.002, 0.005);
  for (const z of [-0.655, 0.655, side * 0.115, -side * 0.235]) {
    box(group, palette.alloyDark, [0.561, 0.745, z], [0.006, 0.006, 0.014], 0.004, 0.004);
  }
};

const addDash = (group: THREE.Group, cell: number, side: DriverSide): void => {
  const soft = matte('#3a3d42');
  const lower = matte('#b3ac9f');
  const top = roundBox([0.86, 0.81, 0], [0.29, 0.075, 0.8], 0.07);
  const hood = ellipsoid([0.74, 0.885, side * 0.37], [0.15, 0.085, 0.24]);
  const cut: Field = (x) => 0.63 - x;
  const dash = union([top, (x, y, z) => smoothMax(hood(x, y, z), cut(x, y, z), 0.02)], 0.06);
  sculpt(group, soft, dash, [0.86, 0.82, 0], [0.34, 0.24, 0.86], cell);
  box(group, lower, [0.93, 0.6, 0], [0.31, 0.13, 0.78], 0.07, cell);
  // The lid of the glove box, its handle, and the panel below the steering wheel.
  box(group, lower, [0.615, 0.615, -side * 0.42], [0.02, 0.075, 0.24], 0.018, 0.006);
  box(group, palette.gloss, [0.593, 0.668, -side * 0.42], [0.004, 0.007, 0.045], 0.004, 0.004);
  box(group, lower, [0.615, 0.615, side * 0.4], [0.02, 0.075, 0.26], 0.018, 0.006);
  box(group, palette.paint, [0.578, 0.793, 0], [0.014, 0.013, 0.775], 0.011, 0.006);
  box(group, palette.gloss, [0.62, 0.947, side * 0.37], [0.012, 0.075, 0.185], 0.012, 0.006);
  // Keys below the screen.
  box(group, palette.black, [0.572, 0.702, -side * 0.06], [0.012, 0.012, 0.13], 0.008, 0.005);
  for (let i = -3; i <= 3; i += 1)
    box(group, palette.steel, [0.559, 0.702, -side * 0.06 + i * 0.034], [0.002, 0.0016, 0.009], 0.0015, 0.003);
  const pane = new THREE.Group();
  box(pane, palette.gloss, [0, 0, 0], [0.011, 0.11, 0.195], 0.011, 0.006);
  pane.position.set(0.545, 0.905, -side * 0.06);
  pane.rotation.z = -0.2;
  group.add(pane);
  for (const z of [side * 0.29, side * 0.42])
    box(group, palette.black, [0.72, 0.34, z], [0.012, 0.05, 0.035], 0.01, 0.006);
};

const addConsole = (group: THREE.Group, cell: number): void => {
  box(group, matte('#484b51'), [0.12, 0.46, 0.02], [0.62, 0.13, 0.125], 0.05, cell);
  box(group, palette.gloss, [0.3, 0.587, 0.02], [0.27, 0.01, 0.095], 0.01, 0.006);
  for (const z of [0.122, -0.082]) box(group, palette.paint, [0.3, 0.588, z], [0.3, 0.008, 0.007], 0.006, 0.006);
  // The selector, two cups, a pad for a phone, and the rest for the arm.
  box(group, palette.alloy, [0.28, 0.622, 0.02], [0.034, 0.022, 0.019], 0.016, 0.005);
  for (const x of [0.14, 0.045]) {
    const ring = new THREE.Mesh(new THREE.TorusGeometry(0.037, 0.004, 14, 64), palette.alloyDark);
    ring.rotation.x = Math.PI / 2;
    ring.position.set(x, 0.598, 0.02);
    group.add(ring);
    const cup = new THREE.Mesh(new THREE.CircleGeometry(0.035, 48), palette.well);
    cup.rotation.x = -Math.PI / 2;
    cup.position.set(x, 0.5985, 0.02);
    group.add(cup);
  }
  box(group, palette.black, [0.46, 0.598, 0.02], [0.075, 0.003, 0.07], 0.003, 0.005);
  box(group, matte('#a8a194'), [-0.22, 0.61, 0.02], [0.19, 0.035, 0.11], 0.03, 0.008);
};

const addDoor = (group: THREE.Group, cell: number, side: 1 | -1): void => {
  const soft = matte('#43464c');
  const cloth = matte('#c2bbae');
  const light = matte('#e2ddd4');
  box(group, soft, [0.1, 0.66, side * 0.84], [0.85, 0.27, 0.06], 0.05, cell);
  box(group, cloth, [0.05, 0.68, side * 0.785], [0.5, 0.1, 0.03], 0.03, cell);
  box(group, soft, [0.0, 0.6, side * 0.74], [0.36, 0.035, 0.06], 0.03, cell);
  box(group, palette.paint, [0.1, 0.8, side * 0.775], [0.5, 0.009, 0.01], 0.008, 0.006);
  box(group, palette.alloy, [0.3, 0.72, side * 0.762], [0.06, 0.011, 0.01], 0.009, 0.005);
  // Keys of the windows, a loudspeaker, and the edge of the window.
  box(group, palette.gloss, [0.22, 0.637, side * 0.735], [0.085, 0.006, 0.03], 0.006, 0.005);
  for (const x of [0.17, 0.22, 0.27])
    box(group, palette.alloyDark, [x, 0.645, side * 0.735], [0.014, 0.005, 0.009], 0.004, 0.004);
  disc(group, palette.alloyDark, [0.46, 0.58, side * 0.776], 0.085, 0);
  disc(group, palette.black, [0.46, 0.58, side * 0.7725], 0.079, 0);
  box(group, palette.black, [0.1, 0.932, side * 0.84], [0.84, 0.008, 0.03], 0.006, 0.01);
  box(group, cloth, [-0.04, 0.4, side * 0.4], [0.28, 0.1, 0.25], 0.08, cell);
  tube(
    group,
    light,
    route([1.36, 0.74, side * 0.86, 1.1, 0.94, side * 0.8, 0.7, 1.2, side * 0.7, 0.2, 1.44, side * 0.6]),
    0.042,
  );
};

/** What hangs above the windscreen: its frame, and the mirror. */
const addTop = (group: THREE.Group): void => {
  tube(group, matte('#e2ddd4'), route([0.2, 1.45, -0.62, 0.26, 1.48, 0, 0.2, 1.45, 0.62]), 0.06);
  box(group, palette.gloss, [0.36, 1.315, 0], [0.018, 0.036, 0.125], 0.018, 0.006);
  tube(group, palette.black, route([0.37, 1.34, 0, 0.34, 1.43, 0]), 0.012);
  const glass = new THREE.Mesh(new THREE.PlaneGeometry(0.225, 0.056), palette.mirror);
  glass.rotation.y = -Math.PI / 2;
  glass.position.set(0.341, 1.315, 0);
  group.add(glass);
};

/** Builds what is in front of and beside the front seats. */
export const addFront = (group: THREE.Group, cell: number, side: DriverSide): void => {
  addDash(group, cell, side);
  addConsole(group, cell);
  for (const door of [1, -1] as const) addDoor(group, cell, door);
  addTop(group);
  box(group, matte('#26282b'), [0.3, 0.16, 0], [1.4, 0.1, 1.0], 0.05, 0.04);
  box(group, matte('#2c2e32'), [1.02, 0.34, 0], [0.25, 0.3, 0.9], 0.06, 0.04);
  addVents(group, side);
  addScreens(group, side);
  group.add(steeringWheel(side));
  for (const [from, to] of [
    [0.3, 0.2],
    [0.44, 0.54],
  ] as const)
    tube(group, palette.black, route([0.4, 0.8, side * from, 0.42, 0.815, side * to]), 0.008);
  const bonnet = ellipsoid([1.75, 0.74, 0], [1.0, 0.17, 0.92]);
  group.add(new THREE.Mesh(meshOf(bonnet, { min: [0.7, 0.5, -1], max: [2.8, 1, 1] }, 0.03), palette.paint));
  // The dark edge of the windscreen, and the wipers.
  box(group, palette.black, [1.16, 0.86, 0], [0.05, 0.02, 0.8], 0.02, 0.012);
  for (const z of [0.55, -0.05]) tube(group, palette.black, route([1.2, 0.885, z, 1.17, 0.9, z - 0.5]), 0.006);
};

/** Where a camera is, what it looks at, and its vertical angle in degrees. Metres, in the coordinates of `body.ts`. */
export type Eye = { readonly from: V3; readonly to: V3; readonly lens: number };

/** Between the front seats, a little on the driver's side. */
export const cockpitEye = (side: DriverSide): Eye => ({
  from: [-0.46, 1.17, side * 0.08],
  to: [0.7, 0.86, side * 0.06],
  lens: 56,
});
