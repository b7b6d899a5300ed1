import type { CarQuery } from '../../contracts/search/carSearch.ts';
import { isPlainClick } from '../../lib/browser/plainClick.ts';
import { note } from '../../ui/note.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { CostForm } from '../car/totalCost/CostForm.tsx';
import type { CostFormView } from '../car/totalCost/costForm.ts';
import type { PlaceTrouble } from '../carSearch/listResponse.ts';
import { chipsOf, withoutTerms } from '../carSearch/listState.ts';
import { isByRelevance } from '../carSearch/relevance.ts';
import { TermsChip } from '../carSearch/TermsChip.tsx';
import { SavedLink } from '../saved/SavedLink.tsx';
import { CarCount } from './CarCount.tsx';
import * as styles from './CarList.styles.ts';
import { CarResults } from './CarResults.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { DroppedWords } from './DroppedWords.tsx';
import { QuickFilters } from './filters/QuickFilters.tsx';
import type { useFilterPanel } from './filters/useFilterPanel.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { MapLink } from './MapLink.tsx';
import type { ListChoices } from './useListChoices.ts';
import type { ListState } from './useListState.ts';

/** Id of the count of cars. */
export const COUNT = 'car-list-count';

/** Moves the focus to the count from a link or a button that disappears when it is pressed. */
const focusCount = () => document.getElementById(COUNT)?.focus({ preventScroll: true });

interface ListResultsProps {
  state: ListState;
  placeTrouble: PlaceTrouble | undefined;
  choices: ListChoices;
  panel: ReturnType<typeof useFilterPanel>;
  facets: ListState['list']['facets'];
  showLabel: string;
  /** Whether the cars are those of the query before. */
  dimmed: boolean;
}

/** Renders the cars of the list with the toolbar, the chosen filters and what explains them. */
export function ListResults({ state, placeTrouble, choices, panel, facets, showLabel, dimmed }: ListResultsProps) {
  const translate = useTranslate();
  const { query, list, isPending, results, hrefOf, navigateTo } = state;
  return (
    <div ref={results} className={styles.results}>
      <ListToolbar
        query={query}
        chosen={chipsOf(query, facets).length}
        panelOpen={panel.open}
        byRelevance={isByRelevance(query, list.dropped)}
        onSuggestion={choices.onSuggestion}
        onSort={choices.onSort}
        onPanel={panel.setOpen}
      />
      <QuickFilters
        query={query}
        facets={facets}
        showLabel={showLabel}
        onToggle={choices.onToggle}
        onClear={choices.onClear}
      />
      <ChoiceBar state={state} choices={choices} facets={facets} dimmed={dimmed} />
      <ConnectionNotice list={list} />
      {placeTrouble && <p className={note}>{translate(placeTrouble.key, { place: placeTrouble.place })}</p>}
      <DroppedWords query={query} dropped={list.dropped} sitePages={list.sitePages} facets={facets} />
      {list.costs && <ListCosts costs={list.costs} query={query} hrefOf={hrefOf} />}
      <CarResults
        query={query}
        list={list}
        dimmed={dimmed}
        isPending={isPending}
        hrefOf={hrefOf}
        onMore={(next, event) => navigateTo(next, event, 'more')}
        onDrop={(next, event) => {
          if (isPlainClick(event)) focusCount();
          choices.removeChoice(next, event);
        }}
        onRetry={() => {
          focusCount();
          list.retry();
        }}
      />
    </div>
  );
}

/** Renders the inputs of total costs. They are sent with everything else that is chosen. */
function ListCosts({ costs, query, hrefOf }: { costs: CostFormView; query: CarQuery; hrefOf: ListState['hrefOf'] }) {
  const { costs: _, ...others } = query;
  return <CostForm form={costs} href={hrefOf({ ...others, page: 0 })} />;
}

/** Renders the number of cars and the chosen filters, each with a link that removes it. */
function ChoiceBar({
  state,
  choices,
  facets,
  dimmed,
}: Pick<ListResultsProps, 'state' | 'choices' | 'facets' | 'dimmed'>) {
  const { query, list, hrefOf } = state;
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.countAndMap}>
          <CarCount id={COUNT} list={list} dimmed={dimmed} />
          <MapLink query={query} total={list.total} />
        </div>
        <ChosenChips
          query={query}
          dropped={list.dropped}
          facets={facets}
          countId={COUNT}
          hrefOf={hrefOf}
          onChoose={choices.removeChoice}
        />
        <SavedLink as="inline" />
      </div>
      <div className={styles.phoneTerms}>
        <TermsChip
          terms={query.terms}
          href={hrefOf(withoutTerms(query))}
          onRemove={(event) => {
            focusCount();
            choices.removeChoice(withoutTerms(query), event);
          }}
        />
      </div>
    </>
  );
}
