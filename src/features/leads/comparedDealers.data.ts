import type { LoaderContext } from '../../contracts/page/loader.ts';
import { carDealerOf } from '../dealers/carDealer.ts';
import { DEALER_OF_CAR_FIELDS, momentOf, parseDealer } from '../dealers/dealerOfCar.data.ts';
import type { ComparedDealer } from './ComparedCarsForm.tsx';

/**
 * Loads the dealers of compared cars for the contact form, in the site's order.
 *
 * @param ids `site_id` of the dealers
 * @param now time of the opening hours; milliseconds since 1970
 * @returns null when the search fails
 */
export async function comparedDealers(
  ids: readonly string[],
  context: LoaderContext,
  now: number,
): Promise<ComparedDealer[] | null> {
  if (ids.length === 0) return [];
  const request = {
    fields: DEALER_OF_CAR_FIELDS,
    filters: { site_id: [...ids].sort() },
    sort_name: 'website_sort_order_asc',
    limit: ids.length,
  };
  const result = await context.ports.searchDealers(request, parseDealer).catch(() => null);
  const moment = momentOf(context.site, now);
  return (
    result?.content.map((dealer) => {
      const { name, sales } = carDealerOf({ dealer, department: null }, moment, context);
      const { phone, email, spans } = sales;
      return { id: dealer.site_id, name, ...(phone && { phone }), ...(email && { email }), ...(spans && { spans }) };
    }) ?? null
  );
}
