/**
 * The types and properties of schema.org that pages use, and what search engines require of them. A property that is
 * not in this table is an issue, so that a misspelt name is noticed.
 */

type Check = (value: unknown, origin: string) => boolean;
type Properties = Readonly<Record<string, Check>>;

const text: Check = (value) => typeof value === 'string' && value.trim() === value && value !== '';
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const positive: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value > 0;
const notNegative: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const day: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const year: Check = (value) => typeof value === 'string' && /^(19|20)\d{2}$/.test(value);
const clock: Check = (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(String(value));
const listOf =
  (check: Check): Check =>
  (value, origin) =>
    Array.isArray(value) && value.length > 0 && value.every((each) => check(each, origin));
/** An absolute URL of the site itself. */
const localUrl: Check = (value, origin) =>
  typeof value === 'string' && value.startsWith(`${origin}/`) && URL.canParse(value);
/** A raster image of the site: not every reader draws SVG. */
const image: Check = (value, origin) =>
  localUrl(value, origin) && /\.(?:jpe?g|png|webp|avif)(?:\?|$)/.test(String(value));
const moment: Check = (value) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && /^\d{4}-\d\d-\d\d/.test(value);
const localUrlTemplate: Check = (value, origin) =>
  typeof value === 'string' && value.startsWith(`${origin}/`) && value.endsWith('?keyphrase={keyphrase}');
const enumerated = (...names: readonly string[]) => oneOf(...names.map((name) => `https://schema.org/${name}`));
const typed =
  (...types: readonly string[]): Check =>
  (value, origin) => {
    const type = (value as StructuredData | null)?.['@type'];
    return (
      typeof type === 'string' && types.includes(type) && schemaIssues(value as StructuredData, origin).length === 0
    );
  };
/** A number with its unit, as a code of UN/CEFACT's recommendation 20 for this property. */
const measured = (...codes: readonly string[]): Check => measure({ unitCode: oneOf(...codes) });
/** A number whose unit has no such code and is given as text. */
const withUnitText = (...units: readonly string[]): Check => measure({ unitText: oneOf(...units) });
function measure(unit: Properties): Check {
  const check: Properties = { '@type': oneOf('QuantitativeValue'), value: notNegative, ...unit };
  return (value, origin) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(check).length === Object.keys(value).length &&
    Object.entries(check).every(([name, isRight]) => isRight((value as StructuredData)[name], origin));
}

const CURRENCIES = oneOf('SEK', 'NOK', 'DKK', 'EUR', 'GBP');
const CONDITIONS = enumerated('NewCondition', 'UsedCondition');
const hours = listOf(typed('OpeningHoursSpecification'));
const POSTCODES = /^(\d{3} \d{2}|\d{4,5}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;

const DEALER: Properties = {
  '@id': localUrl,
  name: text,
  url: localUrl,
  image: localUrl,
  telephone: text,
  email: (value) => typeof value === 'string' && /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(value),
  address: typed('PostalAddress'),
  geo: typed('GeoCoordinates'),
  openingHoursSpecification: hours,
  specialOpeningHoursSpecification: hours,
  department: listOf(typed('AutoDealer', 'AutoPartsStore', 'AutoRepair', 'AutoBodyShop', 'AutomotiveBusiness')),
};

const CAR: Properties = {
  '@id': localUrl,
  name: text,
  description: text,
  url: localUrl,
  image: listOf(localUrl),
  sku: text,
  brand: typed('Brand'),
  model: text,
  vehicleConfiguration: text,
  vehicleModelDate: year,
  dateVehicleFirstRegistered: day,
  bodyType: text,
  color: text,
  fuelType: text,
  vehicleTransmission: text,
  driveWheelConfiguration: text,
  numberOfDoors: positive,
  vehicleSeatingCapacity: positive,
  emissionsCO2: notNegative,
  meetsEmissionStandard: text,
  itemCondition: CONDITIONS,
  mileageFromOdometer: measured('KMT', 'SMI'),
  vehicleEngine: typed('EngineSpecification'),
  speed: measured('KMH', 'HM'),
  accelerationTime: measured('SEC'),
  weight: measured('KGM'),
  weightTotal: measured('KGM'),
  trailerWeight: measured('KGM'),
  cargoVolume: measured('LTR'),
  fuelCapacity: measured('LTR'),
  depth: measured('MMT'),
  width: measured('MMT'),
  height: measured('MMT'),
  wheelbase: measured('MMT'),
  fuelConsumption: withUnitText('l/100 km'),
  fuelEfficiency: withUnitText('mpg'),
  offers: typed('Offer'),
};

const TYPES: Readonly<Record<string, Properties>> = {
  Car: CAR,
  AutoDealer: DEALER,
  AutoPartsStore: DEALER,
  AutoRepair: DEALER,
  AutoBodyShop: DEALER,
  AutomotiveBusiness: DEALER,
  Brand: { name: text },
  EngineSpecification: {
    enginePower: measured('N12', 'BHP'),
    torque: measured('NU'),
    engineDisplacement: measured('CMQ'),
    fuelType: text,
  },
  Offer: {
    '@id': localUrl,
    price: positive,
    priceCurrency: CURRENCIES,
    priceSpecification: typed('UnitPriceSpecification'),
    availability: enumerated('InStock', 'PreOrder'),
    itemCondition: CONDITIONS,
    url: localUrl,
    seller: typed('AutoDealer'),
  },
  UnitPriceSpecification: {
    price: positive,
    priceCurrency: CURRENCIES,
    valueAddedTaxIncluded: (value) => typeof value === 'boolean',
  },
  PostalAddress: {
    streetAddress: text,
    postalCode: (value) => typeof value === 'string' && POSTCODES.test(value),
    addressLocality: text,
    addressCountry: oneOf('SE', 'NO', 'DK', 'FI', 'SK', 'GB'),
  },
  GeoCoordinates: { latitude: number, longitude: number },
  OpeningHoursSpecification: {
    dayOfWeek: listOf(oneOf('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
    opens: clock,
    closes: clock,
    validFrom: day,
    validThrough: day,
  },
  BreadcrumbList: { itemListElement: listOf(typed('ListItem')) },
  ItemList: { itemListElement: listOf(typed('ListItem')) },
  /** An entry of a breadcrumb has an item, an entry of a list a URL. */
  ListItem: { position: positive, name: text, item: localUrl, url: localUrl },
  Organization: {
    '@id': localUrl,
    name: text,
    url: localUrl,
    logo: typed('ImageObject'),
    legalName: text,
    identifier: text,
    vatID: text,
    taxID: text,
    email: text,
    telephone: text,
    address: typed('PostalAddress'),
    sameAs: listOf((value) => typeof value === 'string' && /^https:\/\/[^/]+\/./.test(value)),
  },
  ImageObject: { url: image, width: positive, height: positive },
  Article: {
    headline: (value, origin) => text(value, origin) && String(value).length <= 110,
    description: text,
    datePublished: moment,
    dateModified: moment,
    author: typed('Person'),
    image: listOf(image),
    keywords: text,
    inLanguage: (value) => typeof value === 'string' && /^[a-z]{2}-[A-Z]{2}$/.test(value),
    mainEntityOfPage: localUrl,
    publisher: typed('Organization'),
  },
  Person: { name: text },
  WebSite: { name: text, url: localUrl, inLanguage: text, potentialAction: typed('SearchAction') },
  SearchAction: { target: typed('EntryPoint'), 'query-input': oneOf('required name=keyphrase') },
  EntryPoint: { urlTemplate: localUrlTemplate },
};

/**
 * Without these properties search engines show no rich result. The vehicle identification number, which Google asks
 * for, is never published.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Car: [
    '@id',
    'name',
    'description',
    'url',
    'brand',
    'model',
    'vehicleModelDate',
    'itemCondition',
    'mileageFromOdometer',
    'offers',
  ],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url', 'seller'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'valueAddedTaxIncluded'],
  AutoDealer: ['name'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  ItemList: ['itemListElement'],
  Organization: ['@id', 'name', 'url', 'logo'],
  ImageObject: ['url', 'width', 'height'],
  Article: ['headline', 'datePublished', 'dateModified', 'image', 'mainEntityOfPage', 'publisher'],
  WebSite: ['name', 'url'],
};

export type StructuredData = Readonly<Record<string, unknown>>;

/** Returns what is wrong with an item and all items within it, as `type.property: value`. */
export function schemaIssues(item: StructuredData, origin: string): string[] {
  const { '@context': _context, '@type': types, ...properties } = item;
  // A car is also a `Product`, which has no property that a car does not have.
  const type = String([types].flat()[0]);
  const checks = TYPES[type];
  if (!checks) return [`${type}: unknown`];
  const missing = (REQUIRED[type] ?? []).filter((name) => !(name in properties));
  return [
    ...missing.map((name) => `${type}.${name}: missing`),
    ...Object.entries(properties).flatMap(([name, value]) =>
      checks[name]?.(value, origin) ? [] : [`${type}.${name}: ${JSON.stringify(value)?.slice(0, 200)}`],
    ),
  ];
}

/** Returns the structured data of a page. */
export function describedOn(html: string): StructuredData[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = '']): StructuredData[] => [JSON.parse(json)].flat());
}
