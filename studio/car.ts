import * as THREE from 'three';
import { Sheet } from './atlas.ts';
import { bodyField, ends, linesOf } from './body.ts';
import type { Field } from './field.ts';
import { addFittings } from './fittings.ts';
import { paletteOf, type Shared, skinMaterial } from './materials.ts';
import { type Box, meshOf } from './mesh.ts';
import { bakeOpenness, floorLight, type Occluder, occluderOf } from './occlusion.ts';
import { drawSkin } from './skin.ts';
import type { CarSpec } from './specs/carSpec.ts';
import { wheelOf } from './wheel.ts';

/** A vehicle for a set. `steer` rotates the front wheels, in radians. */
export type Model = {
  readonly group: THREE.Group;
  readonly floor: THREE.DataTexture;
  /** Points of the outline, for framing. */
  readonly hull: readonly THREE.Vector3[];
  readonly length: number;
  readonly height: number;
  readonly steer: (angle: number) => void;
  /** Target of the close-up. */
  readonly focus: readonly [number, number, number];
  /** Viewpoint of the cockpit. */
  readonly eye: {
    readonly from: readonly [number, number, number];
    readonly to: readonly [number, number, number];
    readonly lens: number;
  };
};

/** Viewpoint between the front seats of `cockpit.ts`. */
export const CABIN_EYE = { from: [-0.42, 1.16, -0.08], to: [0.7, 0.84, -0.06], lens: 56 } as const;

/** Level of detail: cells of the body in metres, pixels per metre of the blueprint, size of the floor map. */
export type Detail = { readonly cell: number; readonly sheet: number; readonly floor: number };

export const FLOOR_SPAN = 9;

/** Bakes occlusion into all meshes of a group and returns the light on the floor as a texture. */
export const bake = (group: THREE.Group, occluder: Occluder, size: number): THREE.DataTexture => {
  group.updateMatrixWorld(true);
  const seen = new Set<THREE.BufferGeometry>();
  group.traverse((node) => {
    if (!(node instanceof THREE.Mesh)) return;
    if (seen.has(node.geometry)) node.geometry = node.geometry.clone();
    seen.add(node.geometry);
    bakeOpenness(node.geometry, node.matrixWorld, occluder, (data) => new THREE.BufferAttribute(data, 1));
  });
  const texture = new THREE.DataTexture(floorLight(occluder, size, FLOOR_SPAN), size, size, THREE.RedFormat);
  texture.magFilter = THREE.LinearFilter;
  texture.minFilter = THREE.LinearFilter;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  return texture;
};

/** Returns some hundred points of all meshes in world coordinates. */
export const hullOf = (group: THREE.Group): THREE.Vector3[] => {
  const out: THREE.Vector3[] = [];
  group.updateMatrixWorld(true);
  group.traverse((node) => {
    if (!(node instanceof THREE.Mesh)) return;
    const position = (node.geometry as THREE.BufferGeometry).getAttribute('position');
    const step = Math.max(1, Math.floor(position.count / 900));
    for (let i = 0; i < position.count; i += step) {
      out.push(new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(node.matrixWorld));
    }
  });
  return out;
};

const cylinder =
  (x: number, y: number, radius: number, inner: number, outer: number): Field =>
  (px, py, pz) =>
    Math.max(Math.hypot(px - x, py - y) - radius, Math.abs(pz) - outer, inner - Math.abs(pz));

const wheelsOf = (
  spec: CarSpec,
  palette: ReturnType<typeof paletteOf>,
): { group: THREE.Group; fronts: THREE.Group[] } => {
  const { shape } = spec;
  const group = new THREE.Group();
  const fronts: THREE.Group[] = [];
  for (const end of [1, -1]) {
    for (const side of [1, -1]) {
      const wheel = wheelOf(palette, shape.wheel, spec.tire, spec.wheels);
      if (side < 0) wheel.rotation.y = Math.PI;
      const pivot = new THREE.Group();
      pivot.position.set((end * shape.wheelbase) / 2, shape.wheel, (side * (shape.track + 0.02)) / 2);
      wheel.rotation.z = side * 0.31;
      pivot.add(wheel);
      group.add(pivot);
      if (end > 0) fronts.push(pivot);
    }
  }
  return { group, fronts };
};

/** Builds a car from its spec. */
export const carOf = (spec: CarSpec, shared: Shared, detail: Detail): Model => {
  const { shape } = spec;
  const lines = linesOf(shape);
  const body = bodyField(lines);
  const { front, rear } = ends(lines);
  const height = Math.max(...shape.roof.map(([, y]) => y)) + 0.03;
  const box: Box = { min: [rear - 0.1, shape.belly - 0.06, -1.1], max: [front + 0.1, height + 0.04, 1.1] };
  const sheet = new Sheet(detail.sheet);
  drawSkin(sheet, lines, spec.skin);
  const cabin = {
    belt: shape.beltY - 0.01,
    half: lines.cabin(0) - 0.06,
    front: lines.screen(shape.beltY + 0.25),
    rear: lines.back(shape.beltY + 0.2),
    seats: spec.seats,
  };
  const wells = new THREE.Vector4(shape.wheelbase / 2, shape.wheel, lines.arch, 0);
  const group = new THREE.Group();
  group.add(new THREE.Mesh(meshOf(body, box, detail.cell), skinMaterial(shared, sheet, cabin, wells)));
  const palette = paletteOf(shared);
  addFittings(group, palette, lines, body, spec.fittings);
  const wheels = wheelsOf(spec, palette);
  group.add(wheels.group);
  const inner = shape.track / 2 - spec.tire / 2;
  const tires = [1, -1].map((end) =>
    cylinder((end * shape.wheelbase) / 2, shape.wheel, shape.wheel, inner, inner + spec.tire * 0.8),
  );
  // Bodies have wheel arches, but block light from below.
  const floor = bake(group, occluderOf([body], box), 8);
  floor.dispose();
  const shade = floorShade(
    occluderOf([body, ...tires], { min: [box.min[0], 0, box.min[2]], max: box.max }),
    detail.floor,
  );
  const steer = (angle: number): void => {
    for (const pivot of wheels.fronts) pivot.rotation.y = angle;
  };
  return {
    group,
    hull: hullOf(group),
    floor: shade,
    length: front - rear,
    height,
    steer,
    focus: [shape.wheelbase / 2 + 0.3, shape.wheel + 0.17, -lines.plan(shape.wheelbase / 2 + 0.3) + 0.1],
    eye: CABIN_EYE,
  };
};

const floorShade = (occluder: Occluder, size: number): THREE.DataTexture => bake(new THREE.Group(), occluder, size);
