import type { LoadResult, SectionLoader } from '../../src/contracts/loader.ts';
import type { Loaders } from '../page/sections.ts';

/**
 * The loaders as pages for editors need them: everything is awaited, and nothing turns the page into another one. What
 * shows by an address of its own alone (a car, a dealer) has nothing to show on the page that stands for all of them.
 */
export function editorLoaders(loaders: Loaders): Loaders {
  return Object.fromEntries(Object.entries(loaders).map(([name, loader]) => [name, settled(loader)]));
}

function settled({ load }: SectionLoader): SectionLoader {
  return { load: async (rendering, context) => asData(await load(rendering, context)) };
}

/** Fails its own section when there is nothing to show. */
function asData(result: LoadResult<unknown>): LoadResult<unknown> {
  if (result.kind === 'data') return result;
  if (result.kind === 'failed') throw result.error;
  if (result.kind !== 'redirect' && result.value !== undefined) return { kind: 'data', value: result.value };
  throw new Error(`Nothing to show to an editor: ${result.kind}`);
}
