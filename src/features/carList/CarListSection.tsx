import { useDeferredValue } from 'react';
import { usePage } from '../../page/PageContext.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { useDimmed } from '../../ui/useDimmed.ts';
import { countText } from '../car/countText.ts';
import { listPath } from '../carSearch/listPath.ts';
import type { CarListData } from '../carSearch/listResponse.ts';
import { useTermsInUrl } from '../carSearch/ownTerms.ts';
import * as styles from './CarList.styles.ts';
import { DraftsContext } from './filters/draftsContext.ts';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { useFilterPanel } from './filters/useFilterPanel.ts';
import { COUNT, ListResults } from './ListResults.tsx';
import type { CarList } from './useCarList.ts';
import { useListChoices } from './useListChoices.ts';
import { useListState } from './useListState.ts';

/** Renders the car list with its filters. The URL has the state of the list: every choice navigates to another URL (F046). */
export function CarListSection({ data }: { data: CarListData }) {
  const { site, language } = usePage();
  const translate = useTranslate();
  useTermsInUrl();
  const state = useListState(data);
  const choices = useListChoices(state);
  const panel = useFilterPanel();
  const { query, list } = state;
  const dimmed = useDimmed(list.status === 'stale');
  // Cars render first; what else the response changes is deferred.
  const facets = useDeferredValue(list.facets);
  const showLabel = useDeferredValue(useShowLabel(list, dimmed));
  return (
    <DraftsContext value={choices.drafts}>
      <div className={styles.layout}>
        <SkipLink to={COUNT} label={translate('skipFilters')} className={styles.skipFilters} />
        <FilterPanel
          query={query}
          facets={facets}
          showLabel={showLabel}
          action={listPath(site, language)}
          onToggle={choices.onToggle}
          onNear={choices.onNear}
          onSubmit={choices.onSubmit}
          onOpenChange={panel.setOpen}
        />
        <ListResults
          state={state}
          placeTrouble={query.near ? undefined : data.placeTrouble}
          choices={choices}
          panel={panel}
          facets={facets}
          showLabel={showLabel}
          dimmed={dimmed}
        />
      </div>
    </DraftsContext>
  );
}

/** Returns the label 'Show 123 cars' (U7). It has no number while the total is unknown or the cars are dimmed. */
function useShowLabel({ total, status }: CarList, dimmed: boolean): string {
  const { language } = usePage();
  const translate = useTranslate();
  if (status === 'loading' || status === 'failed' || dimmed) return translate('showTheCars');
  return total === 1 ? translate('showOneCar') : translate('showCars', { count: countText(total, language.locale) });
}
