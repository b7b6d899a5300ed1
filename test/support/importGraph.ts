import { posix } from 'node:path';

export interface Edge {
  file: string;
  target: string;
  /** Erased before it runs. */
  typeOnly: boolean;
}

/**
 * Returns the files of ours that a source imports: statically, dynamically, for their types, or by exporting from them.
 *
 * @param file path from the root, as `target` of the edges is
 */
export function importsOf(file: string, code: string): Edge[] {
  const statements = code.matchAll(/(?:^(import|export)( type)?[^;]*?from\s*|\bimport\s*\(?\s*)'(\.[^']+)'/gm);
  return [...statements].map(([, , type, specifier = '']) => ({
    file,
    target: posix.join(posix.dirname(file), specifier),
    typeOnly: type !== undefined,
  }));
}

/**
 * Returns the cycles of a graph: groups of files each of which imports, directly or not, every other one of its group
 * (strongly connected components, by Tarjan's algorithm), and files that import themselves.
 */
export function cyclesIn(edges: readonly Edge[]): string[][] {
  const targets = Map.groupBy(edges, ({ file }) => file);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const lower = (file: string, to: number) => low.set(file, Math.min(low.get(file) ?? to, to));
  function visit(file: string): void {
    const position = order.size;
    order.set(file, position);
    lower(file, position);
    open.push(file);
    const own = targets.get(file) ?? [];
    for (const { target } of own) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lower(file, low.get(target) ?? position);
    }
    if (low.get(file) !== position) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || own.some(({ target }) => target === file)) cycles.push(group.sort());
  }

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/** Folders, or beginnings of paths, lowest first. Those of one inner array are siblings that know nothing of each other. */
export type Layers = readonly (readonly string[])[];

/** Returns the imports that lead to a higher layer, to a sibling, or out of all layers; and files that are in none. */
export function breachesOf(layers: Layers, edges: readonly Edge[]): string[] {
  const placeOf = (file: string) => layers.findIndex((layer) => layer.some((folder) => file.startsWith(folder)));
  const folderOf = (file: string) => layers.flat().find((folder) => file.startsWith(folder));
  return edges.flatMap(({ file, target }) => {
    const [from, to] = [placeOf(file), placeOf(target)];
    if (from === -1) return [`${file} is in no layer`];
    if (to !== -1 && (to < from || folderOf(file) === folderOf(target))) return [];
    return [`${file} imports ${target}`];
  });
}
