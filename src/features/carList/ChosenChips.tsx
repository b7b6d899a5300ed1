import type { MouseEvent } from 'react';
import type { CarQuery } from '../../contracts/search/carSearch.ts';
import { isPlainClick } from '../../lib/browser/plainClick.ts';
import { ActiveChips } from '../../ui/ActiveChips.tsx';
import { useFocusAfterRemoval } from '../../ui/useFocusAfterRemoval.ts';
import type { FacetView } from '../carSearch/facetViews.ts';
import { type Chip, chipsOf, clearAll, withoutTerms } from '../carSearch/listState.ts';
import { storeTerms } from '../carSearch/ownTerms.ts';
import { useTermsText } from '../carSearch/useTermsText.ts';
import * as styles from './CarList.styles.ts';
import { useChipLabel } from './useChipLabel.ts';

interface ChosenChipsProps {
  query: CarQuery;
  /** Words of the keyphrase that the search ignores. */
  dropped: readonly string[];
  facets: readonly FacetView[];
  /** Element that receives the focus when nothing is chosen any more. */
  countId: string;
  hrefOf: (query: CarQuery) => string;
  onChoose: (query: CarQuery, event: MouseEvent) => void;
}

/** Renders chips of the selection and of the visitor's own terms; ranges have their labels, dropped words are left out. */
export function ChosenChips({ query, dropped, facets, countId, hrefOf, onChoose }: ChosenChipsProps) {
  const labelOf = useChipLabel(facets, dropped);
  const chosen = chipsOf(query, facets)
    .map((active) => ({ id: idOf(active), label: labelOf(active), without: active.without }))
    .filter(({ label }) => label !== '');
  const termsText = useTermsText(query.terms);
  if (termsText) chosen.push({ id: 'terms', label: termsText, without: withoutTerms(query) });
  const { box, keepFocus } = useFocusAfterRemoval(query, countId);
  const choose = (next: CarQuery, event: MouseEvent) => {
    // A modified click opens another window; terms and drafts of this one stay.
    if (!isPlainClick(event)) return;
    keepFocus(event);
    if (query.terms && !next.terms) storeTerms(null);
    onChoose(next, event);
  };
  return (
    <div ref={box} className={styles.chosen}>
      <ActiveChips selected={chosen} cleared={withoutTerms(clearAll(query))} hrefOf={hrefOf} onChoose={choose} />
    </div>
  );
}

function idOf(chip: Chip): string {
  return [chip.kind, 'name' in chip ? chip.name : '', chip.kind === 'value' ? chip.text : ''].join(' ');
}
