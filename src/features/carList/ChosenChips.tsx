import type { MouseEvent } from 'react';
import { SAVED_SEARCH_ENTRY } from '../../contracts/savedSearches/savedSearchEntry.ts';
import type { CarQuery } from '../../contracts/search/carSearch.ts';
import { isPlainClick } from '../../lib/browser/plainClick.ts';
import { ActiveChips } from '../../ui/ActiveChips.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import { useFocusAfterRemoval } from '../../ui/useFocusAfterRemoval.ts';
import type { FacetView } from '../carSearch/facetViews.ts';
import { type Chip, chipsOf, clearAll, withoutTerms, withoutTotals } from '../carSearch/listState.ts';
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
  const translate = useTranslate();
  const labelOf = useChipLabel(facets, dropped);
  const choices = chipsOf(query, facets)
    .map((active) => ({ id: idOf(active), label: labelOf(active), without: active.without }))
    .filter(({ label }) => label !== '');
  const termsText = useTermsText(query.terms);
  // These alone are no search that the form would save.
  const inputs = [
    ...(termsText ? [{ id: 'terms', label: termsText, without: withoutTerms(query) }] : []),
    ...(query.costs ? [{ id: 'costs', label: translate('ownCosts'), without: withoutTotals(query) }] : []),
  ];
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
      <ActiveChips
        selected={[...choices, ...inputs]}
        cleared={withoutTerms(clearAll(query))}
        hrefOf={hrefOf}
        onChoose={choose}
      />
      {choices.length > 0 && <SaveSearchLink />}
    </div>
  );
}

/** Renders a link to the form below the list. */
function SaveSearchLink() {
  const translate = useTranslate();
  const hasForm = useFeature('savedSearches');
  if (!hasForm) return null;
  return (
    <a className={styles.saveSearch} href={`#${SAVED_SEARCH_ENTRY}`} onClick={openSavedSearch}>
      <Icon name="mail" size={16} />
      <span>{translate('savedSearchSave')}</span>
    </a>
  );
}

/** Opens the form in browsers that do not open a disclosure around the target of a link. */
function openSavedSearch() {
  document.getElementById(SAVED_SEARCH_ENTRY)?.closest('details')?.setAttribute('open', '');
}

function idOf(chip: Chip): string {
  return [chip.kind, 'name' in chip ? chip.name : '', chip.kind === 'value' ? chip.text : ''].join(' ');
}
