import * as THREE from 'three';
import type { Field } from './field.ts';

export type Box = { readonly min: readonly [number, number, number]; readonly max: readonly [number, number, number] };

type Grid = {
  readonly values: Float32Array;
  readonly n: readonly [number, number, number];
  readonly cell: number;
  readonly box: Box;
};

/** @param isEven whether the field and the box are the same on both sides of z = 0: then one side is computed */
const sample = (field: Field, box: Box, cell: number, isEven: boolean): Grid => {
  const n = [0, 1, 2].map(
    (axis) => Math.ceil(((box.max[axis] as number) - (box.min[axis] as number)) / cell - 1e-6) + 1,
  );
  const [nx, ny, nz] = n as [number, number, number];
  const values = new Float32Array(nx * ny * nz);
  let at = 0;
  const layer = nx * ny;
  for (let k = 0; k < nz; k += 1) {
    if (isEven && k > (nz - 1) / 2) {
      values.copyWithin(at, (nz - 1 - k) * layer, (nz - k) * layer);
      at += layer;
      continue;
    }
    for (let j = 0; j < ny; j += 1) {
      for (let i = 0; i < nx; i += 1) {
        values[at] = field(box.min[0] + i * cell, box.min[1] + j * cell, box.min[2] + k * cell);
        at += 1;
      }
    }
  }
  return { values, n: [nx, ny, nz], cell, box };
};

/** The gradient of a field by central differences. */
export const gradient = (field: Field, x: number, y: number, z: number, h = 0.004): [number, number, number] => [
  (field(x + h, y, z) - field(x - h, y, z)) / (2 * h),
  (field(x, y + h, z) - field(x, y - h, z)) / (2 * h),
  (field(x, y, z + h) - field(x, y, z - h)) / (2 * h),
];

const EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
];

/** The mean of the crossings on a cell's edges, in cell units; nothing when the surface misses the cell. */
const crossing = (corner: readonly number[]): [number, number, number] | undefined => {
  let count = 0;
  const sum: [number, number, number] = [0, 0, 0];
  for (const [a, b] of EDGES) {
    const va = corner[a] as number;
    const vb = corner[b] as number;
    if (va < 0 === vb < 0) continue;
    const t = va / (va - vb);
    for (let axis = 0; axis < 3; axis += 1) {
      const pa = (a >> axis) & 1;
      const pb = (b >> axis) & 1;
      sum[axis] = (sum[axis] as number) + pa + (pb - pa) * t;
    }
    count += 1;
  }
  return count === 0 ? undefined : [sum[0] / count, sum[1] / count, sum[2] / count];
};

/** One vertex in each cell the surface passes through. */
const vertices = (grid: Grid): { points: number[]; ids: Int32Array } => {
  const [nx, ny, nz] = grid.n;
  const { values, cell, box } = grid;
  const ids = new Int32Array(values.length).fill(-1);
  const points: number[] = [];
  const offsets = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1];
  for (let k = 0; k < nz - 1; k += 1) {
    for (let j = 0; j < ny - 1; j += 1) {
      for (let i = 0; i < nx - 1; i += 1) {
        const at = i + nx * (j + ny * k);
        if (Math.abs(values[at] as number) > cell * 4) continue;
        const middle = crossing(offsets.map((offset) => values[at + offset] as number));
        if (middle === undefined) continue;
        ids[at] = points.length / 3;
        points.push(
          box.min[0] + (i + middle[0]) * cell,
          box.min[1] + (j + middle[1]) * cell,
          box.min[2] + (k + middle[2]) * cell,
        );
      }
    }
  }
  return { points, ids };
};

/** The two triangles around one grid edge, or none where a neighbouring cell has no vertex. */
const quadAt = (ids: Int32Array, at: number, u: number, v: number, inside: boolean): readonly number[] => {
  const quad = [at, at - u, at - u - v, at - v].map((cellAt) => ids[cellAt] as number);
  if (quad.some((id) => id < 0)) return [];
  const [a, b, c, d] = (inside ? quad : quad.reverse()) as [number, number, number, number];
  return [a, b, c, a, c, d];
};

/** Two triangles for every grid edge that crosses the surface. */
const triangles = (grid: Grid, ids: Int32Array): number[] => {
  const [nx, ny, nz] = grid.n;
  const strides = [1, nx, nx * ny] as const;
  const out: number[] = [];
  const edges = (at: number): void => {
    const inside = (grid.values[at] as number) < 0;
    for (let axis = 0; axis < 3; axis += 1) {
      if (inside === (grid.values[at + (strides[axis] as number)] as number) < 0) continue;
      out.push(...quadAt(ids, at, strides[(axis + 1) % 3] as number, strides[(axis + 2) % 3] as number, inside));
    }
  };
  for (let k = 1; k < nz - 1; k += 1) {
    for (let j = 1; j < ny - 1; j += 1) {
      for (let i = 1; i < nx - 1; i += 1) edges(i + nx * (j + ny * k));
    }
  }
  return out;
};

/** Draws every vertex onto the surface and reads its normal from the field, so that shading is smoother than the mesh. */
const settle = (field: Field, points: number[]): Float32Array => {
  const normals = new Float32Array(points.length);
  for (let at = 0; at < points.length; at += 3) {
    let x = points[at] as number;
    let y = points[at + 1] as number;
    let z = points[at + 2] as number;
    for (let round = 0; round < 2; round += 1) {
      const [gx, gy, gz] = gradient(field, x, y, z);
      const step = field(x, y, z) / Math.max(0.05, gx * gx + gy * gy + gz * gz);
      const bound = Math.max(-0.01, Math.min(0.01, step));
      x -= gx * bound;
      y -= gy * bound;
      z -= gz * bound;
    }
    points[at] = x;
    points[at + 1] = y;
    points[at + 2] = z;
    const [gx, gy, gz] = gradient(field, x, y, z);
    const length = Math.hypot(gx, gy, gz) || 1;
    normals.set([gx / length, gy / length, gz / length], at);
  }
  return normals;
};

/**
 * The surface of a field inside a box as an indexed mesh: surface nets, settled on the field. `cell` in metres. A box with
 * `isEven` is as large on both sides of z = 0, in whole cells, and its field is the same there.
 */
export const meshOf = (field: Field, box: Box, cell: number, isEven = false): THREE.BufferGeometry => {
  const grid = sample(field, box, cell, isEven);
  const { points, ids } = vertices(grid);
  const index = triangles(grid, ids);
  const normals = settle(field, points);
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(Float32Array.from(points), 3));
  geometry.setAttribute('normal', new THREE.BufferAttribute(normals, 3));
  geometry.setIndex(index);
  return geometry;
};
