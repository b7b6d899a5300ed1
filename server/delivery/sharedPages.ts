import { DEALER_VALUE_NAMES } from '../../src/contracts/dealers/dealerSearch.ts';
import { CAR_RANGE_NAMES, CAR_VALUE_NAMES } from '../../src/contracts/search/carSearch.ts';
import type { AnyPageRequest } from '../page/route/pageRequest.ts';

/** Parameters that many visitors use alike: filters, the order, the page of a list. */
const COMMON: ReadonlySet<string> = new Set([
  ...CAR_VALUE_NAMES,
  ...CAR_RANGE_NAMES,
  ...DEALER_VALUE_NAMES,
  'sortName',
  'page',
  'view',
  'tag',
]);

/**
 * Whether processes share a page. Those of one visitor, or of few, they do not: with what was typed, a position, terms of a loan, the car or the form
 * that a visitor comes from, or the variants that were chosen for one.
 */
export function isShared({ search, variants = [] }: Pick<AnyPageRequest, 'search' | 'variants'>): boolean {
  return variants.length === 0 && [...new URLSearchParams(search).keys()].every((name) => COMMON.has(name));
}
