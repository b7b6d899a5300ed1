import type { Dealer } from '../../contracts/dealer.ts';
import type { LanguageView, SiteView } from '../../contracts/page.ts';
import { encodeUrlPart } from '../../contracts/urlText.ts';
import { mapSearchHref } from '../../lib/contactHref.ts';

/** Where a dealer is and how to reach it: on cards, on a car's page, at the head of its own. */
export interface DealerContact {
  name: string;
  slug: string;
  street: string;
  zip: string;
  city: string;
  phone?: string;
  email?: string;
  image?: string;
  blur?: string;
}

/** A dealer's record, as little as cards and contact lines show. */
export function contactOf(dealer: Dealer): DealerContact {
  const { site_primary_image: picture } = dealer;
  const image = picture?.original || picture?.thumbnail_url || dealer.site_image_url;
  return {
    name: dealer.site_official_name,
    slug: dealer.slug,
    street: dealer.site_street ?? '',
    zip: dealer.site_zip ?? '',
    city: dealer.site_city ?? '',
    ...(dealer.site_phone && { phone: dealer.site_phone }),
    ...(dealer.site_email && { email: dealer.site_email }),
    ...(image && { image }),
    ...(picture?.blur_data_url && { blur: picture.blur_data_url }),
  };
}

const BRITISH = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;

/** `111 47 Stockholm`; a British postcode stands behind its town. */
export function townText({ zip, city }: Pick<DealerContact, 'zip' | 'city'>): string {
  return (BRITISH.test(zip) ? [city, zip] : [zip, city]).filter(Boolean).join(' ');
}

/** `Hamngatan 1, 111 47 Stockholm`. */
export function addressText({ street, ...town }: Pick<DealerContact, 'street' | 'zip' | 'city'>): string {
  return [street, townText(town)].filter(Boolean).join(', ');
}

/** A search for name and address on a map (F062). */
export function mapsHref(dealer: Pick<DealerContact, 'name' | 'street' | 'zip' | 'city'>): string {
  return mapSearchHref([dealer.name, addressText(dealer)].filter(Boolean).join(', '));
}

/** The address of a dealer's page: path of the dealers, slug (F043). */
export function dealerHref({ slug }: Pick<DealerContact, 'slug'>, site: SiteView, language: LanguageView): string {
  return `${language.prefix}${site.paths.dealers}/${encodeUrlPart(slug)}`;
}
