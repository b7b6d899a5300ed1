import { CAR_FACETS, type CarValueName } from '../../contracts/carSearch.ts';
import type { Wording } from '../../contracts/loader.ts';
import { type LocalizedText, plainText, type ValueField } from '../../contracts/valueTexts.ts';
import { collator } from '../../lib/formats.ts';
import { type FacetView, isRange, type RangeFacetView, type ValueFacetView, type ValueView } from './facetViews.ts';
import { scaleOf } from './rangeLabels.ts';

/** Facets whose values differ from language to language. Those of the others are names, or figures. */
const FIELDS: Readonly<Partial<Record<CarValueName, ValueField>>> = {
  car_model: 'car_model',
  car_fuel: 'car_fuel',
  car_gearbox: 'car_gearbox',
  car_body: 'car_body',
  car_condition: 'car_condition',
  car_vehicle_type: 'car_vehicle_type',
  car_drive: 'car_drive',
  car_color: 'car_color',
  car_site_region: 'region',
  car_site_city: 'city',
};

const ALPHABETICAL: ReadonlySet<string> = new Set(
  CAR_FACETS.filter((facet) => facet.type === 'value' && facet.sortOrder === 'alpha').map(({ name }) => name),
);

/** Returns what a value of a facet is called on a page. */
export function facetText(name: CarValueName, text: string, { valueText }: Pick<Wording, 'valueText'>): LocalizedText {
  const field = FIELDS[name];
  return field ? valueText(field, text) : text;
}

/** Puts what values are called on a page beside the index's own words; alphabetical facets are in the order of its language. */
export function labelFacets(facets: readonly FacetView[], wording: Wording): FacetView[] {
  return facets.map((facet) => (isRange(facet) ? scaled(facet, wording) : labelled(facet, wording)));
}

function scaled(facet: RangeFacetView, wording: Wording): RangeFacetView {
  const scale = scaleOf(facet.name, wording);
  return scale === 1 ? facet : { ...facet, scale };
}

function labelled({ name, values }: ValueFacetView, wording: Wording): ValueFacetView {
  const shown = values.map((value): ValueView => {
    const own = withLabel(name, value, wording);
    return value.models ? { ...own, models: value.models.map((model) => withLabel('car_model', model, wording)) } : own;
  });
  if (!ALPHABETICAL.has(name)) return { name, values: shown };
  const { compare } = collator(wording.language.locale, {});
  return { name, values: shown.sort((one, other) => compare(plainText(labelOf(one)), plainText(labelOf(other)))) };
}

function withLabel(name: CarValueName, value: ValueView, wording: Wording): ValueView {
  const label = facetText(name, value.text, wording);
  return label === value.text ? value : { ...value, label };
}

/** What a value is called on the page. */
export const labelOf = ({ text, label }: Pick<ValueView, 'text' | 'label'>): LocalizedText => label ?? text;

/** What a chosen value is called on the page. */
export function chosenText(facets: readonly FacetView[], name: CarValueName, text: string): LocalizedText {
  for (const facet of facets) {
    if (isRange(facet)) continue;
    const values = name === 'car_model' ? facet.values.flatMap(({ models = [] }) => models) : facet.values;
    const found = facet.name === (name === 'car_model' ? 'car_brand' : name) && values.find((one) => one.text === text);
    if (found) return labelOf(found);
  }
  return text;
}
