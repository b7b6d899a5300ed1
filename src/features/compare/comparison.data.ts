import { CAR_DETAIL_FIELDS, type CarDetail } from '../../contracts/car/car.ts';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import type { RequestedTerms } from '../../contracts/finance/loanQuery.ts';
import type { LoaderPorts, TotalCosts, Wording } from '../../contracts/page/loader.ts';
import { TOTAL_COST } from '../../contracts/search/carSearch.ts';
import { byId } from '../../contracts/search/listVariants.ts';
import type { CostChoice } from '../../contracts/totalCost/costChoice.ts';
import { parseCarDetail } from '../car/carById.data.ts';
import { cardOf } from '../car/card.ts';
import { equipmentOf, isSold } from '../car/carRecord.ts';
import { carsWithIds } from '../car/carsWithIds.data.ts';
import { conditionFacts } from '../car/conditionFacts.ts';
import { overviewRows, technicalGroups } from '../car/detailRows.ts';
import type { OfferKind } from '../car/money/offerKinds.ts';
import { offersOf } from '../car/money/offers.ts';
import { explanationOf } from '../car/terms.ts';
import { carTotal, loanExample, totalText } from '../car/totalCost/carTotal.ts';
import type { ComparedCar, ComparisonResponse, Explained, FactGroup } from './comparedCar.ts';

/** Search function and texts for a comparison. */
export interface ComparisonSearch extends Wording {
  searchCars: LoaderPorts['searchCars'];
  totalCosts: LoaderPorts['totalCosts'];
}

/** Fetches the cars with these ids, loans on these terms and total costs on this choice, by a search filtered by `car_id` (S2 §7); `failed` when the search fails. */
export async function compareCars(
  ids: readonly string[],
  { searchCars, totalCosts, ...wording }: ComparisonSearch,
  terms: RequestedTerms = {},
  costs?: CostChoice,
): Promise<ComparisonResponse> {
  const sortedIds = [...ids].sort(byId);
  const request = { search: searchCars, fields: CAR_DETAIL_FIELDS, parse: parseCarDetail };
  const found = await carsWithIds(sortedIds, request).catch(() => null);
  if (!found) return { cars: [], gone: [], failed: true };
  const totals = await totalCosts(costs);
  const inStock = [...found].filter(([, car]) => !isSold(car));
  return {
    cars: inStock.map(([, car]) => comparedCarOf(car, wording, terms, totals)),
    gone: sortedIds.filter((id) => !inStock.some(([own]) => own === id)),
  };
}

function comparedCarOf(
  car: CarDetail,
  wording: Wording,
  terms: RequestedTerms,
  totals: TotalCosts | null,
): ComparedCar {
  const total = totals && comparedTotal(car, totals, terms, wording);
  return {
    card: cardOf(car, wording, { terms }),
    full: {
      offers: offersOf(car, wording, terms).map(({ kind, amount, terms, ...offer }) => ({
        kind,
        amount,
        ...(terms && { terms }),
        ...('described' in offer && { described: offer.described }),
        explained: explainedTerms(kind, wording),
      })),
      groups: withTotal(groupsOf(car, wording), total, wording),
      equipment: equipmentOf(car, wording),
      ...(car.car_site_id && { dealer: car.car_site_id }),
    },
  };
}

/** Returns the total cost of a month with the terms of its loan and the warning: a cell of the table is read by itself. */
function comparedTotal(car: CarDetail, totals: TotalCosts, terms: RequestedTerms, wording: Wording): string {
  const total = carTotal(car, totals, terms);
  const text = totalText(total, totals, wording);
  const example = total.amount === null ? undefined : loanExample(car, totals, terms, wording);
  return example ? `${text}. ${example} ${wording.translate('borrowingCosts')}` : text;
}

/** Adds the total cost of a month to the basic facts. */
function withTotal([basic, ...others]: FactGroup[], total: string | null, { translate }: Wording): FactGroup[] {
  if (!basic || total === null) return basic ? [basic, ...others] : others;
  const row = { key: TOTAL_COST, label: translate(TOTAL_COST), value: total, info: translate('totalEstimate') };
  return [{ ...basic, rows: [row, ...basic.rows] }, ...others];
}

/** The terms of a kind of monthly cost that need an explanation (U4): its own label, and the terms of a loan in its cells. */
const TERMS = {
  car_loan_monthly_cost: ['car_loan_monthly_cost', 'effectiveInterest', 'residual'],
  privateLeasing: ['privateLeasing'],
  companyLeasing: ['companyLeasing'],
} as const satisfies Record<OfferKind, readonly DictionaryKey[]>;

function explainedTerms(kind: OfferKind, { translate }: Wording): Explained[] {
  return TERMS[kind].flatMap((term): Explained[] => {
    const explanation = explanationOf(term);
    return explanation ? [[translate(term), translate(explanation)]] : [];
  });
}

/** Returns the basic facts, those of the condition of a used car, then the technical ones by group. */
function groupsOf(car: CarDetail, wording: Wording): FactGroup[] {
  const { translate } = wording;
  const basic = overviewRows(car, wording);
  const groups = technicalGroups(car, wording, basic);
  const condition = { title: 'conditionTitle' as const, rows: conditionFacts(car, wording) };
  const all = [
    { title: 'overview' as const, rows: basic },
    ...(condition.rows.length > 0 ? [condition] : []),
    ...groups,
  ];
  return all.map(({ title, rows }) => ({
    key: title,
    title: translate(title),
    rows: rows.map(([label, value]) => {
      const explanation = explanationOf(label);
      return { key: label, label: translate(label), value, ...(explanation && { info: translate(explanation) }) };
    }),
  }));
}
