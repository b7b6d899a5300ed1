import type { Dealer } from '../../contracts/dealers/dealer.ts';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import { DEALER_OF_CAR_FIELDS, momentOf, parseDealer } from '../dealers/dealerOfCar.data.ts';
import { salesDepartment } from '../dealers/departmentOfCar.ts';
import { openSpans } from '../dealers/hours/openingHours.ts';
import type { RequestContact } from './sellCar.ts';

/** More dealers than any site has. */
const MAX_DEALERS = 100;

/** Returns the dealers of the site in its own order; null when they cannot be searched. A form works without them. */
export async function dealersOfSite({ ports }: Pick<LoaderContext, 'ports'>): Promise<readonly Dealer[] | null> {
  const request = { fields: DEALER_OF_CAR_FIELDS, sort_name: 'website_sort_order_asc', limit: MAX_DEALERS };
  const found = await ports.searchDealers(request, parseDealer).catch(() => null);
  return found?.content ?? null;
}

/**
 * Loads how to reach the site. When the dealers cannot be searched, that is the customer service alone, and `degraded` is true:
 * a page with it is not cached.
 */
export async function loadContactOfSite(
  context: LoaderContext,
): Promise<{ contact: RequestContact; degraded: boolean }> {
  const dealers = await dealersOfSite(context);
  const { phone, email } = contactOfSite(dealers?.[0], context, Date.now());
  return { contact: { phone, email }, degraded: dealers === null };
}

/** Returns how to reach the customer service of the site, and when the dealer is open that gets requests without a dealer. */
export function contactOfSite(
  dealer: Dealer | undefined,
  { site, company }: Pick<LoaderContext, 'site' | 'company'>,
  now: number,
): RequestContact {
  const sales = dealer && salesDepartment(dealer);
  const spans = openSpans(sales?.openingschedule, momentOf(site, now));
  return {
    phone: site.phone || dealer?.site_phone || undefined,
    email: company.email,
    ...(spans && { spans }),
  };
}
