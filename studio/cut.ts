import type * as THREE from 'three';

/** A surface that is cut into parts along outlines. Coordinates of all points one after another, three indexes a triangle. */
export type Surface = { points: number[]; normals: number[]; index: number[] };

/** A vertex: position and normal. */
export type Vertex = readonly [x: number, y: number, z: number, nx: number, ny: number, nz: number];

/** Where a cut runs: the surface is divided where the value is zero. */
export type Level = (vertex: Vertex) => number;

export const surfaceOf = (geometry: THREE.BufferGeometry): Surface => ({
  points: Array.from(geometry.getAttribute('position').array),
  normals: Array.from(geometry.getAttribute('normal').array),
  index: Array.from(geometry.getIndex()?.array ?? []),
});

const vertexAt = ({ points, normals }: Surface, id: number): Vertex => {
  const at = id * 3;
  return [
    points[at] as number,
    points[at + 1] as number,
    points[at + 2] as number,
    normals[at] as number,
    normals[at + 1] as number,
    normals[at + 2] as number,
  ];
};

/** Adds the vertex between two others. @param t share of the second */
const addBetween = (surface: Surface, from: number, to: number, t: number): number => {
  const a = vertexAt(surface, from);
  const b = vertexAt(surface, to);
  const mixed = a.map((value, i) => value + ((b[i] as number) - value) * t);
  const [x = 0, y = 0, z = 0, nx = 0, ny = 0, nz = 0] = mixed;
  const length = Math.hypot(nx, ny, nz) || 1;
  surface.points.push(x, y, z);
  surface.normals.push(nx / length, ny / length, nz / length);
  return surface.points.length / 3 - 1;
};

/** Values so near to zero that the vertex itself is on the cut. */
const ON_CUT = 1e-5;

/** Divides all triangles that a level crosses at any of some values. */
export const cutAt = (surface: Surface, level: Level, cuts: readonly number[]): void => {
  const levels: number[] = [];
  for (const cut of cuts) {
    const count = surface.points.length / 3;
    // Those of earlier cuts have not changed.
    for (let id = levels.length; id < count; id += 1) levels.push(level(vertexAt(surface, id)));
    const values = new Float64Array(count);
    for (let id = 0; id < count; id += 1) {
      const value = (levels[id] as number) - cut;
      values[id] = Math.abs(value) < ON_CUT ? ON_CUT : value;
    }
    cutWhere(surface, values);
  }
};

/** Divides all triangles whose corners have values on both sides of zero. */
const cutWhere = (surface: Surface, values: Float64Array): void => {
  const count = values.length;
  const added = new Map<number, number>();
  const between = (a: number, b: number): number => {
    const key = Math.min(a, b) * count + Math.max(a, b);
    const existing = added.get(key);
    if (existing !== undefined) return existing;
    const va = values[a] as number;
    const id = addBetween(surface, a, b, va / (va - (values[b] as number)));
    added.set(key, id);
    return id;
  };
  const out: number[] = [];
  for (let at = 0; at < surface.index.length; at += 3) {
    const first = surface.index[at] as number;
    const second = surface.index[at + 1] as number;
    const third = surface.index[at + 2] as number;
    const one = (values[first] as number) < 0;
    const two = (values[second] as number) < 0;
    const three = (values[third] as number) < 0;
    if (one === two && two === three) {
      out.push(first, second, third);
      continue;
    }
    // `a` is alone on its side.
    let [a, b, c] = [first, second, third];
    if (one === three) [a, b, c] = [second, third, first];
    else if (one === two) [a, b, c] = [third, first, second];
    const ab = between(a, b);
    const ac = between(a, c);
    out.push(a, ab, ac, ab, b, c, ab, c, ac);
  }
  surface.index = out;
};

/** Divides the triangles of a place into four, so that outlines are exact there. */
export const refine = (surface: Surface, isPlace: (vertex: Vertex) => boolean): void => {
  const count = surface.points.length / 3;
  const inside = Uint8Array.from({ length: count }, (_, id) => Number(isPlace(vertexAt(surface, id))));
  const added = new Map<number, number>();
  const middle = (a: number, b: number): number => {
    const key = Math.min(a, b) * count + Math.max(a, b);
    const id = added.get(key) ?? addBetween(surface, a, b, 0.5);
    added.set(key, id);
    return id;
  };
  const out: number[] = [];
  for (let at = 0; at < surface.index.length; at += 3) {
    const [a, b, c] = surface.index.slice(at, at + 3) as [number, number, number];
    if (inside[a] === 0 || inside[b] === 0 || inside[c] === 0) {
      out.push(a, b, c);
      continue;
    }
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    out.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  }
  surface.index = out;
};

/** A part of a surface, with vertices of its own. */
export type Part = { readonly points: Float32Array; readonly normals: Float32Array; readonly index: Uint32Array };

const middleOf = ({ points, normals }: Surface, first: number, second: number, third: number): Vertex => {
  const [a, b, c] = [first * 3, second * 3, third * 3];
  const mean = (values: readonly number[], axis: number): number =>
    ((values[a + axis] as number) + (values[b + axis] as number) + (values[c + axis] as number)) / 3;
  return [mean(points, 0), mean(points, 1), mean(points, 2), mean(normals, 0), mean(normals, 1), mean(normals, 2)];
};

/** Divides a surface by the label of each triangle's middle. @param inset metres by which a part lies below the surface */
export const partsOf = (
  surface: Surface,
  labelAt: (middle: Vertex) => string,
  inset: (label: string) => number,
): Map<string, Part> => {
  const triangles = new Map<string, number[]>();
  for (let at = 0; at < surface.index.length; at += 3) {
    const first = surface.index[at] as number;
    const second = surface.index[at + 1] as number;
    const third = surface.index[at + 2] as number;
    const label = labelAt(middleOf(surface, first, second, third));
    const list = triangles.get(label) ?? [];
    list.push(first, second, third);
    triangles.set(label, list);
  }
  return new Map([...triangles].map(([label, index]) => [label, partWith(surface, index, inset(label))]));
};

const partWith = (surface: Surface, triangles: readonly number[], inset: number): Part => {
  const ids = new Map<number, number>();
  const points: number[] = [];
  const normals: number[] = [];
  const index = triangles.map((id) => {
    const existing = ids.get(id);
    if (existing !== undefined) return existing;
    const [x, y, z, nx, ny, nz] = vertexAt(surface, id);
    points.push(x - nx * inset, y - ny * inset, z - nz * inset);
    normals.push(nx, ny, nz);
    ids.set(id, ids.size);
    return ids.size - 1;
  });
  if (inset > 0) addWalls(surface, triangles, { ids, points, normals, index });
  return { points: Float32Array.from(points), normals: Float32Array.from(normals), index: Uint32Array.from(index) };
};

type Draft = { ids: Map<number, number>; points: number[]; normals: number[]; index: number[] };

/** Adds what stands between the edge of a sunken part and the surface, so that nobody looks inside between them. */
const addWalls = (surface: Surface, triangles: readonly number[], { ids, points, normals, index }: Draft): void => {
  const count = surface.points.length / 3;
  const edges = new Map<number, readonly [number, number]>();
  for (let at = 0; at < triangles.length; at += 3) {
    for (let k = 0; k < 3; k += 1) {
      const a = triangles[at + k] as number;
      const b = triangles[at + ((k + 1) % 3)] as number;
      if (!edges.delete(b * count + a)) edges.set(a * count + b, [a, b]);
    }
  }
  for (const [a, b] of edges.values()) {
    const [ax, ay, az] = vertexAt(surface, a);
    const [bx, by, bz] = vertexAt(surface, b);
    const lowA = ids.get(a) as number;
    const lowB = ids.get(b) as number;
    const first = points.length / 3;
    // From the edge into the part, along its surface.
    const normal = [0, 1, 2].map((c) => normals[lowA * 3 + c] as number) as [number, number, number];
    const along = [bx - ax, by - ay, bz - az] as const;
    const inward = [
      normal[1] * along[2] - normal[2] * along[1],
      normal[2] * along[0] - normal[0] * along[2],
      normal[0] * along[1] - normal[1] * along[0],
    ];
    const length = Math.hypot(...inward) || 1;
    for (const id of [lowA, lowB]) points.push(...points.slice(id * 3, id * 3 + 3));
    points.push(ax, ay, az, bx, by, bz);
    for (let k = 0; k < 4; k += 1) normals.push(...inward.map((value) => value / length));
    index.push(first, first + 1, first + 3, first, first + 3, first + 2);
  }
};
