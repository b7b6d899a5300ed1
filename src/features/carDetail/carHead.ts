import type { CarDetail } from '../../contracts/car/car.ts';
import type { SectionHead, Wording } from '../../contracts/page/loader.ts';
import { basePath } from '../../contracts/search/listSegments.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { breadcrumbLd } from '../../lib/breadcrumbLd.ts';
import { factsOf, fullNameOf, titleOf } from '../car/card.ts';
import { carHref } from '../car/carHref.ts';
import { imagesOf } from '../car/carImages.ts';
import { priceOf } from '../car/money/price.ts';
import { listPath } from '../carSearch/listPath.ts';
import type { CarDealerView } from '../dealers/carDealer.ts';
import { dealerLd } from '../dealers/dealerLd.ts';
import { dealerHref } from '../dealers/dealerView.ts';
import { carLd } from './carLd.ts';

/** Returns title, description, image and structured data of a car's page. URLs are root-relative; the page's head completes them. */
export function carHead(car: CarDetail, dealer: CarDealerView | null, wording: Wording): SectionHead {
  const { site, language, translate } = wording;
  const name = fullNameOf(car, wording);
  const images = imagesOf(car).map(({ src }) => src);
  const [image] = images;
  const path = carHref({ id: car.car_id, slug: car.slug }, site, language);
  const price = priceText(car, wording);
  const description = translate(price === null ? 'carDescriptionWithoutPrice' : 'carDescription', {
    name,
    dealer: dealer?.name ?? car.car_site_name ?? site.name,
    facts: factsOf(car, wording).map(plainText).join(', '),
    price: price ?? '',
  });
  const seller = dealer && dealerLd(dealer, dealerHref(dealer, site, language), site);
  return {
    title: [name, car.car_year].filter(Boolean).join(' '),
    description,
    ...(image && { image }),
    canonicalPath: path,
    jsonLd: [carLd(car, { name, description, images, path, seller, wording }), breadcrumbOf(car, name, path, wording)],
  };
}

/** Returns the price as a part of a sentence, with its conditions (F058): `from 250 000 kr excl. VAT`; null without a price. */
function priceText(car: CarDetail, { site, language, translate }: Wording): string | null {
  const { amount, from, note } = priceOf(car, site);
  if (amount === null) return null;
  const prefix = from ? `${translate('priceFrom').toLocaleLowerCase(language.locale)} ` : '';
  return `${prefix}${amount}${note ? ` ${translate(note)}` : ''}`;
}

/** Returns the breadcrumb: home, list, make, model, car. */
function breadcrumbOf(car: CarDetail, name: string, path: string, wording: Wording) {
  const { site, language, translate } = wording;
  const { car_brand: make, car_model: model } = car;
  const list = listPath(site, language);
  const steps: [string, string][] = [
    [translate('home'), language.prefix || '/'],
    [translate('carListTitle'), list],
  ];
  if (make) steps.push([make, `${list}${basePath({ make, model: null }, site)}`]);
  if (make && model) steps.push([titleOf(car, wording), `${list}${basePath({ make, model }, site)}`]);
  steps.push([name, path]);
  return breadcrumbLd(steps);
}
