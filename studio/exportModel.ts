import { writeFileSync } from 'node:fs';
import * as THREE from 'three';
import { SHAPES, type ShapeName } from '../sandbox/media/shapes.ts';
import { bodyField, ends, linesOf } from './body.ts';
import { cabinOf } from './cabin.ts';
import type { DriverSide } from './cockpit.ts';
import { cutAt, type Part, partsOf, refine, surfaceOf, type Vertex } from './cut.ts';
import { addFittings } from './fittings.ts';
import { INSETS, type PartName } from './levels.ts';
import { type Box, meshOf } from './mesh.ts';
import { roadster } from './motorcycle.ts';
import { addTouring } from './motorcycleTouring.ts';
import { featuresOf } from './panels.ts';
import type { CarSpec } from './specs/carSpec.ts';
import { wheelOf } from './wheel.ts';

const groupParts = (group: THREE.Group): [string, Part][] => {
  const out: [string, Part][] = [];
  group.updateMatrixWorld(true);
  group.traverse((node) => {
    if (!(node instanceof THREE.Mesh)) return;
    const geometry = (node.geometry as THREE.BufferGeometry).clone().applyMatrix4(node.matrixWorld);
    const position = geometry.getAttribute('position');
    const index = geometry.getIndex()?.array ?? Array.from({ length: position.count }, (_, i) => i);
    const flip = node.matrixWorld.determinant() < 0;
    const ids = Uint32Array.from(index);
    if (flip)
      for (let i = 0; i < ids.length; i += 3) [ids[i + 1], ids[i + 2]] = [ids[i + 2] as number, ids[i + 1] as number];
    out.push([
      (node.material as THREE.Material).name,
      {
        points: Float32Array.from(position.array),
        normals: Float32Array.from(geometry.getAttribute('normal').array),
        index: ids,
      },
    ]);
  });
  return out;
};

/** Returns the parts of a car. */
export const carParts = (spec: CarSpec, cell: number): [string, Part][] => {
  const { shape } = spec;
  const lines = linesOf(shape);
  const body = bodyField(lines);
  const { front, rear } = ends(lines);
  const height = Math.max(...shape.roof.map(([, y]) => y)) + 0.03;
  const side = Math.ceil(1.1 / cell) * cell;
  const box: Box = { min: [rear - 0.1, shape.belly - 0.06, -side], max: [front + 0.1, height + 0.04, side] };
  const surface = surfaceOf(meshOf(body, box, cell, true));
  refine(surface, ([x, y]) => x > front - 0.6 && y < spec.skin.screenFoot);
  // The bars of openings are narrow.
  const width = Math.max(spec.skin.grille.half, spec.skin.intake[2]) + 0.02;
  refine(surface, ([x, y, z, nx]) => nx > 0.2 && x > front - 0.5 && Math.abs(z) < width && y < spec.skin.headlamp.high);
  const features = featuresOf(lines, spec.skin);
  for (const { at, cuts } of features) cutAt(surface, at, cuts);
  const nameAt = (v: Vertex): PartName => {
    for (const { at, partAt } of features) {
      const part = partAt(at(v));
      if (part) return part;
    }
    return 'paint';
  };
  const shell = partsOf(surface, nameAt, (label) => INSETS[label as PartName]);
  const group = new THREE.Group();
  addFittings(group, lines, body, spec.fittings, spec.skin.whiteRoof);
  for (const end of [1, -1])
    for (const side of [1, -1]) {
      const wheel = wheelOf(shape.wheel, spec.tire, spec.wheels);
      if (side < 0) wheel.rotation.y = Math.PI;
      const pivot = new THREE.Group();
      pivot.position.set((end * shape.wheelbase) / 2, shape.wheel, (side * (shape.track + 0.02)) / 2);
      pivot.add(wheel);
      group.add(pivot);
    }
  if (spec.fittings.spare === true) {
    const spare = wheelOf(shape.wheel * 0.92, spec.tire, spec.wheels);
    spare.rotation.y = -Math.PI / 2;
    spare.position.set(lines.tail(shape.beltY - 0.12) - 0.1, shape.beltY - 0.12, 0);
    group.add(spare);
  }
  return [...shell, ...groupParts(group)];
};

/** Returns the parts of a motorcycle, in the size of its shape. */
export const motorcycleParts = (name: ShapeName, cell: number): [string, Part][] => {
  const { size } = SHAPES[name];
  const motorcycle = roadster(cell);
  const { group, head } = motorcycle;
  head.quaternion.setFromAxisAngle(new THREE.Vector3(-0.34, 0.94, 0).normalize(), -0.2);
  if (name === 'adventure') addTouring(motorcycle);
  const outer = new THREE.Group();
  outer.add(group);
  const box = new THREE.Box3().setFromObject(group);
  outer.scale.setScalar(size[0] / 1000 / (box.max.x - box.min.x));
  return groupParts(outer);
};

/** Returns the parts that are seen from inside of a car, or by the rider of a motorcycle. */
export const interiorParts = (of: 'cabin' | 'motorcycle', cell: number, side: DriverSide): [string, Part][] =>
  groupParts(of === 'cabin' ? cabinOf(cell, side) : roadster(cell).group);

/** Writes parts: a JSON header of one line, then positions, normals and indexes of each part. */
export const writeParts = (path: string, parts: readonly [string, Part][]): void => {
  const head = { parts: parts.map(([name, { points, index }]) => [name, points.length / 3, index.length]) };
  const chunks: Uint8Array[] = [Buffer.from(`${JSON.stringify(head)}\n`)];
  for (const [, { points, normals, index }] of parts)
    for (const a of [points, normals, index]) chunks.push(Buffer.from(a.buffer, a.byteOffset, a.byteLength));
  writeFileSync(path, Buffer.concat(chunks));
};
