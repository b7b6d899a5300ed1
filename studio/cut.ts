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

/** Divides all triangles that a level crosses. */
export const cutAt = (surface: Surface, level: Level): void => {
  const count = surface.points.length / 3;
  const values = Float64Array.from({ length: count }, (_, id) => {
    const value = level(vertexAt(surface, id));
    return Math.abs(value) < ON_CUT ? ON_CUT : value;
  });
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
    const corners = [0, 1, 2].map((k) => surface.index[at + k] as number) as [number, number, number];
    // The corner that is alone on its side, when the triangle is crossed.
    const alone = corners.findIndex((id, k) => {
      const side = (values[id] as number) < 0;
      return [1, 2].every((step) => (values[corners[(k + step) % 3] as number] as number) < 0 !== side);
    });
    if (alone < 0) {
      out.push(...corners);
      continue;
    }
    const [a, b, c] = [0, 1, 2].map((step) => corners[(alone + step) % 3] as number) as [number, number, number];
    const ab = between(a, b);
    const ac = between(a, c);
    out.push(a, ab, ac, ab, b, c, ab, c, ac);
  }
  surface.index = out;
};

/** A part of a surface, with vertices of its own. */
export type Part = { readonly points: Float32Array; readonly normals: Float32Array; readonly index: Uint32Array };

/** Divides a surface by the label of each triangle's middle. @param inset metres by which a part lies below the surface */
export const partsOf = (
  surface: Surface,
  labelAt: (middle: Vertex) => string,
  inset: (label: string) => number,
): Map<string, Part> => {
  const triangles = new Map<string, number[]>();
  for (let at = 0; at < surface.index.length; at += 3) {
    const corners = [0, 1, 2].map((k) => surface.index[at + k] as number);
    const [a, b, c] = corners.map((id) => vertexAt(surface, id)) as [Vertex, Vertex, Vertex];
    const middle = a.map((value, i) => (value + (b[i] as number) + (c[i] as number)) / 3) as unknown as Vertex;
    const label = labelAt(middle);
    const list = triangles.get(label) ?? [];
    list.push(...corners);
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
