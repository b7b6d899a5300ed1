import type * as THREE from 'three';
import type { Field } from './field.ts';
import type { Box } from './mesh.ts';

/** An object that blocks light: a body sampled into cells, and its shade on the floor. */
export type Occluder = {
  readonly hit: (x: number, y: number, z: number) => boolean;
  readonly box: Box;
};

const RAYS = 32;
const STRIDE = 0.042;
const REACH = 1.3;

/** Directions over a hemisphere around +y, denser towards the pole as the cosine asks. */
const HEMISPHERE = Array.from({ length: RAYS }, (_, i): readonly [number, number, number] => {
  const u = (i + 0.5) / RAYS;
  const radius = Math.sqrt(u);
  const angle = i * 2.399963;
  return [radius * Math.cos(angle), Math.sqrt(1 - u), radius * Math.sin(angle)];
});

/** Edge of a cell in metres. */
const CELL = 0.025;

/** Fills the cells where one of the fields is solid. */
export const occluderOf = (fields: readonly Field[], box: Box): Occluder => {
  const n = [0, 1, 2].map((axis) => Math.ceil(((box.max[axis] as number) - (box.min[axis] as number)) / CELL) + 1);
  const [nx, ny, nz] = n as [number, number, number];
  const solid = new Uint8Array(nx * ny * nz);
  for (let k = 0; k < nz; k += 1) {
    for (let j = 0; j < ny; j += 1) {
      for (let i = 0; i < nx; i += 1) {
        const x = box.min[0] + (i + 0.5) * CELL;
        const y = box.min[1] + (j + 0.5) * CELL;
        const z = box.min[2] + (k + 0.5) * CELL;
        if (fields.some((field) => field(x, y, z) < 0)) solid[i + nx * (j + ny * k)] = 1;
      }
    }
  }
  const hit = (x: number, y: number, z: number): boolean => {
    const i = Math.floor((x - box.min[0]) / CELL);
    const j = Math.floor((y - box.min[1]) / CELL);
    const k = Math.floor((z - box.min[2]) / CELL);
    if (i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz) return false;
    return solid[i + nx * (j + ny * k)] === 1;
  };
  return { hit, box };
};

/** Whether a ray meets the body before it leaves the reach; `shade` is what floor under the body costs. */
const blocked = (occluder: Occluder, p: readonly number[], d: readonly number[], start: number): number => {
  for (let t = start; t < REACH; t += STRIDE) {
    const x = (p[0] as number) + (d[0] as number) * t;
    const y = (p[1] as number) + (d[1] as number) * t;
    const z = (p[2] as number) + (d[2] as number) * t;
    if (y < 0) {
      const { min, max } = occluder.box;
      const under = x > min[0] + 0.2 && x < max[0] - 0.2 && Math.abs(z) < max[2] - 0.25;
      return under ? 0.85 : 0;
    }
    if (occluder.hit(x, y, z)) return 1;
  }
  return 0;
};

/** Open sky seen from a point with a normal, 0 to 1. */
const openness = (occluder: Occluder, p: readonly number[], n: readonly number[], start: number): number => {
  const [nx, ny, nz] = n as [number, number, number];
  const helper = Math.abs(ny) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const tx = (helper[1] as number) * nz - (helper[2] as number) * ny;
  const ty = (helper[2] as number) * nx - (helper[0] as number) * nz;
  const tz = (helper[0] as number) * ny - (helper[1] as number) * nx;
  const length = Math.hypot(tx, ty, tz);
  const t = [tx / length, ty / length, tz / length] as const;
  const b = [ny * t[2] - nz * t[1], nz * t[0] - nx * t[2], nx * t[1] - ny * t[0]] as const;
  let sum = 0;
  for (const [u, w, v] of HEMISPHERE) {
    const d = [t[0] * u + nx * w + b[0] * v, t[1] * u + ny * w + b[1] * v, t[2] * u + nz * w + b[2] * v];
    sum += blocked(occluder, p, d, start);
  }
  return 1 - sum / RAYS;
};

/** Writes the openness of each vertex as attribute `open`, with the geometry at its place in the model. */
export const bakeOpenness = (
  geometry: THREE.BufferGeometry,
  place: THREE.Matrix4,
  occluder: Occluder,
  create: (data: Float32Array) => THREE.BufferAttribute,
): void => {
  const placed = geometry.clone().applyMatrix4(place);
  const position = placed.getAttribute('position');
  const normal = placed.getAttribute('normal');
  const open = new Float32Array(position.count);
  for (let i = 0; i < position.count; i += 1) {
    const n = [normal.getX(i), normal.getY(i), normal.getZ(i)];
    const p = [
      position.getX(i) + (n[0] as number) * 0.03,
      position.getY(i) + (n[1] as number) * 0.03,
      position.getZ(i) + (n[2] as number) * 0.03,
    ];
    open[i] = openness(occluder, p, n, 0.02);
  }
  geometry.setAttribute('open', create(open));
};

/** Smooths the bands of a small number of rays by a 5 x 5 mean. */
const smooth = (map: Uint8Array, size: number): Uint8Array => {
  const out = map.slice();
  for (let row = 2; row < size - 2; row += 1) {
    for (let column = 2; column < size - 2; column += 1) {
      let sum = 0;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) sum += map[(row + dy) * size + column + dx] as number;
      }
      out[row * size + column] = Math.round(sum / 25);
    }
  }
  return out;
};

/** Light left on the floor around a model, bytes of a `size` x `size` square map that spans `span` metres. */
export const floorLight = (occluder: Occluder, size: number, span: number): Uint8Array => {
  const map = new Uint8Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const x = ((column + 0.5) / size - 0.5) * span;
      const z = ((row + 0.5) / size - 0.5) * span;
      map[row * size + column] = Math.round(openness(occluder, [x, 0.002, z], [0, 1, 0], 0.01) * 255);
    }
  }
  return smooth(smooth(map, size), size);
};
