import { isRecord } from '../../src/contracts/record.ts';
import type { Facet, SearchResponse } from '../../src/contracts/search.ts';
import { UpstreamError } from './upstreamError.ts';

/**
 * Lets a search answer in by the rules of `searchResponseSchema`. Written by hand because it runs on every list that is
 * not cached: the schema takes 4 ms for the list's 19 facets and 48 records, this 0.01. A test holds the two together.
 * @throws UpstreamError of kind `invalid` that names the member at fault
 */
export function searchEnvelope(answer: unknown, where: { upstream: string; operation: string }): SearchResponse {
  const fault = envelopeFault(answer);
  if (fault !== null) throw new UpstreamError({ ...where, kind: 'invalid', detail: `at ${fault}` });
  const { facet = [], content = [], total_items, limit, offset } = answer as SearchResponse;
  return { facet, content, total_items, limit, offset };
}

type Unknown = Readonly<Record<string, unknown>>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function envelopeFault(answer: unknown): string | null {
  if (!isRecord(answer)) return 'the top';
  const { facet, content, total_items: total, limit, offset } = answer;
  if (!isNumber(total) || !Number.isInteger(total) || total < 0) return 'total_items';
  if (!isNumber(limit)) return 'limit';
  if (!isNumber(offset)) return 'offset';
  if (content !== undefined && !(Array.isArray(content) && content.every(isRecord))) return 'content';
  if (facet !== undefined && !(Array.isArray(facet) && facet.every(isFacet))) return 'facet';
  return null;
}

function isFacet(facet: unknown): facet is Facet {
  if (!isRecord(facet) || !isText(facet.name) || !Array.isArray(facet.value)) return false;
  if (facet.child_name !== undefined && typeof facet.child_name !== 'string') return false;
  if (facet.type === 'histogram') return facet.value.every(isBucket);
  return facet.type === 'value' && facet.value.every(isFacetValue);
}

const isBucket = (value: unknown): boolean =>
  isRecord(value) && isNumber(value.min) && isNumber(value.max) && isNumber(value.count);

const isChild = (value: unknown): boolean => isRecord(value) && isText(value.text) && isNumber(value.count);

function isFacetValue(value: unknown): boolean {
  if (!isChild(value)) return false;
  const { children } = value as Unknown;
  return children === undefined || (Array.isArray(children) && children.every(isChild));
}
