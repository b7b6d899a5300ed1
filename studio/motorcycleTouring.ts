import * as THREE from 'three';
import { capsule, ellipsoid, type Field, roundBox, route, smoothMax, smoothMin } from './field.ts';
import { addToHead, both, type Motorcycle, sculpted, tube } from './motorcycle.ts';
import type { V3 } from './motorcycleShapes.ts';
import { matte, palette } from './palette.ts';

/** What makes a roadster a motorcycle for long roads: fairing, guards, and luggage on racks. Metres. */

const CELL = 0.009;
/** Tinted plastic. */
const TINTED = matte('#3a4853');

const box = (group: THREE.Group, material: THREE.Material, size: V3, at: V3, tilt = 0): void => {
  const mesh = new THREE.Mesh(new THREE.BoxGeometry(...size), material);
  mesh.position.set(...at);
  mesh.rotation.z = tilt;
  group.add(mesh);
};

/** A beak below the headlamp, and panels beside it and beside the tank. */
const addFairing = (group: THREE.Group): void => {
  const beak = ellipsoid([0.74, 0.845, 0], [0.27, 0.036, 0.085]);
  const cheek = ellipsoid([0.54, 0.865, 0.115], [0.16, 0.085, 0.03]);
  const front: Field = (x, y, z) => smoothMin(beak(x, y + (x - 0.62) * 0.2, z), cheek(x, y, Math.abs(z)), 0.07);
  sculpted(group, front, [0.34, 0.7, -0.2], [1.08, 0.99, 0.2], palette.paint, CELL);
  const shroud = ellipsoid([0.34, 0.765, 0.168], [0.2, 0.125, 0.032]);
  for (const side of [1, -1]) {
    const panel: Field = (x, y, z) =>
      smoothMax(shroud(x - (0.765 - y) * 0.5, y, z * side), (0.2 - x) * 0.8 + (0.765 - y) * 0.6, 0.02);
    const [from, to] = side > 0 ? [0.1, 0.23] : [-0.23, -0.1];
    sculpted(group, panel, [0.04, 0.6, from], [0.62, 0.93, to], palette.paint, CELL);
  }
  const pane = new THREE.Mesh(new THREE.CylinderGeometry(0.105, 0.15, 0.3, 40, 1, true, Math.PI / 2 - 1, 2), TINTED);
  pane.position.set(0.47, 1.14, 0);
  pane.rotation.z = 0.42;
  group.add(pane);
  both(route([0.56, 1.0, 0.09, 0.56, 1.08, 0.1]), (p) => tube(group, palette.gloss, p, 0.007));
};

/** Bars around the engine, a plate below it, guards for the hands. */
const addGuards = ({ group, head }: Motorcycle): void => {
  both(route([0.4, 0.72, 0.1, 0.43, 0.62, 0.22, 0.34, 0.47, 0.27, 0.14, 0.42, 0.25, 0.02, 0.36, 0.15]), (p) =>
    tube(group, palette.steel, p, 0.012),
  );
  box(group, palette.steel, [0.36, 0.012, 0.22], [0.06, 0.27, 0]);
  box(group, palette.steel, [0.17, 0.012, 0.22], [0.3, 0.32, 0], 0.72);
  const guards = new THREE.Group();
  for (const side of [1, -1])
    sculpted(
      guards,
      ellipsoid([0.425, 1.035, side * 0.34], [0.024, 0.055, 0.1]),
      [0.38, 0.96, side * 0.34 - 0.12],
      [0.47, 1.11, side * 0.34 + 0.12],
      palette.gloss,
      CELL,
    );
  addToHead(head, guards);
};

/** A case of sheet metal on each side: its lid, ribs, corners and locks. */
const addCases = (group: THREE.Group): void => {
  both(
    route([
      -0.28, 0.74, 0.12, -0.38, 0.77, 0.19, -0.84, 0.77, 0.19, -0.86, 0.5, 0.19, -0.4, 0.5, 0.19, -0.28, 0.56, 0.13,
    ]),
    (p) => tube(group, palette.gloss, p, 0.011),
  );
  for (const side of [1, -1]) {
    const z = side * 0.3;
    const whole = roundBox([-0.63, 0.615, z], [0.215, 0.165, 0.095], 0.022);
    // The lower corner at the foot of the passenger is cut off.
    const hull: Field = (x, y, at) =>
      smoothMax(whole(x, y, at), (x + 0.415 + (0.45 - y)) * Math.SQRT1_2 + 0.075, 0.015);
    sculpted(group, hull, [-0.87, 0.43, z - 0.11], [-0.4, 0.8, z + 0.11], palette.alloy, CELL);
    const lid = roundBox([-0.63, 0.795, z], [0.22, 0.024, 0.1], 0.016);
    sculpted(group, lid, [-0.87, 0.76, z - 0.12], [-0.39, 0.84, z + 0.12], palette.gloss, CELL);
    const outer = z + side * 0.096;
    for (const y of [0.56, 0.64]) box(group, palette.alloyDark, [0.34, 0.012, 0.006], [-0.64, y, outer]);
    for (const x of [-0.76, -0.5]) {
      box(group, palette.gloss, [0.035, 0.07, 0.012], [x, 0.75, outer]);
      box(group, palette.steel, [0.02, 0.03, 0.016], [x, 0.745, outer]);
    }
    for (const x of [-0.84, -0.42]) box(group, palette.gloss, [0.02, 0.1, 0.19], [x, 0.72, z]);
    box(group, palette.redLamp, [0.006, 0.03, 0.05], [-0.848, 0.58, z]);
  }
};

/** A rolled bag with straps on a rack behind the seat. */
const addRoll = (group: THREE.Group): void => {
  both(route([-0.48, 0.85, 0.1, -0.56, 0.915, 0.11, -0.78, 0.925, 0.1, -0.84, 0.922, 0.04]), (p) =>
    tube(group, palette.gloss, p, 0.01),
  );
  box(group, palette.gloss, [0.24, 0.012, 0.2], [-0.71, 0.922, 0], -0.04);
  const roll = capsule([-0.69, 1.012, -0.2], [-0.69, 1.012, 0.2], 0.092);
  const bag: Field = (x, y, z) => smoothMax(roll(x, y, z), Math.abs(z) - 0.25, 0.03);
  sculpted(group, bag, [-0.81, 0.9, -0.3], [-0.57, 1.13, 0.3], palette.leather, CELL);
  for (const z of [-0.13, 0.13]) {
    const strap = new THREE.Mesh(new THREE.TorusGeometry(0.093, 0.009, 10, 56), palette.steel);
    strap.position.set(-0.69, 1.012, z);
    strap.scale.z = 1.8;
    group.add(strap);
  }
};

/** Adds what a motorcycle for long roads has. */
export const addTouring = (motorcycle: Motorcycle): void => {
  const { group } = motorcycle;
  addFairing(group);
  addGuards(motorcycle);
  addCases(group);
  addRoll(group);
};
