import { CAR_VALUE_NAMES, type CarQuery, type CarValueName, formatCarQuery } from '../../contracts/carSearch.ts';
import { basePath, canonicalValue, findNamed, type ListBase } from '../../contracts/listSegments.ts';
import type { LanguageView, SiteView } from '../../contracts/page.ts';
import type { Facet, FacetValue } from '../../contracts/search.ts';
import type { FacetChoice } from '../../contracts/suggestions.ts';
import { type FacetView, isRange } from './facetViews.ts';

/** The list's own path in a language. */
export function listPath(site: SiteView, language: LanguageView): string {
  return `${language.prefix}${site.paths.carList}`;
}

/** Finds make and model of the segments among the facet values, whatever their case; null when they are unknown. */
export function matchBase(brandSegment: string, modelSegment: string | undefined, facets: readonly Facet[]) {
  const brands = facets.find(({ name }) => name === 'car_brand');
  const brand = brands?.type === 'value' ? valueAt(brands.value, brandSegment) : undefined;
  if (!brand) return null;
  if (!modelSegment) return { brand: brand.text, model: null };
  const model = valueAt(brand.children ?? [], modelSegment);
  return model ? { brand: brand.text, model: model.text } : null;
}

/**
 * The make and model that have a path of their own (F031), when they are all that is chosen of makes and models; null for
 * any other choice, and for one that the facets do not know.
 */
export function pathBase(query: CarQuery, facets: readonly FacetView[]): ListBase | null {
  const base = onlyBase(query);
  const brands = facets.find(({ name }) => name === 'car_brand');
  if (!base || !brands || isRange(brands)) return null;
  const { brand, model } = base;
  const known = brands.values.find(({ text }) => text === brand);
  // A make that was asked for and that the stock does not have has neither.
  if (!known?.models && !known?.size) return null;
  return model === null || known.models?.some(({ text }) => text === model) ? base : null;
}

/** Returns the one make, or the one make and the one model, of a state; null of any other state. */
export function onlyBase({ values }: CarQuery): ListBase | null {
  const [brand, otherBrand] = values.car_brand ?? [];
  const [model = null, otherModel] = values.car_model ?? [];
  return brand && !otherBrand && !otherModel ? { brand, model } : null;
}

/** The state with its values spelled as the stock spells them, and the make of each model that has only one. */
export function spelledQuery(query: CarQuery, facets: readonly Facet[]): CarQuery {
  const known = new Map<CarValueName, string[]>();
  for (const { name, text } of valuesOf(facets)) known.set(name, [...(known.get(name) ?? []), text]);
  const values: CarQuery['values'] = {};
  for (const [name, texts] of Object.entries(query.values) as [CarValueName, string[]][]) {
    const spelled = texts.map((text) => canonicalValue(text, known.get(name) ?? []));
    values[name] = [...new Set(spelled)].sort();
  }
  const makes = (values.car_model ?? []).flatMap((model) => makeOf(model, values.car_brand ?? [], facets));
  if (makes.length > 0) values.car_brand = [...new Set([...(values.car_brand ?? []), ...makes])].sort();
  return { ...query, values };
}

/** The make of a model that none of the chosen makes has; nothing when several makes have one of that name. */
function makeOf(model: string, chosen: readonly string[], facets: readonly Facet[]): string[] {
  const brands = facets.find(({ name }) => name === 'car_brand');
  const makes =
    brands?.type === 'value' ? brands.value.filter(({ children }) => children?.some(({ text }) => text === model)) : [];
  const names = makes.map(({ text }) => text);
  return names.length === 1 && !chosen.includes(names[0] ?? '') ? names : [];
}

function valuesOf(facets: readonly Facet[]): FacetChoice[] {
  return facets.flatMap((facet) => {
    const name = CAR_VALUE_NAMES.find((one) => one === facet.name);
    if (facet.type !== 'value' || !name) return [];
    const own = facet.value.map(({ text }): FacetChoice => ({ name, text }));
    const models = facet.value.flatMap(({ children = [] }) =>
      children.map(({ text }): FacetChoice => ({ name: 'car_model', text })),
    );
    return [...own, ...models];
  });
}

function valueAt<T extends Pick<FacetValue, 'text'>>(values: readonly T[], segment: string): T | undefined {
  return findNamed(decode(segment), values, ({ text }) => text);
}

/** A path segment decoded; as it is when that fails. */
export function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The state with what the path says added to what the query says. */
export function withBase(query: CarQuery, base: ListBase | null): CarQuery {
  if (!base) return query;
  const add = (values: readonly string[] | undefined, text: string) => [...new Set([...(values ?? []), text])].sort();
  const values = { ...query.values, car_brand: add(query.values.car_brand, base.brand) };
  if (base.model) values.car_model = add(values.car_model, base.model);
  return { ...query, values };
}

/**
 * The URL of a state. The path says make and model of `base` when they are exactly what is chosen; any other choice of
 * makes or models is written into the query of the list's own path.
 */
export function listHref(query: CarQuery, base: ListBase | null, site: SiteView, language: LanguageView): string {
  const kept = baseInPath(query, base);
  const { car_brand: _brand, car_model: _model, ...others } = query.values;
  const search = formatCarQuery(kept ? { ...query, values: others } : query);
  const path = `${listPath(site, language)}${kept ? basePath(kept, site) : ''}`;
  return search ? `${path}?${search}` : path;
}

/** The make and model that the path of a state's URL says: `base` when it is exactly what is chosen, else null. */
export function baseInPath({ values }: CarQuery, base: ListBase | null): ListBase | null {
  const { car_brand: brands = [], car_model: models = [] } = values;
  const isExact = brands.length === 1 && brands[0] === base?.brand && models.length === (base?.model ? 1 : 0);
  return base && isExact && (models[0] ?? null) === base.model ? base : null;
}
