import { useEffect, useRef } from 'react';
import { useTranslate } from '../../app/PageContext.tsx';
import { CAR_SORTS, type CarQuery, type CarSort } from '../../contracts/carSearch.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import * as styles from './CarList.styles.ts';
import { picked } from './FilterPanel.styles.ts';
import { FILTER_FORM, FILTER_PANEL } from './FilterPanel.tsx';

interface ListToolbarProps {
  query: CarQuery;
  /** How many filters are chosen. */
  chosen: number;
  panelOpen: boolean;
  onSort: (sort: CarSort) => void;
  onPanel: (open: boolean) => void;
}

/** Search, order and the button of the filters. Its controls belong to the filter form. */
export function ListToolbar({ query, chosen, panelOpen, onSort, onPanel }: ListToolbarProps) {
  const translate = useTranslate();
  const input = useKeyphrase(query.keyphrase);
  const filters = chosen > 0 ? translate('filtersChosen', { count: chosen }) : translate('filters');
  return (
    <div className={styles.toolbar}>
      <label className={styles.search}>
        <span className={visuallyHidden}>{translate('keyphraseLabel')}</span>
        <input
          ref={input}
          form={FILTER_FORM}
          type="search"
          name="keyphrase"
          enterKeyHint="search"
          defaultValue={query.keyphrase}
          placeholder={translate('keyphrasePlaceholder')}
        />
        <button type="submit" form={FILTER_FORM} aria-label={translate('searchCars')}>
          <Icon name="search" />
        </button>
      </label>
      <Button kind="secondary" className={styles.drawerButton} popoverTarget={FILTER_PANEL} aria-label={filters}>
        <Icon name="filter" />
        {translate('filters')}
        {chosen > 0 && <span className={picked}>{chosen}</span>}
      </Button>
      <Button
        kind="secondary"
        className={styles.panelButton}
        aria-expanded={panelOpen}
        aria-controls={FILTER_PANEL}
        onClick={() => onPanel(!panelOpen)}
      >
        <Icon name="filter" />
        {translate(panelOpen ? 'hideFilters' : 'showFilters')}
      </Button>
      <label className={styles.sort}>
        <span>{translate('sortBy')}</span>
        <select
          form={FILTER_FORM}
          name="sortName"
          value={query.sortName}
          onChange={(event) => onSort(event.target.value as CarSort)}
        >
          {CAR_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {translate(sort)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The field is the visitor's while typing; when the address gets another keyphrase it shows that one. */
function useKeyphrase(keyphrase: string) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = keyphrase;
  }, [keyphrase]);
  return input;
}
