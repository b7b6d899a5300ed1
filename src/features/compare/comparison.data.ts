import { CAR_DETAIL_FIELDS, type CarDetail } from '../../contracts/car.ts';
import { byId } from '../../contracts/listVariants.ts';
import type { LoaderPorts, Wording } from '../../contracts/loader.ts';
import { parseCarDetail } from '../car/carById.data.ts';
import { cardOf } from '../car/card.ts';
import { equipmentOf, isSold } from '../car/carRecord.ts';
import { overviewRows, technicalGroups } from '../car/detailRows.ts';
import { offersOf } from '../car/money/offers.ts';
import type { ComparedCar, ComparisonAnswer, FactGroup } from './comparedCar.ts';

/** What a comparison is made with. */
export interface ComparisonSearch extends Wording {
  searchCars: LoaderPorts['searchCars'];
}

/** The cars with these ids side by side, by a search that is filtered by `car_id` (S2 §7); one that fails says so. */
export async function compareCars(
  ids: readonly string[],
  { searchCars, ...wording }: ComparisonSearch,
): Promise<ComparisonAnswer> {
  const wanted = [...ids].sort(byId);
  const request = { fields: [...CAR_DETAIL_FIELDS], filters: { car_id: wanted }, limit: wanted.length };
  const answer = await searchCars(request, parseCarDetail).catch(() => null);
  if (!answer) return { cars: [], gone: [], failed: true };
  const inStock = answer.content.filter((car) => !isSold(car));
  const cars = wanted.flatMap((id) => inStock.find((car) => car.car_id === id) ?? []);
  return {
    cars: cars.map((car) => comparedCarOf(car, wording)),
    gone: wanted.filter((id) => !cars.some((car) => car.car_id === id)),
  };
}

function comparedCarOf(car: CarDetail, wording: Wording): ComparedCar {
  return {
    card: cardOf(car, wording),
    full: {
      offers: offersOf(car, wording).map(({ kind, amount, terms }) => ({ kind, amount, ...(terms && { terms }) })),
      groups: groupsOf(car, wording),
      equipment: equipmentOf(car, wording),
    },
  };
}

/** The basic facts, then all technical ones in their groups; what stands among the basic ones is not said twice. */
function groupsOf(car: CarDetail, wording: Wording): FactGroup[] {
  const { translate } = wording;
  const basic = overviewRows(car, wording);
  const known = new Set<string>(basic.map(([label]) => label));
  const groups = technicalGroups(car, wording).map(({ title, rows }) => ({
    title,
    rows: rows.filter(([label]) => !known.has(label)),
  }));
  return [{ title: 'overview' as const, rows: basic }, ...groups].map(({ title, rows }) => ({
    key: title,
    title: translate(title),
    rows: rows.map(([label, value]) => ({ key: label, label: translate(label), value })),
  }));
}
