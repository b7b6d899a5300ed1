import type { SiteView } from '../../contracts/page/page.ts';
import type { CarDealerView } from './carDealer.ts';

type DealerDescription = Omit<CarDealerView, 'sales'>;

/** Returns a dealer's address and contact for schema.org. URLs are paths; the page's head makes them absolute. */
export function dealerLd(
  dealer: DealerDescription,
  path: string,
  site: Pick<SiteView, 'country'>,
): Record<string, unknown> {
  const { name, image, phone, email, place } = dealer;
  return {
    '@type': 'AutoDealer',
    '@id': `${path}#dealer`,
    name,
    url: path,
    ...(image && { image }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    address: {
      '@type': 'PostalAddress',
      ...(dealer.street && { streetAddress: dealer.street }),
      ...(dealer.zip && { postalCode: dealer.zip }),
      ...(dealer.city && { addressLocality: dealer.city }),
      addressCountry: site.country,
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } }),
  };
}
