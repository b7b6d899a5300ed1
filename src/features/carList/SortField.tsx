import {
  CAR_SORTS,
  type CarQuery,
  type CarSort,
  DISTANCE_SORT,
  TOTAL_COST_SORT,
} from '../../contracts/search/carSearch.ts';
import { RELEVANCE_WEIGHTS } from '../../contracts/search/relevance.ts';
import { Info } from '../../ui/Info.tsx';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './CarList.styles.ts';
import { FILTER_FORM } from './filters/FilterPanel.tsx';

interface SortFieldProps {
  query: CarQuery;
  /** Whether the default order is that of the best matches. */
  byRelevance: boolean;
  onSort: (sort: CarSort) => void;
}

/** Renders the sort field, with what decides the order next to it (directive 2005/29/EC, article 7(4a)). */
export function SortField({ query, byRelevance, onSort }: SortFieldProps) {
  const translate = useTranslate();
  const hasTotals = useFeature('totalCost');
  const isOffered = (sort: CarSort) =>
    sort === DISTANCE_SORT ? query.near !== undefined : sort !== TOTAL_COST_SORT || hasTotals;
  const nameOf = (sort: CarSort) => translate(byRelevance && sort === CAR_SORTS[0] ? 'sortByRelevance' : sort);
  const { title, facts } = RELEVANCE_WEIGHTS;
  const text = byRelevance
    ? translate('orderByRelevance', { title, facts })
    : translate('orderBySort', { sort: nameOf(query.sortName) });
  return (
    <div className={styles.sortField}>
      <label className={styles.sort}>
        <span>{translate('sortBy')}</span>
        <select
          form={FILTER_FORM}
          name="sortName"
          value={query.sortName}
          onChange={(event) => onSort(event.target.value as CarSort)}
        >
          {CAR_SORTS.filter(isOffered).map((sort) => (
            <option key={sort} value={sort}>
              {nameOf(sort)}
            </option>
          ))}
        </select>
      </label>
      <Info name={translate('orderInfo')} isSentence text={text} />
    </div>
  );
}
