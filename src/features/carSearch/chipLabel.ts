import { kilometresOf } from '../../contracts/search/around.ts';
import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import { distanceText } from '../car/distanceText.ts';
import { chosenText } from './facetLabels.ts';
import { type FacetView, isRange } from './facetViews.ts';
import type { Chip } from './listState.ts';
import type { RangeContext } from './rangeLabels.ts';
import { rangeText } from './rangeText.ts';
import { searchedWords } from './relevance.ts';

/**
 * Returns the label of a chosen value, ranges with units; empty for a keyphrase whose words were all dropped.
 *
 * @param dropped parts of the keyphrase that match no car
 */
export function chipLabel(
  chip: Chip,
  facets: readonly FacetView[],
  dropped: readonly string[],
  context: RangeContext,
): LocalizedText {
  if (chip.kind === 'value') return chosenText(facets, chip.name, chip.text);
  if (chip.kind === 'near') return nearText(chip, context);
  if (chip.kind === 'keyphrase') {
    const text = searchedWords(chip.text, dropped);
    return text && context.translate('quoted', { text });
  }
  const facet = facets.find(({ name }) => name === chip.name);
  const max = facet && isRange(facet) ? facet.max : undefined;
  return rangeText(chip.name, chip.range, max, context);
}

/** Returns `Göteborg, within 50 km`. */
export function nearText(
  { near, radius }: Pick<Extract<Chip, { kind: 'near' }>, 'near' | 'radius'>,
  { site, language, translate }: RangeContext,
): string {
  const place = near.name ?? translate('placeYours');
  if (!radius) return place;
  return translate('placeWithin', { place, distance: distanceText(kilometresOf(radius), site, language, 0) });
}
