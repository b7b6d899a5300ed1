import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { chosenText } from '../carSearch/facetLabels.ts';
import { type FacetView, isRange } from '../carSearch/facetViews.ts';
import type { Chip } from '../carSearch/listState.ts';
import { rangeText } from '../carSearch/rangeText.ts';

/** Returns a function that labels a chip, ranges with units; empty for a keyphrase whose words were all dropped. */
export function useChipLabel(facets: readonly FacetView[], dropped: readonly string[]): (chip: Chip) => LocalizedText {
  const { site, language } = usePage();
  const translate = useTranslate();
  return (chip) => {
    if (chip.kind === 'value') return chosenText(facets, chip.name, chip.text);
    if (chip.kind === 'keyphrase') {
      const text = withoutWords(chip.text, dropped);
      return text && translate('quoted', { text });
    }
    const facet = facets.find(({ name }) => name === chip.name);
    const max = facet && isRange(facet) ? facet.max : undefined;
    return rangeText(chip.name, chip.range, max, { site, language, translate });
  };
}

function withoutWords(text: string, dropped: readonly string[]): string {
  return dropped.reduce((rest, part) => rest.replaceAll(` ${part} `, ' '), ` ${text} `).trim();
}
