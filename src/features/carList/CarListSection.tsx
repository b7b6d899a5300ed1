import type { MouseEvent, SyntheticEvent } from 'react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  type CarFacetName,
  type CarQuery,
  type CarSort,
  type CarValueName,
  formatCarQuery,
  parseCarQuery,
} from '../../contracts/search/carSearch.ts';
import type { CarSuggestion, InterpretedQuery } from '../../contracts/search/suggestions.ts';
import { isPlainClick } from '../../lib/browser/plainClick.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { useAfterDialog } from '../../page/useAfterDialog.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { useDimmed } from '../../ui/useDimmed.ts';
import { useStableCallback } from '../../ui/useStableCallback.ts';
import type { CarListData } from '../carSearch/listResponse.ts';
import {
  applyInterpreted,
  chipsOf,
  commitRanges,
  dropChoice,
  setSort,
  toggleValue,
  withoutTerms,
} from '../carSearch/listState.ts';
import { listHref, listPath, pathBase, withBase } from '../carSearch/listUrl.ts';
import { useTermsInUrl } from '../carSearch/ownTerms.ts';
import { RangeDrafts } from '../carSearch/rangeDrafts.ts';
import { useSubmittedText } from '../carSearch/suggestions/useSubmittedText.ts';
import { TermsChip } from '../carSearch/TermsChip.tsx';
import { SavedLink } from '../saved/SavedLink.tsx';
import { CarCount } from './CarCount.tsx';
import * as styles from './CarList.styles.ts';
import { CarResults } from './CarResults.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { totalText } from './counts.ts';
import { DroppedWords } from './DroppedWords.tsx';
import { FILTER_FORM, FilterPanel } from './filters/FilterPanel.tsx';
import { QuickFilters } from './filters/QuickFilters.tsx';
import { useFilterPanel } from './filters/useFilterPanel.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { type CarList, useCarList } from './useCarList.ts';
import { useCanonicalPath, useDisplayedBase, useIsOtherPage, useLatestQuery, useListNavigation } from './useListUrl.ts';
import { useCommittedChoice, usePendingChoice } from './usePendingChoice.ts';

const COUNT = 'car-list-count';

/** Moves the focus to the count from a link or a button that disappears when it is pressed. */
const focusCount = () => document.getElementById(COUNT)?.focus({ preventScroll: true });

/** Renders the car list with its filters. The URL has the state of the list: every choice navigates to another URL (F046). */
export function CarListSection({ data }: { data: CarListData }) {
  const { site, language } = usePage();
  const translate = useTranslate();
  const { search } = usePageLocation();
  useTermsInUrl();
  const base = useDisplayedBase(data.base);
  const urlQuery = useMemo(() => withBase(parseCarQuery(new URLSearchParams(search)), base), [search, base]);
  const choice = usePendingChoice(urlQuery);
  const { query } = choice;
  const isPending = choice.pending !== null;
  const list = useCarList(query, data);
  const panel = useFilterPanel();
  const results = useRef<HTMLDivElement>(null);
  const currentFacets = list.facets;
  const baseOf = (next: CarQuery) => pathBase(next, currentFacets) ?? base;
  /** Returns the canonical URL of a state. */
  const hrefOf = (next: CarQuery) => listHref(next, baseOf(next), site, language);
  const latestQuery = useLatestQuery(query);
  const prefetch = (next: CarQuery) => {
    latestQuery.current = next;
    list.prefetch(next);
  };
  const navigateTo = useListNavigation(baseOf, prefetch, choice, results);
  useCommittedChoice(choice, list.status !== 'stale' && !list.loadingMore);
  useCanonicalPath(query, list, isPending ? null : baseOf(query), () => navigateTo(query, undefined, 'replace'));
  const afterDialog = useAfterDialog();
  const isOtherPage = useIsOtherPage();
  const applyText = useStableCallback((interpreted: InterpretedQuery, isCompletion: boolean) =>
    navigateTo(applyInterpreted(latestQuery.current, interpreted), undefined, isCompletion ? 'completion' : 'choice'),
  );
  const submit = useSubmittedText((interpreted, isCompletion) =>
    afterDialog((isLeaving) => isLeaving || isOtherPage() || applyText(interpreted, isCompletion)),
  );
  /** Applies a choice, and submits a pending text of the search field. */
  const choose = (next: CarQuery) => {
    navigateTo(next);
    const field = searchField();
    if (field && field.value.trim() !== next.keyphrase) submit(field, true);
  };
  const applyRanges = useStableCallback((chosen: Parameters<RangeDrafts['onCommit']>[0]) => {
    const next = commitRanges(latestQuery.current, chosen, currentFacets);
    if (formatCarQuery(next) !== formatCarQuery({ ...latestQuery.current, page: 0 })) choose(next);
  });
  const drafts = useDrafts((chosen) => afterDialog((isLeaving) => isLeaving || isOtherPage() || applyRanges(chosen)));
  /** Removes a choice and discards range drafts. */
  const removeChoice = (next: CarQuery, event?: MouseEvent) => {
    if (event && !isPlainClick(event)) return;
    drafts.discard();
    navigateTo(next, event);
  };
  const onToggle = useStableCallback((name: CarValueName, text: string) =>
    choose(toggleValue(latestQuery.current, name, text, currentFacets)),
  );
  const onClear = useStableCallback((name: CarFacetName) => removeChoice(dropChoice(latestQuery.current, name)));
  const onSort = useStableCallback((sort: CarSort) => choose(setSort(latestQuery.current, sort)));
  const onSuggestion = useStableCallback((suggestion: CarSuggestion) =>
    navigateTo(applyInterpreted(latestQuery.current, suggestion)),
  );
  const onSubmit = useStableCallback((event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget.elements.namedItem('keyphrase') as HTMLInputElement);
  });
  const dimmed = useDimmed(list.status === 'stale');
  // Cars render first; what else the response changes is deferred.
  const facets = useDeferredValue(currentFacets);
  const showLabel = useDeferredValue(useShowLabel(list, dimmed));
  return (
    <div className={styles.layout}>
      <SkipLink to={COUNT} label={translate('skipFilters')} className={styles.skipFilters} />
      <FilterPanel
        query={query}
        facets={facets}
        showLabel={showLabel}
        action={listPath(site, language)}
        drafts={drafts}
        onToggle={onToggle}
        onSubmit={onSubmit}
        onOpenChange={panel.setOpen}
      />
      <div ref={results} className={styles.results}>
        <ListToolbar
          query={query}
          chosen={chipsOf(query, facets).length}
          panelOpen={panel.open}
          onSuggestion={onSuggestion}
          onSort={onSort}
          onPanel={panel.setOpen}
        />
        <QuickFilters
          query={query}
          facets={facets}
          showLabel={showLabel}
          drafts={drafts}
          onToggle={onToggle}
          onClear={onClear}
        />
        <div className={styles.bar}>
          <CarCount id={COUNT} list={list} dimmed={dimmed} />
          <ChosenChips
            query={query}
            dropped={list.dropped}
            facets={facets}
            countId={COUNT}
            hrefOf={hrefOf}
            onChoose={removeChoice}
          />
          <SavedLink as="inline" />
        </div>
        <div className={styles.phoneTerms}>
          <TermsChip
            terms={query.terms}
            href={hrefOf(withoutTerms(query))}
            onRemove={(event) => {
              focusCount();
              removeChoice(withoutTerms(query), event);
            }}
          />
        </div>
        <ConnectionNotice list={list} />
        <DroppedWords query={query} dropped={list.dropped} sitePages={list.sitePages} facets={facets} />
        <CarResults
          query={query}
          list={list}
          dimmed={dimmed}
          isPending={isPending}
          hrefOf={hrefOf}
          onMore={(next, event) => navigateTo(next, event, 'more')}
          onDrop={(next, event) => {
            if (isPlainClick(event)) focusCount();
            removeChoice(next, event);
          }}
          onRetry={() => {
            focusCount();
            list.retry();
          }}
        />
      </div>
    </div>
  );
}

function searchField(): HTMLInputElement | null {
  const form = document.getElementById(FILTER_FORM) as HTMLFormElement | null;
  return form?.elements.namedItem('keyphrase') as HTMLInputElement | null;
}

/** Returns the label 'Show 123 cars' (U7). It has no number while the total is unknown or the cars are dimmed. */
function useShowLabel({ total, status }: CarList, dimmed: boolean): string {
  const { language } = usePage();
  const translate = useTranslate();
  if (status === 'loading' || status === 'failed' || dimmed) return translate('showTheCars');
  return total === 1 ? translate('showOneCar') : translate('showCars', { count: totalText(total, language.locale) });
}

/** Returns the drafts of ranges; `commit` always sees the latest state. */
function useDrafts(commit: RangeDrafts['onCommit']): RangeDrafts {
  const [drafts] = useState(() => new RangeDrafts());
  useEffect(() => {
    drafts.onCommit = commit;
  });
  useEffect(() => () => drafts.discard(), [drafts]);
  return drafts;
}
