import type { LoadResult, SectionLoader } from '../../src/contracts/page/loader.ts';
import type { Loaders } from '../page/sections.ts';

/**
 * Returns the loaders for pages for editors: all of them are awaited, and none redirects or replaces the page. A section that
 * needs a record (a car, a dealer) fails when the route names none.
 */
export function editorLoaders(loaders: Loaders): Loaders {
  return Object.fromEntries(Object.entries(loaders).map(([name, loader]) => [name, blockingLoader(loader)]));
}

function blockingLoader({ load }: SectionLoader): SectionLoader {
  return { load: async (rendering, context) => toData(await load(rendering, context)) };
}

/** Returns the result's data, or throws, which fails only this section. */
function toData(result: LoadResult<unknown>): LoadResult<unknown> {
  if (result.kind === 'data') return result;
  if (result.kind === 'failed') throw result.error;
  if (result.kind !== 'redirect' && result.value !== undefined) return { kind: 'data', value: result.value };
  throw new Error(`No data for an editor: ${result.kind}`);
}
