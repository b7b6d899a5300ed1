import { DEALER_FACETS, type DealerQuery, type DealerValueName } from '../../../contracts/dealerSearch.ts';
import type { DictionaryKey } from '../../../contracts/dictionary.ts';
import type { Wording } from '../../../contracts/loader.ts';
import type { Facet, FacetValue } from '../../../contracts/search.ts';
import { type LocalizedText, plainText, type ValueField } from '../../../contracts/valueTexts.ts';
import { collator } from '../../../lib/formats.ts';

/** A facet with everything there is to choose from. */
export interface DealerFacetView {
  name: DealerValueName;
  values: DealerValueView[];
}

export interface DealerValueView {
  /** As the index has it. */
  text: string;
  /** What it is called on the page, where that is something else. */
  label?: LocalizedText;
  count: number;
}

const FIELDS: Readonly<Partial<Record<DealerValueName, ValueField>>> = {
  site_region: 'region',
  site_city: 'city',
  'site_departments.service_name': 'service_name',
};

/** What a value is called on the page. */
export const dealerLabel = ({ text, label }: Omit<DealerValueView, 'count'>): LocalizedText => label ?? text;

/** What facets are called. */
export const FACET_LABELS: Readonly<Record<DealerValueName, DictionaryKey>> = {
  site_region: 'site_region',
  site_city: 'site_city',
  'site_departments.brands.name': 'dealerBrands',
  'site_departments.service_name': 'dealerServices',
};

/**
 * Puts the counts of an answer upon all values of the index, whose order does not jump while filters change: one that
 * nobody has under the other filters is kept with count 0, a chosen one that nobody knows is added, so that it can be
 * taken away again. A facet with a single value offers no choice.
 */
export function dealerFacets(
  whole: readonly Facet[],
  now: readonly Facet[],
  query: DealerQuery,
  { language, valueText }: Pick<Wording, 'language' | 'valueText'>,
): DealerFacetView[] {
  const { compare } = collator(language.locale, {});
  return DEALER_FACETS.flatMap(({ name }) => {
    const counts = new Map(dealerValues(now, name).map(({ text, count }) => [text, count]));
    const all = dealerValues(whole.length > 0 ? whole : now, name).map(({ text }) => text);
    const chosen = query.values[name] ?? [];
    const texts = [...all, ...chosen.filter((text) => !all.includes(text))];
    const field = FIELDS[name];
    const values = texts.map((text): DealerValueView => {
      const label = field ? valueText(field, text) : text;
      return { text, ...(label !== text && { label }), count: counts.get(text) ?? 0 };
    });
    values.sort((one, other) => compare(plainText(dealerLabel(one)), plainText(dealerLabel(other))));
    return values.length > 1 || chosen.length > 0 ? [{ name, values }] : [];
  });
}

/** The values of a facet in an answer of the dealer index; none when it has none. */
export function dealerValues(facets: readonly Facet[], name: DealerValueName): readonly FacetValue[] {
  const found = facets.find((facet) => facet.name === name);
  return found?.type === 'value' ? found.value : [];
}
