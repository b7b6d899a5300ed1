import type { Dealer } from '../../contracts/dealers/dealer.ts';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import { parseDealer } from './dealerOfCar.data.ts';

/** A town with one of its dealers. */
export interface Town {
  dealer: Dealer;
  /** As in the index. */
  city: string;
  /** In degrees. */
  latitude: number;
}

/** Returns the towns of the site's dealers from north to south, one dealer for each. @throws when the search fails */
export async function townsNorthToSouth({ ports }: Pick<LoaderContext, 'ports'>): Promise<Town[]> {
  const request = { fields: ['site_id', 'slug', 'site_city', 'site_geocoord'], limit: 100 };
  const { content } = await ports.searchDealers(request, parseDealer);
  const towns = new Map<string, Town>();
  for (const dealer of content) {
    const { site_city: city, site_geocoord: point } = dealer;
    const latitude = Number.parseFloat(point ?? '');
    if (city && Number.isFinite(latitude) && !towns.has(city)) towns.set(city, { dealer, city, latitude });
  }
  return [...towns.values()].sort((one, other) => other.latitude - one.latitude);
}
