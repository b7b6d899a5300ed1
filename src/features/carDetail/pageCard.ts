import type { LocalizedText } from '../../contracts/valueTexts.ts';
import type { CarCardView } from '../car/card.ts';
import type { CarPageView } from './detailData.ts';

/** Fields of the four facts of a card, in their places. */
const FACTS = ['car_year', 'car_mileage', 'car_fuel', 'car_gearbox'] as const;

/** The car of a page as lists show it; `path` is its own address, which ends in the slug. */
export function cardOfPage(car: CarPageView, path: string): CarCardView {
  const known = new Map<string, LocalizedText>(car.overview);
  const [picture] = car.pictures;
  return {
    ...{ id: car.id, title: car.title, text: car.text, price: car.price },
    slug: decodeURIComponent(path.split('/').at(-1) ?? ''),
    facts: FACTS.map((label) => known.get(label) ?? ''),
    ...(car.monthly && { monthly: car.monthly }),
    ...(picture && { image: picture.src }),
  };
}
