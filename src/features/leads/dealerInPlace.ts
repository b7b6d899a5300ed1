import type { Dealer } from '../../contracts/dealers/dealer.ts';
import { postcodeDistance, postcodeIn } from '../../lib/postcode.ts';
import { slug } from '../../lib/slug.ts';

type Located = Pick<Dealer, 'site_city' | 'website_city' | 'site_official_name' | 'site_region' | 'site_zip'>;

/**
 * Returns the dealer whose town, name or region the words of a visitor name, in this order, or whose postcode is nearest to the one that
 * they name; undefined without any. Case and accents do not count: `boras` is Borås.
 */
export function dealerInPlace<Record extends Located>(dealers: readonly Record[], place: string): Record | undefined {
  const words = `-${slug(place)}-`;
  const isNamed = (text: string | null | undefined) => {
    const name = slug(text ?? '');
    return name !== '' && words.includes(`-${name}-`);
  };
  return (
    dealers.find(({ site_city, website_city }) => isNamed(site_city) || isNamed(website_city)) ??
    dealers.find(({ site_official_name: name }) => slug(place) !== '' && `-${slug(name)}-`.includes(words)) ??
    dealers.find(({ site_region }) => isNamed(site_region)) ??
    nearestByPostcode(dealers, place)
  );
}

/** Returns the dealer with the nearest postcode of the same area; undefined when the text has none. */
function nearestByPostcode<Record extends Located>(dealers: readonly Record[], text: string): Record | undefined {
  const target = postcodeIn(text);
  if (!target) return undefined;
  const distances = dealers.flatMap((dealer) => {
    const distance = postcodeDistance(target, postcodeIn(dealer.site_zip ?? ''));
    return distance === null ? [] : [{ dealer, distance }];
  });
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.dealer;
}
