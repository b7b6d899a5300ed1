import { memo } from 'react';
import type { CarQuery, CarSort } from '../../contracts/search/carSearch.ts';
import type { CarSuggestion } from '../../contracts/search/suggestions.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { SearchBox } from '../carSearch/suggestions/SearchBox.tsx';
import * as styles from './CarList.styles.ts';
import { selectedCount } from './filters/FilterPanel.styles.ts';
import { FILTER_FORM, FILTER_PANEL } from './filters/FilterPanel.tsx';
import { SortField } from './SortField.tsx';

interface ListToolbarProps {
  query: CarQuery;
  /** Number of chosen filters. */
  chosen: number;
  panelOpen: boolean;
  /** Whether the default order is that of the best matches. */
  byRelevance: boolean;
  onSuggestion: (suggestion: CarSuggestion) => void;
  onSort: (sort: CarSort) => void;
  onPanel: (open: boolean) => void;
}

/** Renders the search field, sort field and filter button. The fields are part of the filter form. */
export const ListToolbar = memo(function ListToolbar({
  query,
  chosen,
  panelOpen,
  byRelevance,
  onSuggestion,
  onSort,
  onPanel,
}: ListToolbarProps) {
  const translate = useTranslate();
  return (
    <div className={styles.toolbar}>
      <SearchBox keyphrase={query.keyphrase} form={FILTER_FORM} onChoose={onSuggestion} />
      <Button
        kind="secondary"
        className={styles.drawerButton}
        popoverTarget={FILTER_PANEL}
        aria-description={chosen > 0 ? translate('filtersChosen', { count: chosen }) : undefined}
      >
        <Icon name="filter" />
        <span>{`${translate('filters')} `}</span>
        {chosen > 0 && <span className={selectedCount}>{chosen}</span>}
      </Button>
      <Button
        kind="secondary"
        className={styles.panelButton}
        aria-expanded={panelOpen}
        aria-controls={FILTER_PANEL}
        onClick={() => onPanel(!panelOpen)}
      >
        <Icon name="filter" />
        <span>{translate(panelOpen ? 'hideFilters' : 'showFilters')}</span>
      </Button>
      <SortField query={query} byRelevance={byRelevance} onSort={onSort} />
    </div>
  );
});
