import { CAR_CARD_FIELDS, type CarDetail } from '../../contracts/car/car.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { energyOf, factsOf, titleOf } from './card.ts';
import { carHref } from './carHref.ts';
import { altOf, imagesOf } from './carImages.ts';
import type { CarPortrait } from './carPortrait.ts';
import { priceOf } from './money/price.ts';

/** Fields of a record that a portrait shows. */
export const PORTRAIT_FIELDS = [...CAR_CARD_FIELDS, 'car_images'];

/** Returns the image of a car with a number from 1; the first one when the car has fewer. */
export function numberedImage(car: CarDetail, number: number) {
  const images = imagesOf(car);
  return images[number - 1] ?? images[0];
}

/** Returns a car with its image of the number. */
export function carPortrait(car: CarDetail, imageNumber: number, wording: Wording): CarPortrait {
  const { site, language, translate } = wording;
  const image = numberedImage(car, imageNumber);
  const { amount, note } = priceOf(car, site);
  const name = titleOf(car, wording);
  return {
    name,
    version: car.car_model_text ?? '',
    facts: [...factsOf(car, wording).slice(0, 3).map(plainText), energyOf(car, wording)].filter(Boolean).join(' · '),
    href: carHref({ id: car.car_id, slug: car.slug }, site, language),
    image: image?.src ?? '',
    alt: altOf(name, image, translate),
    amount: amount ?? translate('priceOnRequest'),
    ...(note && { note: translate(note) }),
    ...(car.caroftheweek && { badge: translate('carOfTheWeekBadge') }),
  };
}
