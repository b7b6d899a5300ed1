import type { MouseEvent, SyntheticEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { useShownAddress } from '../../app/ShownAddress.ts';
import { type CarQuery, formatCarQuery, parseCarQuery } from '../../contracts/carSearch.ts';
import * as styles from './CarList.styles.ts';
import { CarResults } from './CarResults.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import { totalText } from './counts.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { listHref, listPath, withBase } from './listAddress.ts';
import type { CarListData } from './listAnswer.ts';
import { chipsOf, setSort, takeRanges, toggleValue, withUnderstood } from './listState.ts';
import { RangeDrafts } from './rangeDrafts.ts';
import { useSubmittedText } from './search/useSubmittedText.ts';
import { useCarList } from './useCarList.ts';
import { useDimmed } from './useDimmed.ts';
import { useFilterPanel } from './useFilterPanel.ts';

/** The list with its filters. The address is the state: every choice goes to another address (F046). */
export function CarListSection({ data }: { data: CarListData }) {
  const { site, language } = usePage();
  const { search } = useShownAddress();
  const query = withBase(parseCarQuery(new URLSearchParams(search)), data.base);
  const list = useCarList(query, data);
  const panel = useFilterPanel();
  const results = useRef<HTMLDivElement>(null);
  const hrefOf = (next: CarQuery) => listHref(next, data.base, site, language);
  const go = useChoice(hrefOf, results);
  const facets = list.facets;
  const drafts = useDrafts((chosen) => {
    const next = takeRanges(query, chosen, facets);
    if (formatCarQuery(next) !== formatCarQuery({ ...query, page: 0 })) go(next);
  });
  const submit = useSubmittedText((understood) => go(withUnderstood(query, understood)));
  return (
    <div className={styles.layout}>
      <FilterPanel
        query={query}
        facets={facets}
        total={list.total}
        action={listPath(site, language)}
        drafts={drafts}
        onToggle={(name, text) => go(toggleValue(query, name, text, facets))}
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
          onSuggestion={(suggestion) => go(withUnderstood(query, suggestion))}
          onSort={(sort) => go(setSort(query, sort))}
          onPanel={panel.setOpen}
        />
        <ChosenChips query={query} facets={facets} hrefOf={hrefOf} onChoose={go} />
        <Count total={list.total} hidden={list.status === 'loading' || list.status === 'failed'} />
        <CarResults
          query={query}
          list={list}
          dimmed={useDimmed(list.status === 'stale')}
          hrefOf={hrefOf}
          onMore={(next, event) => go(next, event, 'more')}
        />
      </div>
    </div>
  );
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

/** The number of cars, told once an answer is there (WCAG 4.1.3). */
function Count({ total, hidden }: { total: number; hidden: boolean }) {
  const { language } = usePage();
  const translate = useTranslate();
  const count = totalText(total, language.locale);
  const words = total === 1 ? translate('oneCarFound') : translate('carsFound', { count });
  return (
    <p className={styles.count} role="status">
      {hidden ? '' : words}
    </p>
  );
}

/**
 * Goes to the address of a state. A choice is a step of the history and shows the list from its top (F048); 'more' takes
 * the place of the address before, so that going back from a car comes to the cards that were there.
 */
function useChoice(hrefOf: (query: CarQuery) => string, results: { current: HTMLElement | null }) {
  const navigate = useNavigate();
  return (next: CarQuery, event?: MouseEvent, step: 'choice' | 'more' = 'choice') => {
    if (event?.metaKey || event?.ctrlKey || event?.shiftKey || (event && event.button !== 0)) return;
    event?.preventDefault();
    void navigate(hrefOf(next), { replace: step === 'more', preventScrollReset: true });
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (step === 'choice' && top < 0) results.current?.scrollIntoView({ block: 'start' });
  };
}
