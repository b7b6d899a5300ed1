import * as THREE from 'three';
import { capsule, ellipsoid, type Field, roundBox, route, smoothMax, union } from './field.ts';
import { type Palette, paletteOf, type Shared } from './materials.ts';
import { meshOf } from './mesh.ts';
import { bake, type Cockpit, type Detail } from './model.ts';
import { occluderOf } from './occlusion.ts';
import { drawDials, drawMap, screenTexture } from './screens.ts';

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
): Field => {
  group.add(new THREE.Mesh(meshOf(field, { min: plus(centre, half, -1), max: plus(centre, half, 1) }, cell), material));
  return field;
};

export const box = (
  group: THREE.Group,
  material: THREE.Material,
  centre: V3,
  half: V3,
  radius: number,
  cell: number,
): Field => sculpt(group, material, roundBox(centre, half, radius), centre, plus(half, [0.03, 0.03, 0.03], 1), cell);

export const tube = (group: THREE.Group, material: THREE.Material, points: readonly V3[], radius: number): void => {
  const path = new THREE.CatmullRomCurve3(points.map((p) => new THREE.Vector3(...p)));
  group.add(new THREE.Mesh(new THREE.TubeGeometry(path, 48, radius, 16), material));
};

/** Steering wheel around its own centre, facing -x. */
const steeringWheel = (palette: Palette, leather: THREE.Material, side: DriverSide): THREE.Group => {
  const wheel = new THREE.Group();
  const rim = new THREE.Mesh(new THREE.TorusGeometry(0.18, 0.0165, 22, 96), leather);
  rim.rotation.y = Math.PI / 2;
  wheel.add(rim);
  const hub = union(
    [
      ellipsoid([0, 0, 0], [0.035, 0.07, 0.08]),
      capsule([0, 0.005, 0], [0.0, 0.01, 0.16], 0.034, 0.018),
      capsule([0, 0.005, 0], [0.0, 0.01, -0.16], 0.034, 0.018),
      capsule([0, 0, 0], [0.0, -0.16, 0], 0.03, 0.014),
    ],
    0.03,
  );
  const flat: Field = (x, y, z) => smoothMax(hub(x, y, z), -0.022 - x, 0.02);
  wheel.add(new THREE.Mesh(meshOf(flat, { min: [-0.08, -0.2, -0.2], max: [0.08, 0.12, 0.2] }, 0.006), palette.black));
  for (const z of [0.1, -0.1]) {
    const keys = new THREE.Mesh(
      meshOf(
        roundBox([-0.022, 0.012, z], [0.008, 0.018, 0.034], 0.008),
        { min: [-0.05, -0.03, z - 0.06], max: [0.02, 0.05, z + 0.06] },
        0.005,
      ),
      palette.gloss,
    );
    wheel.add(keys);
  }
  const ring = new THREE.Mesh(new THREE.TorusGeometry(0.026, 0.004, 10, 40), palette.chrome);
  ring.rotation.y = Math.PI / 2;
  ring.position.x = -0.028;
  wheel.add(ring);
  wheel.rotation.z = -0.38;
  wheel.position.set(0.33, 0.83, side * 0.37);
  return wheel;
};

const addScreens = (group: THREE.Group, side: DriverSide): void => {
  type ScreenSpec = readonly [Parameters<typeof screenTexture>[0], V3, number, number, number, number];
  const parts: readonly ScreenSpec[] = [
    [drawDials, [0.6, 0.925, side * 0.37], 0.34, 0.13, 1024, 390],
    [drawMap, [0.545, 0.905, -side * 0.06], 0.37, 0.2, 1200, 640],
  ];
  for (const [draw, place, w, h, pw, ph] of parts) {
    const screen = new THREE.Mesh(
      new THREE.PlaneGeometry(w, h),
      new THREE.MeshBasicMaterial({ map: screenTexture(draw, pw, ph), color: new THREE.Color(0.85, 0.85, 0.85) }),
    );
    const holder = new THREE.Group();
    holder.add(screen);
    screen.rotation.y = -Math.PI / 2;
    screen.position.x = -0.0125;
    holder.position.set(...place);
    holder.rotation.z = -0.2;
    group.add(holder);
  }
};

const addVents = (group: THREE.Group, palette: Palette, side: DriverSide): void => {
  for (const z of [-0.66, 0.66, side * 0.12, -side * 0.24]) {
    const wide = Math.abs(z) < 0.3 ? 0.07 : 0.06;
    box(group, palette.well, [0.572, 0.745, z], [0.012, 0.028, wide], 0.01, 0.006);
    for (let i = -1; i <= 1; i += 1)
      box(group, palette.chrome, [0.56, 0.745 + i * 0.017, z], [0.006, 0.0022, wide - 0.006], 0.002, 0.004);
  }
};

const addDash = (group: THREE.Group, palette: Palette, cell: number, side: DriverSide): Field[] => {
  const soft = palette.make('#1c1d1f', 0.72, 0);
  const lower = palette.make('#3a342f', 0.66, 0);
  const top = roundBox([0.86, 0.8, 0], [0.29, 0.085, 0.8], 0.075);
  const hood = ellipsoid([0.72, 0.9, side * 0.37], [0.16, 0.1, 0.22]);
  const cut: Field = (x) => 0.625 - x;
  const dash = union([top, (x, y, z) => smoothMax(hood(x, y, z), cut(x, y, z), 0.02)], 0.05);
  const fields = [
    sculpt(group, soft, dash, [0.86, 0.82, 0], [0.34, 0.24, 0.86], cell),
    box(group, lower, [0.92, 0.6, 0], [0.29, 0.16, 0.78], 0.08, cell),
    box(group, palette.paint, [0.578, 0.795, 0], [0.016, 0.014, 0.77], 0.012, 0.006),
    box(group, palette.gloss, [0.62, 0.925, side * 0.37], [0.012, 0.075, 0.185], 0.012, 0.007),
  ];
  const pane = new THREE.Group();
  box(pane, palette.gloss, [0, 0, 0], [0.011, 0.11, 0.195], 0.011, 0.007);
  pane.position.set(0.545, 0.905, -side * 0.06);
  pane.rotation.z = -0.2;
  group.add(pane);
  return fields;
};

const addConsole = (group: THREE.Group, palette: Palette, cell: number): Field[] => {
  const soft = palette.make('#232426', 0.6, 0);
  const fields = [
    box(group, soft, [0.12, 0.46, 0.02], [0.62, 0.13, 0.125], 0.05, cell),
    box(group, palette.gloss, [0.32, 0.587, 0.02], [0.26, 0.01, 0.095], 0.01, 0.007),
    box(group, palette.paint, [0.32, 0.588, 0.122], [0.3, 0.008, 0.007], 0.006, 0.006),
    box(group, palette.paint, [0.32, 0.588, -0.082], [0.3, 0.008, 0.007], 0.006, 0.006),
  ];
  box(group, palette.alloy, [0.3, 0.625, 0.02], [0.032, 0.028, 0.022], 0.018, 0.006);
  for (const x of [0.14, 0.05]) {
    const ring = new THREE.Mesh(new THREE.TorusGeometry(0.036, 0.004, 10, 48), palette.chrome);
    ring.rotation.x = Math.PI / 2;
    ring.position.set(x + 0.02, 0.598, 0.02);
    group.add(ring);
  }
  return fields;
};

const addSides = (group: THREE.Group, palette: Palette, cell: number): Field[] => {
  const soft = palette.make('#202123', 0.7, 0);
  const cloth = palette.make('#4a423b', 0.75, 0);
  const light = palette.make('#b6b1aa', 0.85, 0);
  const fields: Field[] = [];
  for (const side of [1, -1]) {
    fields.push(box(group, soft, [0.1, 0.66, side * 0.84], [0.85, 0.27, 0.06], 0.05, cell));
    fields.push(box(group, cloth, [0.05, 0.68, side * 0.785], [0.5, 0.1, 0.03], 0.03, cell));
    fields.push(box(group, soft, [0.0, 0.6, side * 0.74], [0.36, 0.035, 0.06], 0.03, cell));
    fields.push(box(group, palette.paint, [0.1, 0.8, side * 0.775], [0.5, 0.009, 0.01], 0.008, 0.006));
    fields.push(box(group, cloth, [-0.04, 0.4, side * 0.4], [0.28, 0.1, 0.25], 0.08, cell));
    tube(group, light, route([1.12, 0.93, side * 0.8, 0.7, 1.2, side * 0.7, 0.2, 1.44, side * 0.6]), 0.045);
    box(group, palette.chrome, [0.3, 0.72, side * 0.765], [0.06, 0.012, 0.012], 0.01, 0.006);
  }
  tube(group, light, route([0.2, 1.45, -0.62, 0.26, 1.48, 0, 0.2, 1.45, 0.62]), 0.06);
  box(group, palette.gloss, [0.36, 1.315, 0], [0.018, 0.036, 0.125], 0.018, 0.007);
  tube(group, palette.black, route([0.37, 1.34, 0, 0.34, 1.43, 0]), 0.012);
  const glass = new THREE.Mesh(new THREE.PlaneGeometry(0.225, 0.056), palette.mirror);
  glass.rotation.y = -Math.PI / 2;
  glass.position.set(0.34, 1.315, 0);
  group.add(glass);
  return fields;
};

/** Builds what is in front of and beside the front seats; returns the fields that block light. */
export const addFront = (group: THREE.Group, palette: Palette, cell: number, side: DriverSide): Field[] => {
  const leather = palette.make('#1b1a19', 0.55, 0);
  const fields = [
    ...addDash(group, palette, cell, side),
    ...addConsole(group, palette, cell),
    ...addSides(group, palette, cell),
  ];
  fields.push(box(group, palette.make('#141415', 0.95, 0), [0.3, 0.16, 0], [1.4, 0.1, 1.0], 0.05, 0.04));
  fields.push(box(group, palette.make('#18191a', 0.9, 0), [1.02, 0.34, 0], [0.25, 0.3, 0.9], 0.06, 0.04));
  addVents(group, palette, side);
  addScreens(group, side);
  group.add(steeringWheel(palette, leather, side));
  tube(group, palette.black, route([0.4, 0.86, side * 0.3, 0.42, 0.875, side * 0.2]), 0.009);
  tube(group, palette.black, route([0.4, 0.86, side * 0.44, 0.42, 0.875, side * 0.54]), 0.009);
  const bonnet = ellipsoid([1.75, 0.74, 0], [1.0, 0.17, 0.92]);
  group.add(new THREE.Mesh(meshOf(bonnet, { min: [0.7, 0.5, -1], max: [2.8, 1, 1] }, 0.03), palette.paint));
  return fields;
};

/** Between the front seats, a little on the driver's side. */
const eyeOf = (side: DriverSide): Cockpit['eye'] => ({
  from: [-0.42, 1.16, side * 0.08],
  to: [0.7, 0.84, side * 0.06],
  lens: 56,
});

/** Builds a cockpit without a maker's badge, with trim in the car's paint, for a view from between the front seats. */
export const cockpitOf = (shared: Shared, detail: Detail, side: DriverSide): Cockpit => {
  const group = new THREE.Group();
  const fields = addFront(group, paletteOf(shared), Math.max(0.01, detail.cell), side);
  const floor = bake(group, occluderOf(fields, { min: [-0.8, 0.2, -1], max: [1.3, 1.1, 1] }), detail.floor);
  return { group, floor, eye: eyeOf(side) };
};
