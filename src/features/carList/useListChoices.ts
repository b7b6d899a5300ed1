import type { MouseEvent, SyntheticEvent } from 'react';
import { useEffect, useState } from 'react';
import type { NamedPlace, Radius } from '../../contracts/search/around.ts';
import {
  type CarFacetName,
  type CarQuery,
  type CarSort,
  type CarValueName,
  formatCarQuery,
} from '../../contracts/search/carSearch.ts';
import type { CarSuggestion, InterpretedQuery } from '../../contracts/search/suggestions.ts';
import { isPlainClick } from '../../lib/browser/plainClick.ts';
import { useAfterDialog } from '../../page/useAfterDialog.ts';
import { useStableCallback } from '../../ui/useStableCallback.ts';
import {
  applyInterpreted,
  commitRanges,
  dropChoice,
  setNear,
  setRadius,
  setSort,
  toggleValue,
} from '../carSearch/listState.ts';
import { RangeDrafts } from '../carSearch/rangeDrafts.ts';
import { useSubmittedText } from '../carSearch/suggestions/useSubmittedText.ts';
import { FILTER_FORM } from './filters/FilterPanel.tsx';
import type { ListState } from './useListState.ts';
import { useIsOtherPage } from './useListUrl.ts';

/** What visitors can do with the list's filters. The callbacks are stable. */
export type ListChoices = ReturnType<typeof useListChoices>;

/** Returns the callbacks by which the filters, sorts and texts of visitors change the displayed list. */
export function useListChoices({ latestQuery, list, navigateTo }: ListState) {
  const { submit, applyWhenDisplayed } = useTextChoice({ latestQuery, navigateTo });
  /** Applies a choice, and submits a pending text of the search field. */
  const choose = (next: CarQuery) => {
    navigateTo(next);
    const field = searchField();
    if (field && field.value.trim() !== next.keyphrase) submit(field, true);
  };
  const applyRanges = useStableCallback((chosen: Parameters<RangeDrafts['onCommit']>[0]) => {
    const next = commitRanges(latestQuery.current, chosen, list.facets);
    if (formatCarQuery(next) !== formatCarQuery({ ...latestQuery.current, page: 0 })) choose(next);
  });
  const drafts = useDrafts((chosen) => applyWhenDisplayed(() => applyRanges(chosen)));
  /** Removes a choice and discards range drafts. */
  const removeChoice = (next: CarQuery, event?: MouseEvent) => {
    if (event && !isPlainClick(event)) return;
    drafts.discard();
    navigateTo(next, event);
  };
  return {
    drafts,
    removeChoice,
    onToggle: useStableCallback((name: CarValueName, text: string) =>
      choose(toggleValue(latestQuery.current, name, text, list.facets)),
    ),
    onClear: useStableCallback((name: CarFacetName) => removeChoice(dropChoice(latestQuery.current, name))),
    onNear: useStableCallback((near: NamedPlace | null, radius: Radius | null) =>
      choose(setRadius(setNear(latestQuery.current, near), radius)),
    ),
    onSort: useStableCallback((sort: CarSort) => choose(setSort(latestQuery.current, sort))),
    onSuggestion: useStableCallback((suggestion: CarSuggestion) =>
      navigateTo(applyInterpreted(latestQuery.current, suggestion)),
    ),
    onSubmit: useStableCallback((event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      submit(event.currentTarget.elements.namedItem('keyphrase') as HTMLInputElement);
    }),
  };
}

/** Returns a function that submits a text, and one that applies a choice unless the visitor is leaving the list by then. */
function useTextChoice({ latestQuery, navigateTo }: Pick<ListState, 'latestQuery' | 'navigateTo'>) {
  const afterDialog = useAfterDialog();
  const isOtherPage = useIsOtherPage();
  const applyWhenDisplayed = (apply: () => void) => afterDialog((isLeaving) => isLeaving || isOtherPage() || apply());
  const applyText = useStableCallback((interpreted: InterpretedQuery, isCompletion: boolean) =>
    navigateTo(applyInterpreted(latestQuery.current, interpreted), undefined, isCompletion ? 'completion' : 'choice'),
  );
  const submit = useSubmittedText((interpreted, isCompletion) =>
    applyWhenDisplayed(() => applyText(interpreted, isCompletion)),
  );
  return { submit, applyWhenDisplayed };
}

function searchField(): HTMLInputElement | null {
  const form = document.getElementById(FILTER_FORM) as HTMLFormElement | null;
  return form?.elements.namedItem('keyphrase') as HTMLInputElement | null;
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
