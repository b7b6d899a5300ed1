import { type CarQuery, formatCarQuery } from '../../contracts/carSearch.ts';
import { segmentOf } from '../../contracts/listSegments.ts';
import type { LoaderContext, LoadResult } from '../../contracts/loader.ts';
import type { BrandView } from '../../contracts/page.ts';
import { encodeUrl } from '../../contracts/urlText.ts';
import { stockFacets } from './carListSearch.data.ts';
import { knownBase } from './knownMakeModel.ts';
import { listHref, matchBase, spelledQuery, withBase } from './listUrl.ts';
import { wordsRead } from './readText.data.ts';

type Outcome = Extract<LoadResult<never>, { kind: 'redirect' | 'notFound' }>;

/**
 * Returns the redirect of a list's URL on a brand host (docs/decisions/0052); null when the list is shown there. The make of the host
 * goes without saying, so that each selection has one URL: `/b/mini/cooper` is `?car_model=Cooper`. A selection with another
 * make is redirected to the same selection on the site's own host, words included.
 */
export async function brandHostRedirect(
  asked: CarQuery,
  brand: BrandView,
  context: LoaderContext,
): Promise<Outcome | null> {
  const { route, site, language, ports } = context;
  const { listBrand, listModel } = route;
  const query = formatCarQuery(asked);
  const here = `${language.prefix}${encodeUrl(route.path)}${query && `?${query}`}`;
  if (listBrand && segmentOf(listBrand) !== segmentOf(brand.make)) return redirect(302, `${brand.siteOrigin}${here}`);
  const stock = { searchCars: ports.searchAllMakes };
  const facets = await stockFacets(stock);
  const base = listBrand ? matchBase(listBrand, listModel, facets) : null;
  // While the search is unavailable nobody knows the model: the list says so.
  if (listModel && !base) return facets.length > 0 ? { kind: 'notFound' } : null;
  const words = await wordsRead(asked, context, stock);
  if (words === 'unknown') return { kind: 'notFound' };
  const next = spelledQuery(words ?? withBase(asked, base), facets);
  const own = withoutMake(next, brand.make);
  const location = own
    ? listHref(own, null, site, language)
    : `${brand.siteOrigin}${listHref(next, knownBase(next, facets), site, language)}`;
  return location === here ? null : redirect(words || !own ? 302 : 301, location);
}

const redirect = (status: 301 | 302, location: string): Outcome => ({ kind: 'redirect', status, location });

/** The state without the make of the host; null when it has another make. */
function withoutMake(query: CarQuery, make: string): CarQuery | null {
  const { car_brand: makes = [], ...values } = query.values;
  return makes.every((text) => text === make) ? { ...query, values } : null;
}
