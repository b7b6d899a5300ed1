import type { FeedFormat } from './format.ts';
import type { Offer } from './offer.ts';
import type { PublishedSite } from './sites.ts';

const FUELS: Readonly<Record<string, string>> = {
  petrol: 'PETROL',
  diesel: 'DIESEL',
  electric: 'ELECTRIC',
  plugin: 'PLUGIN_HYBRID',
  hybrid: 'HYBRID',
};
const GEARBOXES: Readonly<Record<string, string>> = { automatic: 'AUTOMATIC', manual: 'MANUAL' };
const DRIVES: Readonly<Record<string, string>> = { front: 'FWD', rear: 'RWD', all: 'AWD' };
const BODIES: Readonly<Record<string, string>> = {
  suv: 'SUV',
  estate: 'WAGON',
  saloon: 'SEDAN',
  hatchback: 'HATCHBACK',
  convertible: 'CONVERTIBLE',
  coupe: 'COUPE',
  minivan: 'MINIVAN',
  pickup: 'TRUCK',
  van: 'VAN',
};
const UNITS = { km: 'KM', miles: 'MI' } as const;
const MAX_DESCRIPTION = 5_000;

type Column = (offer: Offer, site: PublishedSite) => string | number | null;

/** The columns but for images, in their order. */
const COLUMNS: Readonly<Record<string, Column>> = {
  vehicle_id: ({ id }) => id,
  title: ({ title, year }) => [title, year].filter(Boolean).join(' '),
  description: ({ description }) => description.slice(0, MAX_DESCRIPTION),
  url: ({ url }) => url,
  make: ({ make }) => make,
  model: ({ model }) => model,
  trim: ({ trim }) => trim,
  year: ({ year }) => year,
  'mileage.value': ({ odometer }) => odometer && Math.round(odometer.value),
  'mileage.unit': ({ odometer }) => odometer && UNITS[odometer.unit],
  vin: ({ vin }) => vin,
  state_of_vehicle: ({ isNew }) => (isNew ? 'NEW' : 'USED'),
  availability: () => 'AVAILABLE',
  price: ({ price, currency }) => `${price} ${currency}`,
  body_style: ({ terms }) => BODIES[terms.car_body ?? ''] ?? 'OTHER',
  fuel_type: ({ terms }) => FUELS[terms.car_fuel ?? ''] ?? 'OTHER',
  transmission: ({ terms }) => GEARBOXES[terms.car_gearbox ?? ''] ?? 'OTHER',
  drivetrain: ({ terms }) => DRIVES[terms.car_drive ?? ''] ?? 'OTHER',
  exterior_color: ({ color }) => color,
  date_first_on_lot: ({ published }) => published,
  dealer_id: ({ dealer }) => dealer.storeCode,
  dealer_name: ({ dealer }) => dealer.name,
  dealer_phone: ({ dealer }) => dealer.phone,
  'address.addr1': ({ dealer }) => dealer.street,
  'address.city': ({ dealer }) => dealer.city,
  'address.region': ({ dealer }) => dealer.region,
  'address.postal_code': ({ dealer }) => dealer.zip,
  'address.country': (_offer, { country }) => country,
  latitude: ({ dealer }) => dealer.place?.lat ?? null,
  longitude: ({ dealer }) => dealer.place?.lng ?? null,
  custom_label_0: ({ vat }) => `vat-${vat}`,
};

/** The automotive inventory catalogue of Meta, as CSV (https://developers.facebook.com/docs/marketing-api/auto-ads/reference). */
export const META_VEHICLES: FeedFormat = {
  contentType: 'text/csv; charset=utf-8',
  open: ({ maxImages }) => lineOf([...Object.keys(COLUMNS), ...imageColumns(maxImages)]),
  item: (offer, site) =>
    lineOf([
      ...Object.values(COLUMNS).map((column) => column(offer, site)),
      ...imageColumns(site.maxImages).map((_, at) => offer.images[at] ?? ''),
    ]),
  close: '',
};

const imageColumns = (count: number): string[] => Array.from({ length: count }, (_, at) => `image[${at}].url`);

/** Returns a line of RFC 4180. */
const lineOf = (values: readonly (string | number | null)[]): string =>
  `${values.map((value) => quoted(String(value ?? ''))).join(',')}\r\n`;

/** Quotes what needs it; NUL is no character of a text file. */
function quoted(text: string): string {
  const bare = text.replaceAll('\0', '').toWellFormed();
  return /[",\r\n]|^\s|\s$/.test(bare) ? `"${bare.replaceAll('"', '""')}"` : bare;
}
