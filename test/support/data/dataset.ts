import type { Dataset } from '../../../sandbox/data/dataset.ts';
import { importShared } from '../shared.ts';

/**
 * Returns the records that the sandbox has for the seed 1, created once for all files of a Jest worker. Nobody may change them.
 *
 * @param cars size of the largest index; 2,400 by default
 */
export async function datasetOf(cars = 2_400): Promise<Dataset> {
  const url = new URL('../source/sharedSources.ts', import.meta.url).href;
  const { sources } = await importShared<typeof import('../source/sharedSources.ts')>(url);
  return sources.dataset({ seed: 1, cars });
}
