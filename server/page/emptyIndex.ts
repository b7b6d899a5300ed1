import type { LoaderPorts } from '../../src/contracts/page/loader.ts';

/** Searches of a site without a search engine: an index without records. */
export const searchNothing: LoaderPorts['searchCars'] = async ({ limit = 0, offset = 0 }) => ({
  facet: [],
  content: [],
  total_items: 0,
  limit,
  offset,
});
