import { kilometresBetween } from '../../../lib/distance.ts';
import type { Dealer } from '../../contracts/dealers/dealer.ts';
import { formatPlace, type Place, placeIn } from '../../contracts/dealers/dealerSearch.ts';
import type { LoaderContext, Wording } from '../../contracts/page/loader.ts';
import { COORDINATE_DECIMALS } from '../car/distanceText.ts';
import { formatMoney } from '../car/format.ts';
import { parseDealer } from './dealerOfCar.data.ts';
import { sellsCars } from './departmentOfCar.ts';

type Context = Pick<Wording, 'site' | 'translate'> & Pick<LoaderContext, 'ports'>;

/** How many of the nearest dealers are looked at: some have a workshop only. */
const NEAREST_LIMIT = 10;

/**
 * Returns the dealer that is nearest to a place among those of the site that sell cars.
 *
 * @returns null without one, undefined when the search fails
 */
export async function nearestDealer(
  near: Place,
  { ports }: Pick<LoaderContext, 'ports'>,
): Promise<Dealer | null | undefined> {
  const fields = ['site_id', 'slug', 'site_official_name', 'site_geocoord', 'site_departments'];
  const filters = { near: [formatPlace(near)] };
  const request = { fields, filters, sort_name: 'site_distance_asc', limit: NEAREST_LIMIT };
  const found = await ports.searchDealers(request, parseDealer).catch(() => null);
  return found ? (found.content.find(sellsCars) ?? null) : undefined;
}

/** Returns the terms of a move between two dealers, `1 990 kr, about 5 days`; null when cars are not moved between them. */
export async function moveTermsText(
  from: string | null | undefined,
  to: string | null | undefined,
  { site, translate, ports }: Context,
): Promise<string | null> {
  const [start, end] = [from, to].map((text) => placeIn(text ?? '', COORDINATE_DECIMALS));
  const terms = start && end ? await ports.moveTerms(kilometresBetween(start, end)) : null;
  if (!terms) return null;
  const { cost, days } = terms;
  return cost === 0 ? translate('moveFree', { days }) : translate('movePaid', { price: formatMoney(cost, site), days });
}
