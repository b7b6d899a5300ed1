import { posix } from 'node:path';

export interface Edge {
  file: string;
  target: string;
  /** Erased before the file runs. */
  typeOnly: boolean;
}

/**
 * Returns the project files that a source imports: static and dynamic imports, type imports and re-exports.
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
 * Returns the cycles of a graph (strongly connected components, by Tarjan's algorithm): groups of files that all import
 * each other directly or indirectly, and files that import themselves.
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
    const targetsOfFile = targets.get(file) ?? [];
    for (const { target } of targetsOfFile) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lower(file, low.get(target) ?? position);
    }
    if (low.get(file) !== position) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || targetsOfFile.some(({ target }) => target === file)) cycles.push(group.sort());
  }

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/**
 * Folders, or beginnings of paths, lowest layer first. Those of one inner array are siblings, which must not import
 * each other.
 */
export type Layers = readonly (readonly string[])[];

/**
 * Returns the imports of a higher layer, of a sibling or of a file outside all layers, and the files that are in no
 * layer.
 */
export function violationsOf(layers: Layers, edges: readonly Edge[]): string[] {
  const placeOf = (file: string) => layers.findIndex((layer) => layer.some((folder) => file.startsWith(folder)));
  const folderOf = (file: string) => layers.flat().find((folder) => file.startsWith(folder));
  return edges.flatMap(({ file, target }) => {
    const [from, to] = [placeOf(file), placeOf(target)];
    if (from === -1) return [`${file} is in no layer`];
    if (to !== -1 && (to < from || folderOf(file) === folderOf(target))) return [];
    return [`${file} imports ${target}`];
  });
}
