import type { Dataset } from '../data/dataset.ts';
import { SITES, vehicleIndex } from '../data/sites.ts';

/** Returns the APR in per cent that the lender has agreed with a British dealer for the campaign loans of its cars, by chassis number. */
export function campaignRates({ vehicles }: Dataset): ReadonlyMap<string, number> {
  return new Map(
    SITES.filter(({ country }) => country === 'GB').flatMap((site) =>
      (vehicles.get(vehicleIndex(site)) ?? []).flatMap((car) =>
        car.car_has_campaign_loan && car.car_chassino ? [[car.car_chassino, site.campaignRate] as const] : [],
      ),
    ),
  );
}
