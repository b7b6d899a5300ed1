import type { FeedFormat } from './format.ts';
import type { Offer } from './offer.ts';
import { DECLARATION, element } from './xml.ts';

/** Cars, trucks and vans. */
const CATEGORY = 916;
/** Google takes passenger cars alone. An index that does not say the type has no others. */
const TYPES: ReadonlySet<string> = new Set(['', 'PC']);

const ENGINES: Readonly<Record<string, string>> = {
  petrol: 'gasoline',
  diesel: 'diesel',
  electric: 'electric',
  plugin: 'hybrid',
  hybrid: 'hybrid',
};
const BODIES: Readonly<Record<string, string>> = {
  suv: 'suv',
  estate: 'station wagon',
  saloon: 'sedan',
  hatchback: 'hatchback',
  convertible: 'convertible',
  coupe: 'coupe',
  minivan: 'minivan',
  pickup: 'truck',
  van: 'full size van',
};
/** Characters of a description that Google reads. */
const MAX_DESCRIPTION = 5_000;

/** Vehicle ads of Google Merchant Center, an RSS feed (https://support.google.com/merchants/answer/11192663). */
export const GOOGLE_VEHICLES: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  open: (site, language) =>
    `${DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', site.name)}${element('link', `${site.url}${site.languages[language] || '/'}`)}${element('description', `${site.name}: vehicles`)}\n`,
  item: (offer) => (TYPES.has(offer.type) ? itemOf(offer) : null),
  close: '</channel></rss>\n',
};

function itemOf(offer: Offer): string {
  const { dealer, price, currency, odometer, terms } = offer;
  const [image = '', ...more] = offer.images;
  const address = [dealer.street, [dealer.zip, dealer.city].filter(Boolean).join(' '), dealer.region];
  const amount = (value: number) => `${value.toFixed(2)} ${currency}`;
  const parts = [
    element('g:id', offer.id),
    element('title', [offer.title, offer.year].filter(Boolean).join(' ')),
    element('description', offer.description.slice(0, MAX_DESCRIPTION)),
    element('link', offer.url),
    element('g:link_template', `${offer.url}?store={store_code}`),
    element('g:image_link', image),
    ...more.map((url) => element('g:additional_image_link', url)),
    element('g:google_product_category', CATEGORY),
    element('g:condition', offer.isNew ? 'new' : 'used'),
    element('g:price', amount(price)),
    // Required of new cars.
    offer.isNew ? element('g:vehicle_msrp', amount(offer.retailPrice ?? price)) : '',
    element('g:brand', offer.make),
    element('g:model', offer.model),
    element('g:trim', offer.trim),
    element('g:year', offer.year),
    odometer ? element('g:mileage', `${odometer.value} ${odometer.unit}`) : '',
    element('g:color', offer.color),
    element('g:body_style', BODIES[terms.car_body ?? ''] ?? ''),
    element('g:engine', ENGINES[terms.car_fuel ?? ''] ?? ''),
    element('g:VIN', offer.vin),
    element('g:date_first_registered', offer.firstRegistered.slice(0, 7)),
    element('g:store_code', dealer.storeCode),
    `<g:vehicle_fulfillment><g:option>in_store</g:option>${element('g:store_code', dealer.storeCode)}</g:vehicle_fulfillment>`,
    element('g:dealership_name', dealer.name),
    element('g:dealership_address', address.filter(Boolean).join(', ')),
    element('g:custom_label_0', `vat-${offer.vat}`),
  ];
  return `<item>${parts.join('')}</item>\n`;
}
