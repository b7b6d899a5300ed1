import { scaleOf } from '../../contracts/car/distanceUnit.ts';
import { PRICE_BANDS } from '../../contracts/car/priceBands.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import { CAR_FACETS, type CarValueName } from '../../contracts/search/carSearch.ts';
import { BAND_FACET } from '../../contracts/search/presentQuery.ts';
import { type LocalizedText, plainText, type ValueField } from '../../contracts/search/valueTexts.ts';
import { collator } from '../../lib/formats.ts';
import { bandText } from '../car/priceBand.ts';
import { type FacetView, isRange, type RangeFacetView, type ValueFacetView, type ValueView } from './facetViews.ts';

/** Facets whose values are translated. Values of all other facets are names or numbers. */
const FIELDS: Readonly<Partial<Record<CarValueName, ValueField>>> = {
  car_model: 'car_model',
  car_fuel: 'car_fuel',
  car_gearbox: 'car_gearbox',
  car_body: 'car_body',
  car_condition: 'car_condition',
  car_vehicle_type: 'car_vehicle_type',
  car_drive: 'car_drive',
  car_equipment: 'car_equipment',
  car_color: 'car_color',
  car_site_region: 'region',
  car_site_city: 'city',
};

const ALPHABETICAL: ReadonlySet<string> = new Set(
  CAR_FACETS.filter((facet) => facet.type === 'value' && facet.sortOrder === 'alpha').map(({ name }) => name),
);

/** Returns the label of a facet value. */
export function facetText(
  name: CarValueName,
  text: string,
  wording: Pick<Wording, 'valueText' | 'translate'>,
): LocalizedText {
  if (name === BAND_FACET) return bandText(text, wording);
  const field = FIELDS[name];
  return field ? wording.valueText(field, text) : text;
}

/** Adds labels to the values of the index; alphabetical facets are sorted in the order of the page's language, price bands from the lowest. */
export function labelFacets(facets: readonly FacetView[], wording: Wording): FacetView[] {
  return facets.map((facet) => (isRange(facet) ? withScale(facet, wording) : withLabels(facet, wording)));
}

function withScale(facet: RangeFacetView, wording: Wording): RangeFacetView {
  const scale = scaleOf(facet.name, wording);
  return scale === 1 ? facet : { ...facet, scale };
}

function withLabels({ name, values }: ValueFacetView, wording: Wording): ValueFacetView {
  const labelledValues = values.map((value): ValueView => {
    const labelledValue = withLabel(name, value, wording);
    return value.models
      ? { ...labelledValue, models: value.models.map((model) => withLabel('car_model', model, wording)) }
      : labelledValue;
  });
  if (name === BAND_FACET) return { name, values: labelledValues.sort((one, other) => rankOf(one) - rankOf(other)) };
  if (!ALPHABETICAL.has(name)) return { name, values: labelledValues };
  const { compare } = collator(wording.language.locale, {});
  return {
    name,
    values: labelledValues.sort((one, other) => compare(plainText(labelOf(one)), plainText(labelOf(other)))),
  };
}

const rankOf = ({ text }: ValueView): number => (PRICE_BANDS as readonly string[]).indexOf(text);

function withLabel(name: CarValueName, value: ValueView, wording: Wording): ValueView {
  const label = facetText(name, value.text, wording);
  return label === value.text ? value : { ...value, label };
}

/** Returns the label of a value, or its text when it has none. */
export const labelOf = ({ text, label }: Pick<ValueView, 'text' | 'label'>): LocalizedText => label ?? text;

/** Returns the label of a selected value. */
export function chosenText(facets: readonly FacetView[], name: CarValueName, text: string): LocalizedText {
  for (const facet of facets) {
    if (isRange(facet)) continue;
    const values = name === 'car_model' ? facet.values.flatMap(({ models = [] }) => models) : facet.values;
    const found = facet.name === (name === 'car_model' ? 'car_brand' : name) && values.find((one) => one.text === text);
    if (found) return labelOf(found);
  }
  return text;
}
