import type { CarDetail } from '../../contracts/car.ts';
import { basePath } from '../../contracts/listSegments.ts';
import type { LoaderContext, SectionHead } from '../../contracts/loader.ts';
import { breadcrumbLd } from '../../lib/breadcrumbLd.ts';
import type { CarDealerView } from '../dealers/carDealer.ts';
import { dealerLd } from '../dealers/dealerLd.ts';
import { dealerHref } from '../dealers/dealerView.ts';
import { carHref, factsOf, fullNameOf } from './card.ts';
import { carLd } from './carLd.ts';
import { listPath } from './listAddress.ts';
import { picturesOf } from './pictures.ts';
import { priceOf } from './price.ts';

type Words = Pick<LoaderContext, 'site' | 'language' | 'translate'>;

/** Title, description, picture and structured data of a car's page. Addresses are rooted; the page's head completes them. */
export function carHead(car: CarDetail, dealer: CarDealerView | null, words: Words): SectionHead {
  const { site, language, translate } = words;
  const name = fullNameOf(car);
  const price = priceOf(car, site).amount ?? translate('priceOnRequest');
  const images = picturesOf(car).map(({ src }) => src);
  const [image] = images;
  const path = carHref({ id: car.car_id, slug: car.slug }, site, language);
  const description = translate('carDescription', {
    name,
    dealer: dealer?.name ?? car.car_site_name ?? site.name,
    facts: factsOf(car).join(', '),
    price,
  });
  const seller = dealer && dealerLd(dealer, dealerHref(dealer, site, language), site);
  return {
    title: [name, car.car_year].filter(Boolean).join(' '),
    description,
    ...(image && { image }),
    canonicalPath: path,
    jsonLd: [carLd(car, { name, description, images, path, site, seller }), wayLd(car, name, path, words)],
  };
}

/** Start, list, make, model, car: pages that there are. */
function wayLd(car: CarDetail, name: string, path: string, { site, language, translate }: Words) {
  const { car_brand: brand, car_model: model } = car;
  const list = listPath(site, language);
  const steps: [string, string][] = [
    [translate('home'), `${language.prefix}/`],
    [translate('carListTitle'), list],
  ];
  if (brand) steps.push([brand, `${list}${basePath({ brand, model: null }, site)}`]);
  if (brand && model) steps.push([`${brand} ${model}`, `${list}${basePath({ brand, model }, site)}`]);
  steps.push([name, path]);
  return breadcrumbLd(steps);
}
