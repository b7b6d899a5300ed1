import type { MouseEvent } from 'react';
import type { CarQuery, CarRangeName, CarValueName } from '../../contracts/search/carSearch.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { usePage } from '../../page/PageContext.tsx';
import { chip } from '../../ui/Chip.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { countText } from '../car/countText.ts';
import { nearText } from '../carSearch/chipLabel.ts';
import { chosenText } from '../carSearch/facetLabels.ts';
import type { FacetView } from '../carSearch/facetViews.ts';
import type { DropOption } from '../carSearch/listResponse.ts';
import { type Droppable, dropChoice } from '../carSearch/listState.ts';
import { rangeText } from '../carSearch/rangeText.ts';
import { AllMakes } from './AllMakes.tsx';
import * as styles from './CarList.styles.ts';

interface NoResultsProps {
  query: CarQuery;
  facets: readonly FacetView[];
  help: readonly DropOption[];
  hrefOf: (query: CarQuery) => string;
  onDrop: (query: CarQuery, event: MouseEvent) => void;
}

/**
 * Renders the message of an empty list. Below it are links that drop a choice, each with the number of cars that the list then
 * has. They work without scripts.
 */
export function NoResults({ query, facets, help, hrefOf, onDrop }: NoResultsProps) {
  const { language } = usePage();
  const translate = useTranslate();
  const labelOf = useDropLabel(query, facets);
  const countOf = (total: number) =>
    total === 1 ? translate('oneCarFound') : translate('carsFound', { count: countText(total, language.locale) });
  const hasDropOption = help.some(({ drop }) => drop !== 'all');
  return (
    <div className={styles.message}>
      <p>{translate('noSearchResults')}</p>
      <p>{translate(hasDropOption ? 'withoutChoices' : 'noSearchResultsHelp')}</p>
      {help.length > 0 && (
        <ul className={styles.help}>
          {help.map(({ drop, total }) => {
            const next = dropChoice(query, drop);
            return (
              <li key={drop}>
                <a className={chip} href={hrefOf(next)} rel="nofollow" onClick={(event) => onDrop(next, event)}>
                  <span>{`${labelOf(drop)} `}</span>
                  <small>{countOf(total)}</small>
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <AllMakes keyphrase={query.keyphrase} />
    </div>
  );
}

/** Returns a function that labels a dropped choice: `Without Diesel, Electric`; all values of a facet are dropped together. */
function useDropLabel(query: CarQuery, facets: readonly FacetView[]): (drop: Droppable) => string {
  const { site, language } = usePage();
  const translate = useTranslate();
  return (drop) => {
    if (drop === 'all') return translate('withoutAll');
    const range = query.ranges[drop as CarRangeName];
    const choiceLabel = () => {
      const { near, radius } = query;
      if (drop === 'radius') return near ? nearText({ near, radius }, { site, language, translate }) : '';
      if (drop === 'keyphrase') return translate('quoted', { text: query.keyphrase });
      if (range) return rangeText(drop as CarRangeName, range, undefined, { site, language, translate });
      const name = drop as CarValueName;
      return query.values[name]?.map((text) => plainText(chosenText(facets, name, text))).join(', ') ?? '';
    };
    return translate('withoutChoice', { name: choiceLabel() });
  };
}
