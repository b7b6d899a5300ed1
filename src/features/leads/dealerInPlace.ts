import type { Dealer } from '../../contracts/dealer.ts';
import { slug } from '../../lib/slug.ts';

type Located = Pick<Dealer, 'site_city' | 'website_city' | 'site_official_name' | 'site_region'>;

/**
 * Returns the first dealer whose town, name or region the words of a visitor name, in this order; undefined when none does. Case and
 * accents do not count: `boras` is Borås.
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
    dealers.find(({ site_region }) => isNamed(site_region))
  );
}
