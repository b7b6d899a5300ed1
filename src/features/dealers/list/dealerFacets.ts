import { DEALER_FACETS, type DealerQuery, type DealerValueName } from '../../../contracts/dealers/dealerSearch.ts';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import type { Wording } from '../../../contracts/page/loader.ts';
import type { Facet, FacetValue } from '../../../contracts/search/search.ts';
import { type LocalizedText, plainText, type ValueField } from '../../../contracts/search/valueTexts.ts';
import { collator } from '../../../lib/formats.ts';

/** A facet with all its values. */
export interface DealerFacetView {
  name: DealerValueName;
  values: DealerValueView[];
}

export interface DealerValueView {
  /** Value in the index. */
  text: string;
  /** Label on the page, where it differs from the value. */
  label?: LocalizedText;
  /** Unknown when the list leaves out dealers that the index counts. */
  count?: number;
}

const FIELDS: Readonly<Partial<Record<DealerValueName, ValueField>>> = {
  site_region: 'region',
  site_city: 'city',
  'site_departments.service_name': 'service_name',
};

/** Returns the label of a value. */
export const valueLabel = ({ text, label }: Omit<DealerValueView, 'count'>): LocalizedText => label ?? text;

/** Dictionary keys of the facets' names. */
export const FACET_LABELS: Readonly<Record<DealerValueName, DictionaryKey>> = {
  site_region: 'site_region',
  site_city: 'site_city',
  'site_departments.brands.name': 'dealerBrands',
  'site_departments.service_name': 'dealerServices',
};

/**
 * Merges the counts of a search result into all values of the index, so that their order is stable while filters change.
 * A value without results has count 0. A selected value that the index does not know is added, so that it can be
 * deselected. Without `currentFacets` there are no counts. Facets with a single value are left out.
 */
export function dealerFacets(
  allFacets: readonly Facet[],
  currentFacets: readonly Facet[] | null,
  query: DealerQuery,
  { language, valueText }: Pick<Wording, 'language' | 'valueText'>,
): DealerFacetView[] {
  const { compare } = collator(language.locale, {});
  return DEALER_FACETS.flatMap(({ name }) => {
    const counts = currentFacets && new Map(dealerValues(currentFacets, name).map(({ text, count }) => [text, count]));
    const allTexts = dealerValues(allFacets.length > 0 ? allFacets : (currentFacets ?? []), name).map(
      ({ text }) => text,
    );
    const selected = query.values[name] ?? [];
    const texts = [...allTexts, ...selected.filter((text) => !allTexts.includes(text))];
    const field = FIELDS[name];
    const values = texts.map((text): DealerValueView => {
      const label = field ? valueText(field, text) : text;
      return { text, ...(label !== text && { label }), ...(counts && { count: counts.get(text) ?? 0 }) };
    });
    values.sort((one, other) => compare(plainText(valueLabel(one)), plainText(valueLabel(other))));
    return values.length > 1 || selected.length > 0 ? [{ name, values }] : [];
  });
}

/** Returns the values of a facet in a result of the dealer search; empty without the facet. */
export function dealerValues(facets: readonly Facet[], name: DealerValueName): readonly FacetValue[] {
  const found = facets.find((facet) => facet.name === name);
  return found?.type === 'value' ? found.value : [];
}
