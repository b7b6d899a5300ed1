import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import type { CarCardView } from '../car/card.ts';
import type { CarPageView } from './detailData.ts';

/** Fields of a card's four facts, by position. */
const FACTS = ['car_year', 'car_mileage', 'car_fuel', 'car_gearbox'] as const;

/**
 * Returns the page's car as a card; `path` is the page's path, which ends in the slug. The page has no text of the loan for a card, so the card
 * states no monthly cost.
 */
export function cardOfPage(car: CarPageView, path: string): CarCardView {
  const valuesByField = new Map<string, LocalizedText>(car.overview);
  const [image] = car.images;
  return {
    id: car.id,
    title: car.title,
    text: car.text,
    price: car.price,
    ...(car.indicator && { band: car.indicator.band }),
    slug: decodeURIComponent(path.split('/').at(-1) ?? ''),
    facts: FACTS.map((label) => valuesByField.get(label) ?? ''),
    ...(image && { image: image.src }),
  };
}
