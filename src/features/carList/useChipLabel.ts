import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { chipLabel } from '../carSearch/chipLabel.ts';
import type { FacetView } from '../carSearch/facetViews.ts';
import type { Chip } from '../carSearch/listState.ts';

/** Returns a function that labels a chip, ranges with units; empty for a keyphrase whose words were all dropped. */
export function useChipLabel(facets: readonly FacetView[], dropped: readonly string[]): (chip: Chip) => LocalizedText {
  const { site, language } = usePage();
  const translate = useTranslate();
  return (chip) => chipLabel(chip, facets, dropped, { site, language, translate });
}
