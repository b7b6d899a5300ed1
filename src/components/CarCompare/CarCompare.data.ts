import { parseLoanQuery } from '../../contracts/finance/loanQuery.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/page/loader.ts';
import { comparedIn } from '../../contracts/search/listVariants.ts';
import { parseCosts } from '../../contracts/totalCost/costChoice.ts';
import { fullName } from '../../features/car/fullName.ts';
import type { ComparisonResponse } from '../../features/compare/comparedCar.ts';
import { compareCars } from '../../features/compare/comparison.data.ts';
import type { ComparedDealer } from '../../features/leads/ComparedCarsForm.tsx';
import { comparedDealers } from '../../features/leads/comparedDealers.data.ts';

export interface CarCompareData extends ComparisonResponse {
  /** Dealers of the cars. */
  dealers: ComparedDealer[];
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

/** Loads the cars that the URL compares. When the search is unavailable, the page shows a message. */
export const loader: SectionLoader<CarCompareData> = { load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<CarCompareData>> {
  const { route, ports, translate } = context;
  const ids = comparedIn(route.query);
  const comparison = await compareCars(
    ids,
    { ...context, searchCars: ports.searchCars, totalCosts: ports.totalCosts },
    parseLoanQuery(route.query),
    parseCosts(route.query),
  );
  const asOf = Date.now();
  const dealerIds = new Set(comparison.cars.flatMap(({ full }) => full?.dealer ?? []));
  const dealers = await comparedDealers([...dealerIds], context, asOf);
  const names = comparison.cars.map(({ card }) => fullName(card)).join(', ');
  return {
    kind: 'data',
    value: { ...comparison, dealers: dealers ?? [], asOf },
    head: {
      title: names ? translate('comparePageTitle', { names }) : translate('compareCars'),
      ...(names && { description: translate('compareDescription', { names }) }),
      noindex: true,
    },
    tags: ['cars', ...ids.map((id) => `car:${id}`)],
    degraded: comparison.failed || dealers === null,
  };
}
