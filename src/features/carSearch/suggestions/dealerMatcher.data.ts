import type { Dealer } from '../../../contracts/dealers/dealer.ts';
import type { LoaderPorts } from '../../../contracts/page/loader.ts';
import { parseDealer } from '../../dealers/dealerOfCar.data.ts';
import { createMatcher, type Matcher } from '../text/matchWords.ts';

/** Requests all dealers; no site has more than the limit. */
const DEALERS_REQUEST = {
  fields: ['site_id', 'slug', 'site_official_name', 'site_city'],
  limit: 300,
  sort_name: 'website_sort_order_asc',
};

/** Matchers by search response, which is cached and shared. */
const dealerMatchers = new WeakMap<readonly Dealer[], Matcher<Dealer>>();

/** Returns the matcher of the site's dealers by name and town; null when the search fails or has none. */
export async function fetchDealerMatcher({
  searchDealers,
}: Pick<LoaderPorts, 'searchDealers'>): Promise<Matcher<Dealer> | null> {
  const response = await searchDealers(DEALERS_REQUEST, parseDealer).catch(() => null);
  const dealers = response?.content ?? [];
  if (dealers.length === 0) return null;
  const cached = dealerMatchers.get(dealers);
  if (cached) return cached;
  const matcher = createMatcher(dealers, ({ site_official_name, site_city }) => [site_official_name, site_city ?? '']);
  dealerMatchers.set(dealers, matcher);
  return matcher;
}
