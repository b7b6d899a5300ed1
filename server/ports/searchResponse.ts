import { isRecord } from '../../lib/record.ts';
import {
  histogramFacetSchema,
  type SearchResponse,
  searchResponseSchema,
  valueFacetSchema,
} from '../../src/contracts/search/search.ts';
import { quickCheckOf } from '../../src/contracts/validate.ts';
import { checked } from './upstream/checked.ts';

/**
 * Lets a response of the search engine in; its records are the caller's to check.
 *
 * @throws UpstreamError of kind `invalid` that names the first wrong member
 */
export function readSearchResponse(body: unknown, at: { upstream: string; operation: string }): SearchResponse {
  const response = checked(searchResponseSchema, body, at, isSearchResponse) as Partial<SearchResponse>;
  const { facet = [], content = [], total_items = 0, limit = 0, offset = 0 } = response;
  return { facet, content, total_items, limit, offset };
}

const isValueFacet = quickCheckOf(valueFacetSchema);
const isHistogramFacet = quickCheckOf(histogramFacetSchema);

/**
 * A quick check, because it runs for every list that is not cached: yup takes 4 ms for 19 facets and 48 records. What it
 * refuses is given to yup.
 */
function isSearchResponse(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { facet = [], content = [], total_items: total, limit, offset } = body;
  return (
    Number.isInteger(total) &&
    Number(total) >= 0 &&
    Number.isFinite(limit) &&
    Number.isFinite(offset) &&
    Array.isArray(content) &&
    content.every(isRecord) &&
    Array.isArray(facet) &&
    facet.every((each) => isValueFacet(each) || isHistogramFacet(each))
  );
}
