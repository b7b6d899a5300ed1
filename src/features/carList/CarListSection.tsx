import type { MouseEvent, SyntheticEvent } from 'react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type CarQuery, type CarValueName, formatCarQuery, parseCarQuery } from '../../contracts/carSearch.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { useDimmed } from '../../ui/useDimmed.ts';
import { useStableCallback } from '../../ui/useStableCallback.ts';
import type { CarListData } from '../carSearch/listResponse.ts';
import { chipsOf, dropChoice, setSort, takeRanges, toggleValue, withUnderstood } from '../carSearch/listState.ts';
import { listHref, listPath, pathBase, withBase } from '../carSearch/listUrl.ts';
import { RangeDrafts } from '../carSearch/rangeDrafts.ts';
import { useSubmittedText } from '../carSearch/suggestions/useSubmittedText.ts';
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
import { useChoice, useOwnPath, useShownBase, useWanted } from './useListUrl.ts';

const COUNT = 'car-list-count';

/** The list with its filters. The address is the state: every choice goes to another address (F046). */
export function CarListSection({ data }: { data: CarListData }) {
  const { site, language } = usePage();
  const translate = useTranslate();
  const { search } = usePageLocation();
  const base = useShownBase(data.base);
  const query = useMemo(() => withBase(parseCarQuery(new URLSearchParams(search)), base), [search, base]);
  const list = useCarList(query, data);
  const panel = useFilterPanel();
  const results = useRef<HTMLDivElement>(null);
  const known = list.facets;
  const baseOf = (next: CarQuery) => pathBase(next, known) ?? base;
  /** The one URL of a state. */
  const hrefOf = (next: CarQuery) => listHref(next, baseOf(next), site, language);
  const wanted = useWanted(query);
  const ahead = (next: CarQuery) => {
    wanted.current = next;
    list.ahead(next);
  };
  const go = useChoice(baseOf, ahead, results);
  useOwnPath(query, list, baseOf(query), () => go(query, undefined, 'replace'));
  const submit = useSubmittedText((understood) => go(withUnderstood(wanted.current, understood)));
  /** A choice takes over what stands in the search field and has not been sent. */
  const choose = (next: CarQuery) => {
    go(next);
    const field = searchField();
    if (field && field.value.trim() !== next.keyphrase) submit(field);
  };
  const drafts = useDrafts((chosen) => {
    const next = takeRanges(wanted.current, chosen, known);
    if (formatCarQuery(next) !== formatCarQuery({ ...wanted.current, page: 0 })) choose(next);
  });
  /** A choice that leaves something out leaves out as well what was being chosen. */
  const leave = (next: CarQuery, event?: MouseEvent) => {
    drafts.drop();
    go(next, event);
  };
  const onToggle = useStableCallback((name: CarValueName, text: string) =>
    choose(toggleValue(wanted.current, name, text, known)),
  );
  // The cars come first, the numbers behind the filters a moment later.
  const facets = useDeferredValue(known);
  const dimmed = useDimmed(list.status === 'stale');
  const showLabel = useShowLabel(list, dimmed);
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
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          submit(event.currentTarget.elements.namedItem('keyphrase') as HTMLInputElement);
        }}
        onOpenChange={panel.setOpen}
      />
      <div ref={results} className={styles.results}>
        <ListToolbar
          query={query}
          chosen={chipsOf(query, facets).length}
          panelOpen={panel.open}
          onSuggestion={(suggestion) => go(withUnderstood(wanted.current, suggestion))}
          onSort={(sort) => choose(setSort(wanted.current, sort))}
          onPanel={panel.setOpen}
        />
        <QuickFilters
          query={query}
          facets={facets}
          showLabel={showLabel}
          drafts={drafts}
          onToggle={onToggle}
          onClear={(name) => leave(dropChoice(wanted.current, name))}
        />
        <div className={styles.bar}>
          <CarCount id={COUNT} list={list} dimmed={dimmed} />
          <ChosenChips
            query={query}
            dropped={list.dropped}
            facets={facets}
            countId={COUNT}
            hrefOf={hrefOf}
            onChoose={leave}
          />
          <SavedLink as="beside" />
        </div>
        <ConnectionNotice list={list} />
        <DroppedWords query={query} dropped={list.dropped} facets={facets} />
        <CarResults
          query={query}
          list={list}
          dimmed={dimmed}
          hrefOf={hrefOf}
          onMore={(next, event) => go(next, event, 'replace')}
          onLeaveOut={leave}
        />
      </div>
    </div>
  );
}

function searchField(): HTMLInputElement | null {
  const form = document.getElementById(FILTER_FORM) as HTMLFormElement | null;
  return form?.elements.namedItem('keyphrase') as HTMLInputElement | null;
}

/** 'Show 123 cars' (U7); without a number while none is known, or the old one has stood too long to be believed. */
function useShowLabel({ total, status }: CarList, dimmed: boolean): string {
  const { language } = usePage();
  const translate = useTranslate();
  if (status === 'loading' || status === 'failed' || dimmed) return translate('showTheCars');
  return total === 1 ? translate('showOneCar') : translate('showCars', { count: totalText(total, language.locale) });
}

/** Ranges that are being chosen; `commit` takes them over by what is known when their time has come. */
function useDrafts(commit: RangeDrafts['commit']): RangeDrafts {
  const [drafts] = useState(() => new RangeDrafts());
  useEffect(() => {
    drafts.commit = commit;
  });
  useEffect(() => () => drafts.drop(), [drafts]);
  return drafts;
}
