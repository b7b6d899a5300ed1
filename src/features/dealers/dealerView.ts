import { encodeUrlPart } from '../../../lib/urlText.ts';
import type { Dealer } from '../../contracts/dealers/dealer.ts';
import { addressText } from '../../contracts/dealers/dealerAddress.ts';
import type { LanguageView, SiteView } from '../../contracts/page/page.ts';
import { mapSearchHref } from '../../lib/contactHref.ts';

export { addressText, townText } from '../../contracts/dealers/dealerAddress.ts';

/** Address and contact of a dealer, for cards, car pages and the head of the dealer's page. */
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

/** Fields of the index from which cards show a contact. */
export const CONTACT_FIELDS: readonly string[] = [
  'site_id',
  'slug',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_phone',
  'site_image_url',
  'site_primary_image',
];

/** Returns the part of a dealer's record that cards and contact lines show. */
export function contactOf(dealer: Dealer): DealerContact {
  const { site_primary_image: primaryImage } = dealer;
  const image = primaryImage?.original || primaryImage?.thumbnail_url || dealer.site_image_url;
  return {
    name: dealer.site_official_name,
    slug: dealer.slug,
    street: dealer.site_street ?? '',
    zip: dealer.site_zip ?? '',
    city: dealer.site_city ?? '',
    ...(dealer.site_phone && { phone: dealer.site_phone }),
    ...(dealer.site_email && { email: dealer.site_email }),
    ...(image && { image }),
    ...(primaryImage?.blur_data_url && { blur: primaryImage.blur_data_url }),
  };
}

/** Returns the URL of a map search for name and street address (F062). */
export function mapsHref(dealer: Pick<DealerContact, 'name' | 'street' | 'zip' | 'city'>): string {
  return mapSearchHref([dealer.name, addressText(dealer)].filter(Boolean).join(', '));
}

/** Returns the path of a dealer's page: path of the dealer list and slug (F043). */
export function dealerHref({ slug }: Pick<DealerContact, 'slug'>, site: SiteView, language: LanguageView): string {
  return `${language.prefix}${site.paths.dealers}/${encodeUrlPart(slug)}`;
}
