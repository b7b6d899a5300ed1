import type { CarDetail } from '../../contracts/car/car.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import { sellingFirst } from './sellingFirst.ts';

/** Returns a car's equipment with labels in the page's language, what sells a car first. */
export const equipmentOf = ({ car_equipment: items }: CarDetail, { valueText }: Wording): LocalizedText[] =>
  sellingFirst(items ?? []).map((item) => valueText('car_equipment', item));

/** Returns whether a car is sold. Sold cars stay in the index for a while, so that their page can say so. */
export function isSold(car: Pick<CarDetail, 'car_status'>): boolean {
  return car.car_status?.toLowerCase() === 'sold';
}
