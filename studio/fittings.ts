import * as THREE from 'three';
import { ends, type Lines } from './body.ts';
import { type Field, roundBox, smoothMax, smoothMin } from './field.ts';
import { gradient, meshOf } from './mesh.ts';
import { palette } from './palette.ts';

export type FittingSpec = {
  /** `[x, y]` of the mirror's foot on the door. */
  readonly mirror: readonly [number, number];
  /** `[x, y]` of each door handle. */
  readonly handles: readonly (readonly [number, number])[];
  readonly fin: boolean;
  readonly rails: boolean;
  /** A spare wheel stands on the tail. */
  readonly spare?: boolean;
};

/** Where a ray along -z from outside meets the body. */
const flankAt = (body: Field, x: number, y: number): number => {
  let low = 0;
  let high = 1.4;
  for (let i = 0; i < 30; i += 1) {
    const middle = (low + high) / 2;
    if (body(x, y, middle) < 0) low = middle;
    else high = middle;
  }
  return low;
};

const mirrorField = (out: number): Field => {
  const shell = roundBox([0.005, 0.085, out + 0.125], [0.07, 0.056, 0.118], 0.052);
  const taper: Field = (x, y, z) => x - 0.055 + (z - out - 0.02) * 0.22 + Math.abs(y - 0.085) * 0.25;
  const flat: Field = (x) => -0.048 - x;
  const arm = roundBox([0.01, 0.02, out + 0.03], [0.03, 0.012, 0.07], 0.01);
  return (x, y, z) => {
    const head = smoothMax(smoothMax(shell(x, y, z), taper(x, y, z), 0.03), flat(x, y, z), 0.015);
    return smoothMin(head, arm(x, y, z), 0.02);
  };
};

const addMirrors = (group: THREE.Group, body: Field, spec: FittingSpec, shell: THREE.Material): void => {
  const [x, y] = spec.mirror;
  const out = flankAt(body, x, y);
  const field = mirrorField(out);
  const geometry = meshOf(field, { min: [-0.2, -0.05, out - 0.1], max: [0.2, 0.22, out + 0.32] }, 0.009);
  const glass = new THREE.CircleGeometry(1, 32);
  for (const sign of [1, -1]) {
    const half = new THREE.Mesh(geometry, shell);
    half.position.set(x, y, 0);
    half.scale.z = sign;
    group.add(half);
    const pane = new THREE.Mesh(glass, palette.mirror);
    pane.scale.set(0.1, 0.055, 1);
    pane.rotation.y = -Math.PI / 2;
    pane.position.set(x - 0.052, y + 0.088, sign * (out + 0.135));
    group.add(pane);
  }
};

const addHandles = (group: THREE.Group, body: Field, spec: FittingSpec): void => {
  for (const [x, y] of spec.handles) {
    const z = flankAt(body, x, y);
    const grip = roundBox([0, 0, 0], [0.105, 0.016, 0.012], 0.012);
    const geometry = meshOf(grip, { min: [-0.14, -0.05, -0.05], max: [0.14, 0.05, 0.05] }, 0.006);
    const cup = new THREE.CircleGeometry(1, 32);
    for (const sign of [1, -1]) {
      const mesh = new THREE.Mesh(geometry, palette.paint);
      const [, gy] = gradient(body, x, y, z);
      mesh.position.set(x, y, sign * (z + 0.02));
      mesh.rotation.x = -sign * Math.asin(Math.max(-0.5, Math.min(0.5, gy)));
      group.add(mesh);
      const dish = new THREE.Mesh(cup, palette.black);
      dish.scale.set(0.06, 0.026, 1);
      dish.position.set(x, y, sign * (z + 0.004));
      dish.rotation.x = mesh.rotation.x;
      if (sign < 0) dish.rotation.y = Math.PI;
      group.add(dish);
    }
  }
};

/** The aerial: a fin that leans back, 6 cm high. */
const finField: Field = (x, y, z) => {
  const front = (x + 1.9 * y - 0.1) / 2.15;
  const back = -0.075 - 0.1 * y - x;
  const side = Math.abs(z) - 0.024 + 0.26 * y;
  return smoothMax(smoothMax(front, back, 0.02), Math.max(side, y - 0.062, -0.03 - y), 0.015);
};

const addRoof = (group: THREE.Group, lines: Lines, body: Field, spec: FittingSpec): void => {
  const { rear } = ends(lines);
  if (spec.fin) {
    const x = rear + (lines.back(lines.shape.beltY + 0.42) - rear) + 0.34;
    const mesh = new THREE.Mesh(
      meshOf(finField, { min: [-0.12, -0.05, -0.05], max: [0.15, 0.1, 0.05] }, 0.006),
      palette.paint,
    );
    mesh.position.set(x, lines.roof(x), 0);
    mesh.rotation.z = Math.atan((lines.roof(x + 0.05) - lines.roof(x - 0.05)) / 0.1);
    group.add(mesh);
  }
  if (!spec.rails) return;
  const from = lines.screen(lines.roof(0) - 0.05) - 0.25;
  const to = lines.back(lines.roof(-1) - 0.1) + 0.2;
  const points = Array.from({ length: 14 }, (_, i) => {
    const x = from + ((to - from) * i) / 13;
    const lift = i === 0 || i === 13 ? -0.01 : 0.03;
    const z = lines.cabin(x) - lines.shape.tumble * (lines.roof(x) - lines.shape.beltY) - 0.07;
    let y = lines.roof(x) + 0.2;
    while (body(x, y, z) > 0 && y > 0.5) y -= 0.004;
    return new THREE.Vector3(x, y + lift, z);
  });
  for (const sign of [1, -1]) {
    const path = new THREE.CatmullRomCurve3(points.map((p) => new THREE.Vector3(p.x, p.y, p.z * sign)));
    group.add(new THREE.Mesh(new THREE.TubeGeometry(path, 60, 0.016, 10), palette.chrome));
  }
};

/** Mirrors, handles and what stands on the roof. */
export const addFittings = (
  group: THREE.Group,
  lines: Lines,
  body: Field,
  spec: FittingSpec,
  whiteRoof = false,
): void => {
  addMirrors(group, body, spec, whiteRoof ? palette.roof : palette.paint);
  addHandles(group, body, spec);
  addRoof(group, lines, body, spec);
};
