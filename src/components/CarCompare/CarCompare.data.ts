import { comparedIn } from '../../contracts/listVariants.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/loader.ts';
import { type ComparisonResponse, fullName } from '../../features/compare/comparedCar.ts';
import { compareCars } from '../../features/compare/comparison.data.ts';

/** Loads the cars that the URL compares. When the search is unavailable, the page shows a message. */
export const loader: SectionLoader<ComparisonResponse> = { load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<ComparisonResponse>> {
  const { route, ports, translate } = context;
  const ids = comparedIn(route.query);
  const comparison = await compareCars(ids, { ...context, searchCars: ports.searchCars });
  const names = comparison.cars.map(({ card }) => fullName(card)).join(', ');
  return {
    kind: 'data',
    value: comparison,
    head: {
      title: names ? translate('comparePageTitle', { names }) : translate('compareCars'),
      ...(names && { description: translate('compareDescription', { names }) }),
      noindex: true,
    },
    tags: ['cars', ...ids.map((id) => `car:${id}`)],
    degraded: comparison.failed ?? false,
  };
}
