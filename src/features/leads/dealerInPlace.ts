import type { Dealer } from '../../contracts/dealer.ts';
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

/** A postcode such as `411 05`, `0150`, `SW1A 1AA`: letters of an area, then at least one digit. */
const POSTCODE = /\b([A-Z]{1,2}(?=\d)|(?=\d{3}))(\d+)(?: ?(\d{2,3}))?/i;

interface Postcode {
  /** Letters of a British area, such as `SW`; empty elsewhere. */
  area: string;
  /** The digits as a fraction, so that `411 05` and `41105` are equal and codes of one area are near each other. */
  position: number;
}

function postcodeIn(text: string): Postcode | null {
  const [, area = '', first = '', rest = ''] = POSTCODE.exec(text) ?? [];
  return first === '' ? null : { area: area.toUpperCase(), position: Number(`0.${first}${area === '' ? rest : ''}`) };
}

/** Returns the dealer with the nearest postcode of the same area; undefined when the text has none. */
function nearestByPostcode<Record extends Located>(dealers: readonly Record[], text: string): Record | undefined {
  const target = postcodeIn(text);
  if (!target) return undefined;
  const distances = dealers.flatMap((dealer) => {
    const own = postcodeIn(dealer.site_zip ?? '');
    return own?.area === target.area ? [{ dealer, distance: Math.abs(own.position - target.position) }] : [];
  });
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.dealer;
}
