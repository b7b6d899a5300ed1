import { type CarQuery, formatCarQuery, parseCarQuery } from '../../contracts/carSearch.ts';
import { basePath, findNamed, type ListBase, segmentOf } from '../../contracts/listSegments.ts';
import type { LoaderContext, LoadResult, PageRoute, SectionHead, SectionLoader } from '../../contracts/loader.ts';
import { titleOf } from '../../features/car/card.ts';
import { carHref } from '../../features/car/carHref.ts';
import { brandHostRedirect } from '../../features/carSearch/brandHostList.data.ts';
import { searchCarList, stockFacets } from '../../features/carSearch/carListSearch.data.ts';
import { knownBase } from '../../features/carSearch/knownMakeModel.ts';
import { countOf, listLinks } from '../../features/carSearch/listLinks.ts';
import type { CarListData } from '../../features/carSearch/listResponse.ts';
import { chosenNames } from '../../features/carSearch/listState.ts';
import {
  decode,
  listHref,
  listPath,
  matchBase,
  pathBase,
  spelledQuery,
  withBase,
} from '../../features/carSearch/listUrl.ts';
import { wordsRead } from '../../features/carSearch/readText.data.ts';
import { fullName } from '../../features/compare/comparedCar.ts';
import { itemListLd } from '../../lib/itemListLd.ts';

/**
 * The cars of the address, all pages up to the asked one, so that a reload and a visit without scripts show what is
 * shown. Decides, because make and model below the marker segment must exist (F031); a search
 * that is away is a card all the same.
 */
export const loader: SectionLoader<CarListData> = { when: 'blocking', optional: true, load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<CarListData>> {
  const { route, ports, brand } = context;
  const search = { ...context, searchCars: ports.searchCars };
  const asked = parseCarQuery(route.query);
  const led = brand
    ? await brandHostRedirect(asked, brand, context)
    : ((await filtersIn(asked, context)) ?? (await canonicalIn(asked, context)));
  if (led) return led;
  let base: ListBase | null = null;
  if (route.listBrand) {
    const facets = await stockFacets(search);
    base = matchBase(route.listBrand, route.listModel, facets) ?? (await makeWithoutCars(context));
    // Unknown make or model: no such page. When nothing is known at all the search is down, and the list says that.
    if (!base && facets.length > 0) return { kind: 'notFound' };
  }
  const query = withBase(asked, base);
  const answer = await searchCarList(query, 'cumulative', search);
  // By now the data cache has them.
  const whole = await stockFacets(search);
  // What the page is called after, and what search engines know it as.
  const named = brand && !base ? { brand: brand.make, model: null } : base;
  const canonical = base ?? pathBase(withBase(query, named), answer.facets) ?? named;
  return {
    kind: 'data',
    value: {
      ...answer,
      ...{ base, state: formatCarQuery({ ...query, page: 0 }), lists: listLinks(named, whole, context) },
      ...(named && { name: nameOf(named, context), inStock: countOf(named, whole) }),
    },
    head: headOf(asked, named, canonical, answer, context),
    tags: ['cars'],
    degraded: answer.failed ?? false,
  };
}

/**
 * Words are led to the address that says them as filters: those of a form sent without scripts (F050), and those below the
 * list's path (F051). Null when the address says all there is to say.
 */
async function filtersIn(asked: CarQuery, context: LoaderContext): Promise<LoadResult<CarListData> | null> {
  const { site, language, ports } = context;
  const next = await wordsRead(asked, context, ports);
  if (next === null || next === 'unknown') return next && { kind: 'notFound' };
  const own = knownBase(next, await stockFacets(ports));
  return { kind: 'redirect', status: 302, location: listHref(next, own, site, language) };
}

/**
 * Leads values in another spelling than that of the stock, and models without their make, to the one URL of the selection;
 * make and model that are all that is chosen to their own path (F031). Null while the search is unavailable.
 */
async function canonicalIn(asked: CarQuery, context: LoaderContext): Promise<LoadResult<CarListData> | null> {
  const { route, site, language, ports } = context;
  if (Object.keys(asked.values).length === 0 && !route.listBrand) return null;
  const facets = await stockFacets(ports);
  const own = route.listBrand ? matchBase(route.listBrand, route.listModel, facets) : null;
  if (route.listBrand && !own) return null;
  const before = withBase(asked, own);
  const next = spelledQuery(before, facets);
  const base = knownBase(next, facets);
  const isOneList = chosenNames(next).every((name) => name === 'car_brand' || name === 'car_model');
  const isSpelled = formatCarQuery(next) === formatCarQuery(before);
  // Redirect tables lead to makes with other filters; these keep their parameters and name the path as canonical.
  const isElsewhere = own ? !isPathOf(route, base) || isRepeated(asked, base) : base !== null && isOneList;
  if (isSpelled && !isElsewhere) return null;
  return { kind: 'redirect', status: 301, location: listHref(next, base, site, language) };
}

/** Whether the path says make and model as their own path does: `/b/skoda` for ŠKODA. */
function isPathOf({ listBrand, listModel }: PageRoute, base: ListBase | null): boolean {
  const says = (segment: string | undefined, text: string | null) =>
    segment === undefined || text === null
      ? segment === undefined && text === null
      : decode(segment) === segmentOf(text);
  return base !== null && says(listBrand, base.brand) && says(listModel, base.model);
}

/** Whether the parameters repeat what the path says: `/b/volvo?car_brand=Volvo`. */
function isRepeated({ values }: CarQuery, base: ListBase | null): boolean {
  return base !== null && (values.car_brand !== undefined || (base.model !== null && values.car_model !== undefined));
}

/** A make that the site sells, of which no car is in stock today: its list is empty, but it is there. */
async function makeWithoutCars({ route, ports }: LoaderContext): Promise<ListBase | null> {
  const { listBrand = '', listModel } = route;
  if (listModel) return null;
  const brands = await ports.brands().catch(() => null);
  const brand = findNamed(decode(listBrand), brands ?? [], ({ name }) => name);
  return brand ? { brand: brand.name, model: null } : null;
}

const nameOf = ({ brand, model }: ListBase, context: LoaderContext): string =>
  titleOf({ car_brand: brand, car_model: model ?? '' }, context);

function headOf(
  asked: CarQuery,
  named: ListBase | null,
  canonical: ListBase | null,
  answer: Pick<CarListData, 'failed' | 'pages'>,
  context: LoaderContext,
): SectionHead {
  const head: SectionHead = {};
  const { translate, site, language } = context;
  if (canonical) head.canonicalPath = `${listPath(site, language)}${basePath(canonical, site)}`;
  if (named) {
    const name = nameOf(named, context);
    head.title = translate('carListNameTitle', { name });
    head.description = translate('carListNameDescription', { name });
  }
  if (formatCarQuery(asked) !== '' || answer.failed) head.noindex = true;
  else {
    const cars = answer.pages.flat().map((car) => [fullName(car), carHref(car, site, language)] as const);
    if (cars.length > 0) head.jsonLd = [itemListLd(cars)];
  }
  return head;
}
