import * as THREE from 'three';
import type { Eye } from './cockpit.ts';
import type { Field } from './field.ts';
import { route } from './field.ts';
import { meshOf } from './mesh.ts';
import { cowl, engineCase, FRONT, guard, REAR, seat, tailpiece, tank, type V3 } from './motorcycleShapes.ts';
import { palette, screen } from './palette.ts';
import { wheelOf } from './wheel.ts';

/** Adds a tube through points. */
export const tube = (group: THREE.Group, material: THREE.Material, points: readonly V3[], radius: number): void => {
  const path = new THREE.CatmullRomCurve3(points.map((p) => new THREE.Vector3(...p)));
  group.add(new THREE.Mesh(new THREE.TubeGeometry(path, points.length * 14, radius, 14), material));
};

/** Does the same on both sides. */
export const both = (points: readonly V3[], each: (points: readonly V3[]) => void): void => {
  each(points);
  each(points.map(([x, y, z]): V3 => [x, y, -z]));
};

/** Adds the surface of a field between two corners. */
export const sculpted = (
  group: THREE.Group,
  field: Field,
  min: V3,
  max: V3,
  material: THREE.Material,
  cell: number,
): void => {
  group.add(new THREE.Mesh(meshOf(field, { min, max }, cell), material));
};

const addBody = (group: THREE.Group, cell: number): void => {
  const fine = Math.max(0.0085, cell * 0.55);
  const fields = [tank(), seat(), tailpiece(), cowl(), engineCase()];
  const boxes: readonly (readonly [V3, V3, THREE.Material])[] = [
    [[-0.3, 0.66, -0.25], [0.56, 1.06, 0.25], palette.paint],
    [[-0.8, 0.68, -0.2], [0.0, 1.0, 0.2], palette.leather],
    [[-0.9, 0.6, -0.2], [-0.16, 0.95, 0.2], palette.paint],
    [[0.44, 0.78, -0.17], [0.78, 1.08, 0.17], palette.paint],
    [[-0.32, 0.26, -0.32], [0.34, 0.64, 0.32], palette.engine],
  ];
  boxes.forEach(([min, max, material], i) => {
    sculpted(group, fields[i] as Field, min, max, material, fine);
  });
  sculpted(group, guard(FRONT, 0.347, 0.5, 2.5, 0.062), [0.3, 0.2, -0.1], [1.1, 0.72, 0.1], palette.paint, fine);
};

/** Cylinder block with cooling fins, leaning forward. */
const addCylinders = (group: THREE.Group): void => {
  const block = new THREE.Group();
  block.position.set(0.15, 0.56, 0);
  block.rotation.z = -0.3;
  for (let i = 0; i < 8; i += 1) {
    const fin = new THREE.Mesh(new THREE.BoxGeometry(0.17, 0.007, 0.26), i % 2 === 0 ? palette.engine : palette.steel);
    fin.position.y = i * 0.019;
    block.add(fin);
  }
  const core = new THREE.Mesh(new THREE.BoxGeometry(0.14, 0.16, 0.23), palette.black);
  core.position.y = 0.07;
  const head = new THREE.Mesh(new THREE.BoxGeometry(0.16, 0.05, 0.25), palette.engine);
  head.position.y = 0.17;
  block.add(core, head);
  group.add(block);
  const radiator = new THREE.Mesh(new THREE.BoxGeometry(0.03, 0.24, 0.3), palette.black);
  radiator.position.set(0.37, 0.6, 0);
  radiator.rotation.z = 0.2;
  group.add(radiator);
};

const addFrame = (group: THREE.Group): void => {
  both(route([0.46, 0.82, 0.03, 0.3, 0.74, 0.13, 0.02, 0.66, 0.16, -0.2, 0.52, 0.13, -0.24, 0.4, 0.1]), (p) =>
    tube(group, palette.gloss, p, 0.022),
  );
  both(route([0.44, 0.78, 0.02, 0.4, 0.6, 0.08, 0.3, 0.42, 0.11, 0.1, 0.33, 0.12]), (p) =>
    tube(group, palette.gloss, p, 0.016),
  );
  both(route([-0.14, 0.66, 0.13, -0.4, 0.74, 0.11, -0.72, 0.84, 0.05]), (p) => tube(group, palette.gloss, p, 0.014));
  both(route([-0.18, 0.42, 0.1, -0.45, 0.37, 0.12, -0.7, 0.315, 0.13]), (p) => tube(group, palette.alloyDark, p, 0.03));
  both(route([-0.2, 0.34, 0.16, -0.22, 0.31, 0.26]), (p) => tube(group, palette.steel, p, 0.011));
  tube(group, palette.steel, route([-0.2, 0.6, 0, -0.34, 0.44, 0]), 0.036);
};

const addExhaust = (group: THREE.Group): void => {
  for (const z of [0.07, -0.03]) {
    tube(
      group,
      palette.chrome,
      route([0.24, 0.64, z, 0.38, 0.58, z, 0.36, 0.38, z + 0.02, 0.2, 0.28, z + 0.04, -0.1, 0.27, 0.12]),
      0.022,
    );
  }
  tube(group, palette.chrome, route([-0.1, 0.27, 0.12, -0.25, 0.29, 0.16, -0.36, 0.34, 0.18]), 0.028);
  const can = new THREE.Mesh(new THREE.CylinderGeometry(0.052, 0.045, 0.42, 40), palette.steel);
  can.position.set(-0.54, 0.42, 0.19);
  can.rotation.z = Math.PI / 2 - 0.36;
  const cap = new THREE.Mesh(new THREE.CylinderGeometry(0.04, 0.052, 0.05, 40), palette.gloss);
  cap.position.set(-0.76, 0.5, 0.19);
  cap.rotation.z = Math.PI / 2 - 0.36;
  group.add(can, cap);
};

/** Fork, headlamp, bars, instruments and mirrors: everything that steers, around the head of the frame. */
const steering = (): THREE.Group => {
  const group = new THREE.Group();
  both(route([0.72, 0.305, 0.085, 0.6, 0.62, 0.085]), (p) => tube(group, palette.alloyDark, p, 0.03));
  both(route([0.61, 0.58, 0.085, 0.47, 0.96, 0.085]), (p) => tube(group, palette.chrome, p, 0.022));
  for (const [y, x] of [
    [0.78, 0.545],
    [0.94, 0.485],
  ] as const) {
    const clamp = new THREE.Mesh(new THREE.BoxGeometry(0.06, 0.024, 0.2), palette.alloyDark);
    clamp.position.set(x - 0.02, y, 0);
    clamp.rotation.z = -0.36;
    group.add(clamp);
  }
  tube(
    group,
    palette.gloss,
    route([0.33, 1.03, 0.4, 0.42, 1.05, 0.25, 0.49, 1.0, 0.1, 0.49, 1.0, -0.1, 0.42, 1.05, -0.25, 0.33, 1.03, -0.4]),
    0.013,
  );
  both(route([0.335, 1.032, 0.41, 0.375, 1.043, 0.29]), (p) => tube(group, palette.rubber, p, 0.019));
  both(route([0.42, 1.06, 0.27, 0.47, 1.14, 0.3, 0.455, 1.2, 0.335]), (p) => tube(group, palette.gloss, p, 0.006));
  for (const side of [1, -1]) {
    const glass = new THREE.Mesh(new THREE.CylinderGeometry(0.056, 0.05, 0.02, 40), palette.gloss);
    glass.rotation.z = Math.PI / 2 + 0.1;
    glass.position.set(0.45, 1.235, side * 0.345);
    group.add(glass);
  }
  both(route([0.46, 1.06, 0.36, 0.4, 1.05, 0.26]), (p) => tube(group, palette.steel, p, 0.006));
  const lens = new THREE.Mesh(new THREE.SphereGeometry(0.098, 40, 24, 0, Math.PI * 2, 0, 1.1), palette.headlight);
  lens.rotation.z = -Math.PI / 2 - 0.08;
  lens.position.set(0.605, 0.93, 0);
  lens.scale.set(1, 0.6, 1);
  const rim = new THREE.Mesh(new THREE.TorusGeometry(0.103, 0.011, 14, 56), palette.chrome);
  rim.rotation.y = Math.PI / 2;
  rim.position.set(0.648, 0.93, 0);
  const dial = new THREE.Mesh(new THREE.BoxGeometry(0.02, 0.09, 0.16), palette.gloss);
  dial.position.set(0.56, 1.08, 0);
  dial.rotation.z = -0.75;
  const face = new THREE.Mesh(new THREE.PlaneGeometry(0.14, 0.072), screen('dials'));
  face.rotation.set(0, -Math.PI / 2, 0);
  face.position.x = -0.0115;
  dial.add(face);
  group.add(lens, rim, dial);
  both(route([0.6, 0.84, 0.1, 0.61, 0.84, 0.17]), (p) => tube(group, palette.gloss, p, 0.007));
  both(route([0.6, 0.84, 0.18, 0.63, 0.84, 0.185]), (p) => tube(group, palette.amber, p, 0.02));
  group.add(openWheel(FRONT, 0.105));
  for (const z of [0.062, -0.062]) group.add(brakeDisc(FRONT, 0.15, z));
  return group;
};

/** A wheel one can see through: tire, rim and spokes, the same from both sides. */
const openWheel = (centre: V3, width: number): THREE.Group => {
  const group = new THREE.Group();
  const full = wheelOf(centre[1], width, { spokes: 5, twin: false, dark: true, rim: 0.79 }, true);
  group.add(full);
  group.position.set(...centre);
  return group;
};

const brakeDisc = (centre: V3, radius: number, z: number): THREE.Mesh => {
  const disc = new THREE.Mesh(new THREE.RingGeometry(radius * 0.68, radius, 64), palette.disc);
  disc.position.set(centre[0], centre[1], centre[2] + z);
  return disc;
};

const addRear = (group: THREE.Group): void => {
  group.add(openWheel(REAR, 0.15), brakeDisc(REAR, 0.11, 0.06));
  const lamp = new THREE.Mesh(new THREE.BoxGeometry(0.03, 0.035, 0.13), palette.redLamp);
  lamp.position.set(-0.8, 0.868, 0);
  lamp.rotation.z = -0.2;
  group.add(lamp);
  tube(group, palette.black, route([-0.74, 0.84, 0, -0.85, 0.76, 0, -0.92, 0.68, 0]), 0.016);
  both(route([-0.8, 0.8, 0.03, -0.82, 0.8, 0.13]), (p) => tube(group, palette.gloss, p, 0.006));
  both(route([-0.82, 0.8, 0.14, -0.84, 0.8, 0.14]), (p) => tube(group, palette.amber, p, 0.017));
};

/** The parts of a motorcycle, and the part that steers. */
export type Motorcycle = { readonly group: THREE.Group; readonly head: THREE.Group };

/** Where the part that steers turns. */
const STEERING_HEAD: V3 = [0.5, 0.9, 0];

/** Adds a part that turns with the bars; its points are those of the motorcycle. */
export const addToHead = (head: THREE.Group, part: THREE.Group): void => {
  const [x, y, z] = STEERING_HEAD;
  part.position.set(-x, -y, -z);
  head.add(part);
};

/** Builds a naked roadster. */
export const roadster = (cell: number): Motorcycle => {
  const group = new THREE.Group();
  addBody(group, cell);
  addCylinders(group);
  addFrame(group);
  addExhaust(group);
  addRear(group);
  const head = new THREE.Group();
  // Steers about the head of the frame, whose axis leans back.
  head.position.set(...STEERING_HEAD);
  addToHead(head, steering());
  group.add(head);
  return { group, head };
};

/** The view over the bars. */
export const RIDER_EYE: Eye = { from: [-0.42, 1.5, 0], to: [0.5, 0.98, 0], lens: 50 };
