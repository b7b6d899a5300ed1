import { type CarQuery, formatCarQuery, parseCarQuery } from '../../contracts/carSearch.ts';
import { basePath, type ListBase, segmentOf } from '../../contracts/listSegments.ts';
import type { LoaderContext, LoadResult, SectionHead, SectionLoader } from '../../contracts/loader.ts';
import type { FacetChoice, Understood } from '../../contracts/suggestions.ts';
import { titleOf } from '../../features/cars/card.ts';
import { carHref } from '../../features/cars/carHref.ts';
import { searchCarList, stockFacets } from '../../features/cars/carListSearch.data.ts';
import { listHref, listPath, matchBase, withBase } from '../../features/cars/listAddress.ts';
import type { CarListData } from '../../features/cars/listAnswer.ts';
import { withUnderstood } from '../../features/cars/listState.ts';
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
  const led = await filtersIn(asked, context);
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
    head: headOf(asked, base, answer, context),
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
  const to = (understood: Understood, base: ListBase | null): LoadResult<CarListData> => {
    const location = listHref(withUnderstood(withBase(asked, base), understood), base, site, language);
    return { kind: 'redirect', status: 302, location };
  };
  if (listWords) {
    // While the search is away nobody knows what they are: it is asked for them as they are.
    if (!vocabulary) return to({ values: [], keyphrase: [...listWords, asked.keyphrase].join(' ').trim() }, null);
    const values = segmentsToFilters(listWords, vocabulary);
    return values ? to({ values, keyphrase: asked.keyphrase }, baseOf(values)) : { kind: 'notFound' };
  }
  const understood = vocabulary && textToFilters(asked.keyphrase, vocabulary);
  if (!understood || understood.values.length === 0) return null;
  const base = route.listBrand ? matchBase(route.listBrand, route.listModel, await stockFacets(ports)) : null;
  return to(understood, base);
}

/** One make, or one of its models, has a page of its own (F031). */
function baseOf(values: readonly FacetChoice[]): ListBase | null {
  const textsOf = (wanted: FacetChoice['name']) => values.filter(({ name }) => name === wanted).map(({ text }) => text);
  const [brand, otherBrand] = textsOf('car_brand');
  const [model = null, otherModel] = textsOf('car_model');
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
): SectionHead {
  const head: SectionHead = {};
  const { translate, site, language } = context;
  if (base) {
    const name = nameOf(base, context);
    head.title = translate('carListNameTitle', { name });
    head.description = translate('carListNameDescription', { name });
    head.canonicalPath = `${listPath(site, language)}${basePath(base, site)}`;
  }
  if (formatCarQuery(asked) !== '' || answer.failed) head.noindex = true;
  else {
    const cars = answer.pages.flat().map((car) => [fullName(car), carHref(car, site, language)] as const);
    if (cars.length > 0) head.jsonLd = [itemListLd(cars)];
  }
  return head;
}
