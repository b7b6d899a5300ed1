import { type CarQuery, formatCarQuery, parseCarQuery } from '../../contracts/carSearch.ts';
import { basePath, type ListBase, segmentOf } from '../../contracts/listSegments.ts';
import type { LoaderContext, LoadResult, PageRoute, SectionHead, SectionLoader } from '../../contracts/loader.ts';
import type { Facet } from '../../contracts/search.ts';
import type { Understood } from '../../contracts/suggestions.ts';
import { titleOf } from '../../features/cars/card.ts';
import { carHref } from '../../features/cars/carHref.ts';
import { searchCarList, stockFacets } from '../../features/cars/carListSearch.data.ts';
import {
  decode,
  listHref,
  listPath,
  matchBase,
  pathBase,
  spelledQuery,
  withBase,
} from '../../features/cars/listAddress.ts';
import type { CarListData } from '../../features/cars/listAnswer.ts';
import { chosenNames, withUnderstood } from '../../features/cars/listState.ts';
import { countOf, listLinks } from '../../features/cars/search/listLinks.ts';
import { stockVocabulary } from '../../features/cars/search/suggest.data.ts';
import { segmentsToFilters, textToFilters } from '../../features/cars/textToFilters.ts';
import { fullName } from '../../features/compare/comparedCar.ts';
import { itemListLd } from '../../lib/itemListLd.ts';

/**
 * The cars of the address, all pages up to the asked one, so that a reload and a visit without scripts show what is
 * shown. Decides, because make and model below the marker segment must exist (F031); a search
 * that is away is a card all the same.
 */
export const loader: SectionLoader<CarListData> = { when: 'decides', optional: true, load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<CarListData>> {
  const { route, ports } = context;
  const search = { ...context, searchCars: ports.searchCars };
  const asked = parseCarQuery(route.query);
  const led = (await filtersIn(asked, context)) ?? (await canonicalIn(asked, context));
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
  return {
    kind: 'data',
    value: {
      ...answer,
      ...{ base, state: formatCarQuery({ ...query, page: 0 }), lists: listLinks(base, whole, context) },
      ...(base && { name: nameOf(base, context), inStock: countOf(base, whole) }),
    },
    head: headOf(asked, base ?? pathBase(query, answer.facets), answer, context, base !== null),
    tags: ['cars'],
    degraded: answer.failed ?? false,
  };
}

/**
 * Words are led to the address that says them as filters: those of a form sent without scripts (F050), and those below the
 * list's path (F051). Null when the address says all there is to say.
 */
async function filtersIn(asked: CarQuery, context: LoaderContext): Promise<LoadResult<CarListData> | null> {
  const { route, site, language, ports } = context;
  const { listWords } = route;
  if (!listWords && asked.keyphrase === '') return null;
  const vocabulary = await stockVocabulary(ports, site);
  const to = async (understood: Understood, base: ListBase | null): Promise<LoadResult<CarListData>> => {
    const next = withUnderstood(withBase(asked, base), understood);
    const own = knownBase(next, await stockFacets(ports));
    return { kind: 'redirect', status: 302, location: listHref(next, own, site, language) };
  };
  if (listWords) {
    // While the search is away nobody knows what they are: it is asked for them as they are.
    if (!vocabulary) return to({ values: [], keyphrase: [...listWords, asked.keyphrase].join(' ').trim() }, null);
    const values = segmentsToFilters(listWords, vocabulary);
    return values ? to({ values, keyphrase: asked.keyphrase }, null) : { kind: 'notFound' };
  }
  const understood = vocabulary && textToFilters(asked.keyphrase, vocabulary);
  if (!understood || isPlain(understood, asked.keyphrase)) return null;
  const base = route.listBrand ? matchBase(route.listBrand, route.listModel, await stockFacets(ports)) : null;
  return to(understood, base);
}

/** Whether a text is nothing but words to search for, as they are. */
function isPlain({ values, ranges, sortName, keyphrase }: Understood, text: string): boolean {
  return values.length === 0 && !ranges && !sortName && keyphrase === text;
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
  const isElsewhere = own ? !isPathOf(route, base) : base !== null && isOneList;
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

function knownBase(query: CarQuery, facets: readonly Facet[]): ListBase | null {
  const base = baseOf(query);
  const known =
    base && matchBase(segmentOf(base.brand), base.model === null ? undefined : segmentOf(base.model), facets);
  return known && known.brand === base.brand && known.model === base.model ? known : null;
}

/** One make, or one of its models, has a page of its own (F031). */
function baseOf({ values }: CarQuery): ListBase | null {
  const [brand, otherBrand] = values.car_brand ?? [];
  const [model = null, otherModel] = values.car_model ?? [];
  return brand && !otherBrand && !otherModel ? { brand, model } : null;
}

/** A make that the site sells, of which no car is in stock today: its list is empty, but it is there. */
async function makeWithoutCars({ route, ports }: LoaderContext): Promise<ListBase | null> {
  const { listBrand = '', listModel } = route;
  if (listModel) return null;
  const brands = await ports.brands().catch(() => null);
  const brand = brands?.find(({ name }) => segmentOf(name) === segmentOf(listBrand));
  return brand ? { brand: brand.name, model: null } : null;
}

const nameOf = ({ brand, model }: ListBase, context: LoaderContext): string =>
  titleOf({ car_brand: brand, car_model: model ?? '' }, context);

function headOf(
  asked: CarQuery,
  base: ListBase | null,
  answer: Pick<CarListData, 'failed' | 'pages'>,
  context: LoaderContext,
  isOwn: boolean,
): SectionHead {
  const head: SectionHead = {};
  const { translate, site, language } = context;
  if (base) head.canonicalPath = `${listPath(site, language)}${basePath(base, site)}`;
  if (base && isOwn) {
    const name = nameOf(base, context);
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
