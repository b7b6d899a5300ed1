import { type CarQuery, formatCarQuery } from '../../contracts/carSearch.ts';
import { basePath, type ListBase, segmentOf } from '../../contracts/listSegments.ts';
import type { LanguageView, SiteView } from '../../contracts/page.ts';
import type { Facet, FacetValue } from '../../contracts/search.ts';

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

function valueAt<T extends Pick<FacetValue, 'text'>>(values: readonly T[], segment: string): T | undefined {
  const wanted = segmentOf(decode(segment));
  return values.find(({ text }) => segmentOf(text) === wanted || text.toLowerCase() === wanted);
}

function decode(segment: string): string {
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
 * The address of a state. Below the marker segment the path goes on saying make and model as long as they are exactly
 * what is chosen; any other choice of makes or models is written into the query of the list's own path.
 */
export function listHref(query: CarQuery, base: ListBase | null, site: SiteView, language: LanguageView): string {
  const kept = base && isExactly(query, base) ? base : null;
  const { car_brand: _brand, car_model: _model, ...others } = query.values;
  const search = formatCarQuery(kept ? { ...query, values: others } : query);
  const path = `${listPath(site, language)}${kept ? basePath(kept, site) : ''}`;
  return search ? `${path}?${search}` : path;
}

function isExactly({ values }: CarQuery, base: ListBase): boolean {
  const models = values.car_model ?? [];
  const sameModel = base.model ? models.length === 1 && models[0] === base.model : models.length === 0;
  return values.car_brand?.length === 1 && values.car_brand[0] === base.brand && sameModel;
}
