import type { LanguageView, SiteView } from '../../contracts/page/page.ts';
import { CAR_VALUE_NAMES, type CarQuery, type CarValueName, formatCarQuery } from '../../contracts/search/carSearch.ts';
import { basePath, canonicalValue, findNamed, type ListBase } from '../../contracts/search/listSegments.ts';
import type { Facet, FacetValue } from '../../contracts/search/search.ts';
import type { FacetChoice } from '../../contracts/search/suggestions.ts';
import { type FacetView, isRange } from './facetViews.ts';
import { listPath } from './listPath.ts';

/** Finds make and model of the path segments in the facets, ignoring case; null when they are unknown. */
export function findBase(makeSegment: string, modelSegment: string | undefined, facets: readonly Facet[]) {
  const makes = facets.find(({ name }) => name === 'car_brand');
  const make = makes?.type === 'value' ? findValue(makes.value, makeSegment) : undefined;
  if (!make) return null;
  if (!modelSegment) return { make: make.text, model: null };
  const model = findValue(make.children ?? [], modelSegment);
  return model ? { make: make.text, model: model.text } : null;
}

/**
 * Returns the make and model that have a path of their own (F031), when no other make or model is chosen; null for any other
 * choice, and for one that the facets do not have.
 */
export function pathBase(query: CarQuery, facets: readonly FacetView[]): ListBase | null {
  const base = onlyBase(query);
  const makes = facets.find(({ name }) => name === 'car_brand');
  if (!base || !makes || isRange(makes)) return null;
  const { make, model } = base;
  const found = makes.values.find(({ text }) => text === make);
  // A make that was requested but is not in stock has neither models nor their number.
  if (!found?.models && !found?.size) return null;
  return model === null || found.models?.some(({ text }) => text === model) ? base : null;
}

/** Returns the only make, or the only make and model, of a state; null for any other state. */
export function onlyBase({ values }: CarQuery): ListBase | null {
  const [make, otherMake] = values.car_brand ?? [];
  const [model = null, otherModel] = values.car_model ?? [];
  return make && !otherMake && !otherModel ? { make, model } : null;
}

/** Returns the state with values as the stock writes them, and with the make of each model that exactly one make has. */
export function canonicalQuery(query: CarQuery, facets: readonly Facet[]): CarQuery {
  const valuesByName = new Map<CarValueName, string[]>();
  for (const { name, text } of choicesOf(facets)) valuesByName.set(name, [...(valuesByName.get(name) ?? []), text]);
  const values: CarQuery['values'] = {};
  for (const [name, texts] of Object.entries(query.values) as [CarValueName, string[]][]) {
    const canonical = texts.map((text) => canonicalValue(text, valuesByName.get(name) ?? []));
    values[name] = [...new Set(canonical)].sort();
  }
  const makes = (values.car_model ?? []).flatMap((model) => makeOf(model, values.car_brand ?? [], facets));
  if (makes.length > 0) values.car_brand = [...new Set([...(values.car_brand ?? []), ...makes])].sort();
  return { ...query, values };
}

/** Returns the make of a model when none of the chosen makes has it; empty when several makes have a model of that name. */
function makeOf(model: string, chosen: readonly string[], facets: readonly Facet[]): string[] {
  const makes = facets.find(({ name }) => name === 'car_brand');
  const ofModel =
    makes?.type === 'value' ? makes.value.filter(({ children }) => children?.some(({ text }) => text === model)) : [];
  const names = ofModel.map(({ text }) => text);
  return names.length === 1 && !chosen.includes(names[0] ?? '') ? names : [];
}

function choicesOf(facets: readonly Facet[]): FacetChoice[] {
  return facets.flatMap((facet) => {
    const name = CAR_VALUE_NAMES.find((one) => one === facet.name);
    if (facet.type !== 'value' || !name) return [];
    const values = facet.value.map(({ text }): FacetChoice => ({ name, text }));
    const models = facet.value.flatMap(({ children = [] }) =>
      children.map(({ text }): FacetChoice => ({ name: 'car_model', text })),
    );
    return [...values, ...models];
  });
}

function findValue<T extends Pick<FacetValue, 'text'>>(values: readonly T[], segment: string): T | undefined {
  return findNamed(decode(segment), values, ({ text }) => text);
}

/** Decodes a path segment; returns it unchanged when it is malformed. */
export function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns the state with make and model of the path added. */
export function withBase(query: CarQuery, base: ListBase | null): CarQuery {
  if (!base) return query;
  const add = (values: readonly string[] | undefined, text: string) => [...new Set([...(values ?? []), text])].sort();
  const values = { ...query.values, car_brand: add(query.values.car_brand, base.make) };
  if (base.model) values.car_model = add(values.car_model, base.model);
  return { ...query, values };
}

/**
 * Returns the URL of a state. The path names the make and model of `base` when exactly these are chosen; other makes or models
 * are written into the query of the list's own path.
 */
export function listHref(query: CarQuery, base: ListBase | null, site: SiteView, language: LanguageView): string {
  const baseOfUrl = baseInPath(query, base);
  const { car_brand: _make, car_model: _model, ...others } = query.values;
  const search = formatCarQuery(baseOfUrl ? { ...query, values: others } : query);
  const path = `${listPath(site, language)}${baseOfUrl ? basePath(baseOfUrl, site) : ''}`;
  return search ? `${path}?${search}` : path;
}

/** Returns the make and model that the path of a state's URL names: `base` when exactly these are chosen, else null. */
export function baseInPath({ values }: CarQuery, base: ListBase | null): ListBase | null {
  const { car_brand: makes = [], car_model: models = [] } = values;
  const isExact = makes.length === 1 && makes[0] === base?.make && models.length === (base?.model ? 1 : 0);
  return base && isExact && (models[0] ?? null) === base.model ? base : null;
}
