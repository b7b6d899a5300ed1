import { recordOf } from '../../../lib/record.ts';
import { itemsValue, textValue } from '../../content/fields.ts';
import { paramsOf } from '../../content/params.ts';
import type { LoaderContext, SectionLoader } from '../../contracts/page/loader.ts';
import type { CarQuery, CarValueName } from '../../contracts/search/carSearch.ts';
import type { FacetValue } from '../../contracts/search/search.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { formatNumber } from '../../features/car/format.ts';
import { editorQuery } from '../../features/carSearch/editorSearch.data.ts';
import { facetText } from '../../features/carSearch/facetLabels.ts';
import { facetCountsRequest } from '../../features/carSearch/listRequest.ts';
import { listHref } from '../../features/carSearch/listUrl.ts';
import { parseCarCard } from '../../features/carSearch/stockFacets.data.ts';
import { townsNorthToSouth } from '../../features/dealers/towns.data.ts';
import { contrastRatio } from '../../theme/contrast.ts';
import { layoutOf, type StockData, type StockLayout, type StockLink } from './stock.ts';

const MAX_LINKS = 12;
const FACETS: Readonly<Record<StockLayout, CarValueName>> = { places: 'car_site_city', colours: 'car_color' };

/** Loads how many cars of a query are in each place or have each colour, most first; places then from north to south. */
export const loader: SectionLoader<StockData> = {
  when: 'deferred',
  async load(rendering, context) {
    const fields = recordOf(rendering.fields);
    const layout = layoutOf(paramsOf(rendering));
    const query = editorQuery(fields);
    const values = await valuesOf(FACETS[layout], query, context).catch(() => null);
    const found = values ?? [];
    const links =
      layout === 'places'
        ? await placesOf(found, query, context)
        : coloursOf(found, query, swatchesOf(fields), context);
    return { kind: 'data', value: { links }, tags: ['cars'], ...(!values && { degraded: true }) };
  },
};

/** Returns the values with cars, most cars first. */
async function valuesOf(name: CarValueName, query: CarQuery, { ports }: LoaderContext): Promise<FacetValue[]> {
  const { facet } = await ports.searchCars(facetCountsRequest(query, name), parseCarCard);
  const found = facet.find((one) => one.name === name);
  const values = found?.type === 'value' ? found.value : [];
  return values.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
}

/** Returns the places with the most cars. Those whose dealers have no position are last. */
async function placesOf(values: readonly FacetValue[], query: CarQuery, context: LoaderContext): Promise<StockLink[]> {
  const towns = await townsNorthToSouth(context).catch(() => []);
  const shown = values.slice(0, MAX_LINKS);
  const placeOf = ({ text }: FacetValue) => towns.findIndex(({ city }) => city === text);
  const rank = (value: FacetValue) => {
    const place = placeOf(value);
    return place < 0 ? towns.length : place;
  };
  const sorted = [...shown].sort((one, other) => rank(one) - rank(other));
  return sorted.map((value) => {
    const town = towns[placeOf(value)];
    const degrees = town && formatNumber(Math.round(town.latitude * 10) / 10, context.language.locale);
    return {
      ...linkOf(value, shown[0], 'car_site_city', query, context),
      ...(degrees && { latitude: `${degrees}°\u00a0N` }),
    };
  });
}

/** Returns the colours that editors have given a swatch. */
function coloursOf(
  values: readonly FacetValue[],
  query: CarQuery,
  swatches: ReadonlyMap<string, string>,
  context: LoaderContext,
): StockLink[] {
  const shown = values.filter(({ text }) => swatches.has(text)).slice(0, MAX_LINKS);
  return shown.map((value) => {
    const ground = swatches.get(value.text) ?? '';
    return { ...linkOf(value, shown[0], 'car_color', query, context), colour: { ground, ink: inkOn(ground) } };
  });
}

/** Returns black or white, what can be read on a colour. */
const inkOn = (ground: string): string => (contrastRatio(ground, '#ffffff') >= 4.5 ? '#ffffff' : '#000000');

/** Returns the colours of swatches by the index's values. */
function swatchesOf(fields: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const swatches = itemsValue(fields.Colours).map(
    ({ fields: { Value, Colour } }) => [textValue(Value), textValue(Colour).toLowerCase()] as const,
  );
  return new Map(swatches.filter(([value, colour]) => value && /^#[0-9a-f]{6}$/.test(colour)));
}

/** @param first the value with the most cars */
function linkOf(
  { text, count }: FacetValue,
  first: FacetValue | undefined,
  name: CarValueName,
  query: CarQuery,
  context: LoaderContext,
): StockLink {
  const { site, language, translate } = context;
  return {
    name: plainText(facetText(name, text, context)),
    count:
      count === 1 ? translate('oneCarFound') : translate('carsFound', { count: formatNumber(count, language.locale) }),
    href: listHref({ ...query, values: { ...query.values, [name]: [text] } }, null, site, language),
    share: count / (first?.count ?? count),
  };
}
