import type { CarDetail } from '../../contracts/car.ts';
import type { Wording } from '../../contracts/loader.ts';
import type { LocalizedText } from '../../contracts/valueTexts.ts';

/** What a car is equipped with, in the words of the page. */
export const equipmentOf = ({ car_equipment: items }: CarDetail, { valueText }: Wording): LocalizedText[] =>
  (items ?? []).map((item) => valueText('car_equipment', item));

/** Cars that have left the stock are kept in the index for a while, so that their address can say so. */
export function isSold(car: Pick<CarDetail, 'car_status'>): boolean {
  return car.car_status?.toLowerCase() === 'sold';
}
