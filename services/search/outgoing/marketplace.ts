import type { FeedFormat } from './format.ts';
import type { Offer, OfferDealer } from './offer.ts';
import type { PublishedSite } from './sites.ts';
import { DECLARATION, element, escapeXml } from './xml.ts';

/** The namespace of `marketplace.xsd`. */
const NAMESPACE = 'urn:forecourt:vehicles:1';

/** Our own XML for marketplaces that have no format of their own, by the schema `marketplace.xsd`. */
export const MARKETPLACE: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  open: (site, language) =>
    `${DECLARATION}<vehicles xmlns="${NAMESPACE}" site="${escapeXml(site.url)}" language="${escapeXml(language)}" country="${site.country}">\n`,
  item: (offer, site) => vehicleOf(offer, site),
  close: '</vehicles>\n',
};

function vehicleOf(offer: Offer, { country }: PublishedSite): string {
  const { terms, odometer } = offer;
  const parts = [
    element('url', offer.url),
    element('title', offer.title),
    element('description', offer.description),
    element('make', offer.make),
    element('model', offer.model),
    element('trim', offer.trim),
    element('year', offer.year),
    element('condition', offer.isNew ? 'new' : 'used'),
    `<price currency="${offer.currency}" vat="${offer.vat}">${offer.price}</price>`,
    odometer ? `<mileage unit="${odometer.unit}">${odometer.value}</mileage>` : '',
    element('firstRegistered', offer.firstRegistered),
    element('vin', offer.vin),
    element('type', offer.type),
    element('fuel', terms.car_fuel),
    element('gearbox', terms.car_gearbox),
    element('body', terms.car_body),
    element('drive', terms.car_drive),
    element('color', offer.color),
    element('doors', offer.doors),
    element('seats', offer.seats),
    `<images>${offer.images.map((url) => element('image', url)).join('')}</images>`,
    dealerElement(offer.dealer, country),
  ];
  return `<vehicle id="${escapeXml(offer.id)}">${parts.join('')}</vehicle>\n`;
}

function dealerElement(dealer: OfferDealer, country: string): string {
  const { id, storeCode, place } = dealer;
  const parts = [
    element('name', dealer.name),
    element('street', dealer.street),
    element('zip', dealer.zip),
    element('city', dealer.city),
    element('region', dealer.region),
    element('country', country),
    element('phone', dealer.phone),
    place ? `<place lat="${place.lat}" lng="${place.lng}"/>` : '',
  ];
  return `<dealer id="${escapeXml(id)}" storeCode="${escapeXml(storeCode)}">${parts.join('')}</dealer>`;
}
