import type { SearchResponse } from '../../src/contracts/search.ts';
import { searchResponseSchema } from '../../src/contracts/search.ts';
import { checked } from './checked.ts';

/** @throws UpstreamError of kind `invalid` when the answer does not fit the contract */
export function searchEnvelope(answer: unknown, where: { upstream: string; operation: string }): SearchResponse {
  return checked(searchResponseSchema, answer, where) as SearchResponse;
}
