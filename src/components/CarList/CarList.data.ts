import type { LoaderContext, LoadResult, PageRoute, SectionHead, SectionLoader } from '../../contracts/page/loader.ts';
import { type NamedPlace, namedPlace, PLACE_FIELD } from '../../contracts/search/around.ts';
import { type CarQuery, formatCarQuery, parseCarQuery } from '../../contracts/search/carSearch.ts';
import { basePath, findNamed, type ListBase, segmentOf } from '../../contracts/search/listSegments.ts';
import { titleOf } from '../../features/car/card.ts';
import { carHref } from '../../features/car/carHref.ts';
import { fullName } from '../../features/car/fullName.ts';
import { brandHostRedirect } from '../../features/carSearch/brandHostList.data.ts';
import { canonicalBase } from '../../features/carSearch/canonicalBase.ts';
import { searchCarList } from '../../features/carSearch/carListSearch.data.ts';
import { countOf, listLinks } from '../../features/carSearch/listLinks.ts';
import { listPath } from '../../features/carSearch/listPath.ts';
import type { CarListData, CarListResponse, PlaceTrouble } from '../../features/carSearch/listResponse.ts';
import { chosenNames, setNear, setRadius } from '../../features/carSearch/listState.ts';
import { canonicalQuery, decode, findBase, listHref, pathBase, withBase } from '../../features/carSearch/listUrl.ts';
import { readListWords } from '../../features/carSearch/readListWords.data.ts';
import { requestedHref } from '../../features/carSearch/requestedHref.ts';
import { stockFacets } from '../../features/carSearch/stockFacets.data.ts';
import { recordFailures } from '../../lib/browser/recordFailures.ts';
import { itemListLd } from '../../lib/itemListLd.ts';

/**
 * Loads the cars of the URL: all pages up to the requested one, so that a reload and a visit without JavaScript show the
 * same cars. The loader is blocking, because make and model below the marker segment must exist (F031). When the search is
 * unavailable, the list shows an error. A page for which any of its searches failed is not cached, nor one with a place that was typed.
 */
export const loader: SectionLoader<CarListData> = { when: 'blocking', optional: true, load };

/** The list while the search is unavailable. */
const FAILED_LIST: CarListResponse = { pages: [], facets: [], total: 0, failed: true };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<CarListData>> {
  const cars = recordFailures(context.ports.searchCars);
  const allMakes = recordFailures(context.ports.searchAllMakes);
  const ports = { ...context.ports, searchCars: cars.call, searchAllMakes: allMakes.call };
  const result = await loadList({ ...context, ports });
  if (result.kind !== 'data' && result.kind !== 'redirect') return result;
  const isFailedList = result.kind === 'data' && result.value.failed === true;
  const isTyped = context.route.query.has(PLACE_FIELD);
  return { ...result, degraded: isTyped || isFailedList || cars.hasFailed() || allMakes.hasFailed() };
}

async function loadList(context: LoaderContext): Promise<LoadResult<CarListData>> {
  const { route, ports, brand } = context;
  const search = { ...context, searchCars: ports.searchCars, totalCosts: ports.totalCosts };
  const { place, ...requested } = parseCarQuery(route.query);
  const found = place === undefined ? null : await placeOf(place, context);
  if (found && 'lat' in found) return aroundPlace(found, requested, context);
  const redirect = brand
    ? await brandHostRedirect(requested, brand, context)
    : ((await filterRedirect(requested, context)) ?? (await canonicalRedirect(requested, context)));
  if (redirect) return redirect;
  const named = await namedInPath(context);
  if (named === 'missing') return { kind: 'notFound' };
  const isUnknownBase = named === 'unknown';
  const base = isUnknownBase ? null : named;
  const query = withBase(requested, base);
  const result = isUnknownBase ? FAILED_LIST : await searchCarList(query, 'cumulative', search);
  // Already in the data cache.
  const allFacets = await stockFacets(search);
  // Make and model of the page's title, and of its canonical URL.
  const listName = brand && !base ? { make: brand.make, model: null } : base;
  const canonical = base ?? pathBase(withBase(query, listName), result.facets) ?? listName;
  return {
    kind: 'data',
    value: {
      ...result,
      base,
      state: formatCarQuery({ ...query, page: 0 }),
      lists: listLinks(listName, allFacets, context),
      ...(listName && { name: nameOf(listName, context) }),
      ...(found && { placeTrouble: found }),
      ...(listName && allFacets.length > 0 && { inStock: countOf(listName, allFacets) }),
    },
    head: headOf(requested, listName, canonical, result, context),
    tags: ['cars'],
  };
}

/** Returns the place that a text names, or why there is none. */
async function placeOf(text: string, { ports }: LoaderContext): Promise<NamedPlace | PlaceTrouble> {
  try {
    const found = await ports.findPlace(text);
    return (found && namedPlace(found)) ?? { key: 'placeNone', place: text };
  } catch {
    return { key: 'placeFailed', place: text };
  }
}

/**
 * Redirects the text of a form sent without scripts to the same path around its place. The next request redirects or refuses what is wrong with
 * the path.
 */
function aroundPlace(place: NamedPlace, requested: CarQuery, context: LoaderContext): LoadResult<CarListData> {
  const next = setRadius(setNear(requested, place), requested.radius ?? null);
  return { kind: 'redirect', status: 302, location: requestedHref(next, context) };
}

/**
 * Redirects search words to the URL with the filters they mean: words of a form sent without JavaScript (F050), and words
 * below the list's path (F051). Returns null when there is nothing to convert.
 */
async function filterRedirect(requested: CarQuery, context: LoaderContext): Promise<LoadResult<CarListData> | null> {
  const { site, language, ports } = context;
  const next = await readListWords(requested, context, ports);
  if (next === null || next === 'unknown') return next && { kind: 'notFound' };
  const facets = await stockFacets(ports);
  // With the make of a model that the URL names alone: otherwise the target would be redirected again.
  const canonical = canonicalQuery(next, facets);
  return {
    kind: 'redirect',
    status: 302,
    location: listHref(canonical, canonicalBase(canonical, facets), site, language),
  };
}

/**
 * Redirects to the canonical URL: values written as in the stock, models with their make, and make and model alone as
 * their own path (F031). Returns null when the URL is canonical, and while the search is unavailable.
 */
async function canonicalRedirect(requested: CarQuery, context: LoaderContext): Promise<LoadResult<CarListData> | null> {
  const { route, site, language, ports } = context;
  if (Object.keys(requested.values).length === 0 && !route.listMake) return null;
  const facets = await stockFacets(ports);
  const listBase = route.listMake ? findBase(route.listMake, route.listModel, facets) : null;
  if (route.listMake && !listBase) return null;
  const requestedQuery = withBase(requested, listBase);
  const next = canonicalQuery(requestedQuery, facets);
  const base = canonicalBase(next, facets);
  const hasOnlyMakeAndModel = chosenNames(next).every((name) => name === 'car_brand' || name === 'car_model');
  const isCanonicalQuery = formatCarQuery(next) === formatCarQuery(requestedQuery);
  // Redirect tables have targets with make and other filters; these keep their parameters and have the path as canonical URL.
  const needsOtherPath = listBase
    ? !isPathOfBase(route, base) || repeatsPath(requested, base)
    : base !== null && hasOnlyMakeAndModel;
  if (isCanonicalQuery && !needsOtherPath) return null;
  return { kind: 'redirect', status: 301, location: listHref(next, base, site, language) };
}

/** Returns whether the path is the canonical path of make and model: `/b/skoda` for ŠKODA. */
function isPathOfBase({ listMake, listModel }: PageRoute, base: ListBase | null): boolean {
  const matches = (segment: string | undefined, text: string | null) =>
    segment === undefined || text === null
      ? segment === undefined && text === null
      : decode(segment) === segmentOf(text);
  return base !== null && matches(listMake, base.make) && matches(listModel, base.model);
}

/** Returns whether the parameters repeat the path: `/b/volvo?car_brand=Volvo`. */
function repeatsPath({ values }: CarQuery, base: ListBase | null): boolean {
  return base !== null && (values.car_brand !== undefined || (base.model !== null && values.car_model !== undefined));
}

/**
 * Returns make and model of the path, null when it has none; `unknown` while the stock or the makes cannot be loaded: the list then
 * shows its error. A make that the site sells without a car in stock has a list, which is empty.
 */
async function namedInPath(context: LoaderContext): Promise<ListBase | null | 'missing' | 'unknown'> {
  const { route, ports, report } = context;
  const { listMake, listModel } = route;
  if (!listMake) return null;
  const facets = await stockFacets(ports);
  const base = findBase(listMake, listModel, facets);
  if (base) return base;
  const missing = facets.length > 0 ? 'missing' : 'unknown';
  if (listModel) return missing;
  try {
    const make = findNamed(decode(listMake), (await ports.makes()) ?? [], ({ name }) => name);
    return make ? { make: make.name, model: null } : missing;
  } catch (error) {
    report('makesFailed', 'list without makes', error);
    return 'unknown';
  }
}

const nameOf = ({ make, model }: ListBase, context: LoaderContext): string =>
  titleOf({ car_brand: make, car_model: model ?? '' }, context);

function headOf(
  requested: CarQuery,
  listName: ListBase | null,
  canonical: ListBase | null,
  result: Pick<CarListData, 'failed' | 'pages'>,
  context: LoaderContext,
): SectionHead {
  const head: SectionHead = {};
  const { translate, site, language } = context;
  if (canonical) head.canonicalPath = `${listPath(site, language)}${basePath(canonical, site)}`;
  if (listName) {
    const name = nameOf(listName, context);
    head.title = translate('carListNameTitle', { name });
    head.description = translate('carListNameDescription', { name });
  }
  if (formatCarQuery(requested) !== '' || result.failed) head.noindex = true;
  else {
    const cars = result.pages.flat().map((car) => [fullName(car), carHref(car, site, language)] as const);
    if (cars.length > 0) head.jsonLd = [itemListLd(cars)];
  }
  return head;
}
