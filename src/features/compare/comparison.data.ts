import { CAR_DETAIL_FIELDS, type CarDetail } from '../../contracts/car.ts';
import { byId } from '../../contracts/listStandIns.ts';
import type { LoaderContext, LoaderPorts } from '../../contracts/loader.ts';
import { parseCarDetail } from '../cars/carById.data.ts';
import { cardOf } from '../cars/card.ts';
import { isSold } from '../cars/detailData.ts';
import { overviewRows, technicalGroups } from '../cars/detailRows.ts';
import { offersOf } from '../cars/offers.ts';
import type { ComparedCar, ComparisonAnswer, FactGroup } from './comparedCar.ts';

type Words = Pick<LoaderContext, 'site' | 'language' | 'translate'>;

/** What a comparison is made with. */
export interface ComparisonSearch extends Words {
  searchCars: LoaderPorts['searchCars'];
}

/** The cars with these ids side by side, by a search that is filtered by `car_id` (S2 §7); one that fails says so. */
export async function compareCars(
  ids: readonly string[],
  { searchCars, ...words }: ComparisonSearch,
): Promise<ComparisonAnswer> {
  const wanted = [...ids].sort(byId);
  const request = { fields: [...CAR_DETAIL_FIELDS], filters: { car_id: wanted }, limit: wanted.length };
  const answer = await searchCars(request, parseCarDetail).catch(() => null);
  if (!answer) return { cars: [], gone: [], failed: true };
  const inStock = answer.content.filter((car) => !isSold(car));
  const cars = wanted.flatMap((id) => inStock.find((car) => car.car_id === id) ?? []);
  return {
    cars: cars.map((car) => comparedCarOf(car, words)),
    gone: wanted.filter((id) => !cars.some((car) => car.car_id === id)),
  };
}

function comparedCarOf(car: CarDetail, words: Words): ComparedCar {
  const { site, language } = words;
  return {
    card: cardOf(car, site, language),
    full: {
      offers: offersOf(car, words).map(({ kind, amount, terms }) => ({ kind, amount, ...(terms && { terms }) })),
      groups: groupsOf(car, words),
      equipment: car.car_equipment ?? [],
    },
  };
}

/** The basic facts, then all technical ones in their groups; what stands among the basic ones is not said twice. */
function groupsOf(car: CarDetail, words: Words): FactGroup[] {
  const { translate } = words;
  const basic = overviewRows(car, words);
  const known = new Set<string>(basic.map(([label]) => label));
  const groups = technicalGroups(car, words).map(({ title, rows }) => ({
    title,
    rows: rows.filter(([label]) => !known.has(label)),
  }));
  return [{ title: 'overview' as const, rows: basic }, ...groups].map(({ title, rows }) => ({
    key: title,
    title: translate(title),
    rows: rows.map(([label, value]) => ({ key: label, label: translate(label), value })),
  }));
}
