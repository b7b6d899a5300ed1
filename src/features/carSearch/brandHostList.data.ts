import type { LoaderContext, LoadResult } from '../../contracts/page/loader.ts';
import type { BrandView } from '../../contracts/page/page.ts';
import type { CarQuery } from '../../contracts/search/carSearch.ts';
import { segmentOf } from '../../contracts/search/listSegments.ts';
import { canonicalBase } from './canonicalBase.ts';
import { canonicalQuery, findBase, listHref, withBase } from './listUrl.ts';
import { readListWords } from './readListWords.data.ts';
import { requestedHref } from './requestedHref.ts';
import { stockFacets } from './stockFacets.data.ts';

type Outcome = Extract<LoadResult<never>, { kind: 'redirect' | 'notFound' }>;

/**
 * Returns the redirect of a list's URL on a brand host (docs/decisions/0052); null when the URL is canonical. The host implies
 * its make, so that each selection has one URL: `/b/mini/cooper` is `?car_model=Cooper`. A selection with another make is
 * redirected to the same selection on the site's own host, search words included.
 */
export async function brandHostRedirect(
  state: CarQuery,
  brand: BrandView,
  context: LoaderContext,
): Promise<Outcome | null> {
  const { route, site, language, ports } = context;
  const { listMake, listModel } = route;
  const currentUrl = requestedHref(state, context);
  if (listMake && segmentOf(listMake) !== segmentOf(brand.make))
    return redirect(302, `${brand.siteOrigin}${currentUrl}`);
  const stock = { searchCars: ports.searchAllMakes };
  const facets = await stockFacets(stock);
  const base = listMake ? findBase(listMake, listModel, facets) : null;
  // While the search is unavailable the model cannot be checked: the list page shows the error.
  if (listModel && !base) return facets.length > 0 ? { kind: 'notFound' } : null;
  const readState = await readListWords(state, context, stock);
  if (readState === 'unknown') return { kind: 'notFound' };
  const canonicalState = canonicalQuery(readState ?? withBase(state, base), facets);
  const localState = withoutMake(canonicalState, brand.make);
  const location = localState
    ? listHref(localState, null, site, language)
    : `${brand.siteOrigin}${listHref(canonicalState, canonicalBase(canonicalState, facets), site, language)}`;
  return location === currentUrl ? null : redirect(readState || !localState ? 302 : 301, location);
}

const redirect = (status: 301 | 302, location: string): Outcome => ({ kind: 'redirect', status, location });

/** Returns the state without the host's make; null when it has another make. */
function withoutMake(query: CarQuery, make: string): CarQuery | null {
  const { car_brand: makes = [], ...values } = query.values;
  return makes.every((text) => text === make) ? { ...query, values } : null;
}
