import { loadLibrary } from './content/library.ts';
import { buildTree } from './content/tree/build.ts';
import type { ContentTree } from './content/tree/tree.ts';
import { createDataset, type Dataset } from './data/dataset.ts';

/** The content and the records of a sandbox. Sandboxes of a process can share them. */
export interface Sources {
  /** Returns the tree of all sites' content. */
  readonly tree: () => Promise<ContentTree>;
  /**
   * Reads the content's files again.
   * @throws ContentError
   */
  readonly readAgain: () => Promise<ContentTree>;
  /** Returns the cars and dealers of all sites; `cars` is the size of the largest index. */
  readonly dataset: (options: { readonly seed: number; readonly cars: number }) => Dataset;
}

/** Creates sources that read the content when it is first requested, and create the records of a site once for each seed and number. */
export function createSources(): Sources {
  const read = () => loadLibrary().then(buildTree);
  let tree: Promise<ContentTree> | undefined;
  const records: NonNullable<Parameters<typeof createDataset>[1]> = new Map();
  return {
    tree: () => {
      tree ??= read();
      return tree;
    },
    readAgain: async () => {
      const current = await read();
      tree = Promise.resolve(current);
      return current;
    },
    dataset: (options) => createDataset(options, records),
  };
}
