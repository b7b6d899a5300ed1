import { comparedIn } from '../../contracts/listVariants.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/loader.ts';
import { type ComparisonAnswer, fullName } from '../../features/compare/comparedCar.ts';
import { compareCars } from '../../features/compare/comparison.data.ts';

/** The cars of the address side by side. A search that is away leaves the page standing, with words of its own. */
export const loader: SectionLoader<ComparisonAnswer> = { load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<ComparisonAnswer>> {
  const { route, ports, translate } = context;
  const ids = comparedIn(route.query);
  const answer = await compareCars(ids, { ...context, searchCars: ports.searchCars });
  const names = answer.cars.map(({ card }) => fullName(card)).join(', ');
  return {
    kind: 'data',
    value: answer,
    head: {
      title: names ? translate('comparePageTitle', { names }) : translate('compareCars'),
      ...(names && { description: translate('compareDescription', { names }) }),
      noindex: true,
    },
    tags: ['cars', ...ids.map((id) => `car:${id}`)],
    degraded: answer.failed ?? false,
  };
}
