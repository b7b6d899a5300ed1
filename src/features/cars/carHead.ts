import type { CarDetail } from '../../contracts/car.ts';
import type { LoaderContext, SectionHead } from '../../contracts/loader.ts';
import type { DealerContact } from '../dealers/dealerView.ts';
import { carHref, factsOf, titleOf } from './card.ts';
import { listPath } from './listAddress.ts';
import { payableAmount, priceOf } from './price.ts';

type Words = Pick<LoaderContext, 'site' | 'language' | 'translate'>;

/** Title, description, picture and structured data of a car's page. Addresses are rooted; the page's head completes them. */
export function carHead(car: CarDetail, dealer: DealerContact | null, words: Words): SectionHead {
  const { site, language, translate } = words;
  const name = [titleOf(car), car.car_model_text].filter(Boolean).join(' ');
  const price = priceOf(car, site, language).amount ?? translate('priceOnRequest');
  const image = car.car_images?.[0]?.original ?? car.car_primary_image?.thumbnail_url ?? undefined;
  const path = carHref({ id: car.car_id, slug: car.slug }, site, language);
  const description = translate('carDescription', {
    name,
    dealer: dealer?.name ?? car.car_site_name ?? site.name,
    facts: factsOf(car).join(', '),
    price,
  });
  return {
    title: [name, car.car_year].filter(Boolean).join(' '),
    description,
    ...(image && { image }),
    canonicalPath: path,
    jsonLd: [carLd(car, { name, description, image, path, site }, dealer), breadcrumbLd(name, path, words)],
  };
}

interface LdFacts {
  name: string;
  description: string;
  image: string | undefined;
  path: string;
  site: Words['site'];
}

/** schema.org: the car is the product that is offered. */
function carLd(car: CarDetail, { name, description, image, path, site }: LdFacts, dealer: DealerContact | null) {
  const price = payableAmount(car);
  const offer = price !== null && {
    '@type': 'Offer',
    price,
    priceCurrency: site.currency,
    availability: 'https://schema.org/InStock',
    itemCondition: `https://schema.org/${car.car_is_sample || car.car_is_used === false ? 'New' : 'Used'}Condition`,
    url: path,
    ...(dealer && { seller: { '@type': 'AutoDealer', name: dealer.name } }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': ['Car', 'Product'],
    name,
    description,
    url: path,
    ...(image && { image }),
    sku: car.car_id,
    brand: { '@type': 'Brand', name: car.car_brand },
    model: car.car_model,
    ...(car.car_year && { vehicleModelDate: String(car.car_year) }),
    ...(car.car_body && { bodyType: car.car_body }),
    ...(car.car_fuel && { fuelType: car.car_fuel }),
    ...(car.car_gearbox && { vehicleTransmission: car.car_gearbox }),
    ...(car.car_color && { color: car.car_color }),
    ...(odometerOf(car) && { mileageFromOdometer: odometerOf(car) }),
    ...(offer && { offers: offer }),
  };
}

const KILOMETRES = { mil: 10, km: 1 } as const;

/** In kilometres, or miles where the car counts in them (UN/CEFACT `KMT`, `SMI`). */
function odometerOf({ car_odometer: value, car_odometer_unit: unit }: CarDetail) {
  if (typeof value !== 'number') return null;
  const factor = unit === 'mil' || unit === 'km' ? KILOMETRES[unit] : null;
  return { '@type': 'QuantitativeValue', value: value * (factor ?? 1), unitCode: factor ? 'KMT' : 'SMI' };
}

function breadcrumbLd(name: string, path: string, { site, language, translate }: Words) {
  const steps: [string, string][] = [
    [translate('home'), `${language.prefix}/`],
    [translate('carListTitle'), listPath(site, language)],
    [name, path],
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([label, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item,
    })),
  };
}
