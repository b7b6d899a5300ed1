import type { MouseEvent } from 'react';
import type { CarQuery } from '../../contracts/search/carSearch.ts';
import { usePage } from '../../page/PageContext.tsx';
import { chip } from '../../ui/Chip.styles.ts';
import { Localized } from '../../ui/Localized.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { countText } from '../car/countText.ts';
import type { FacetView } from '../carSearch/facetViews.ts';
import * as styles from './CarList.styles.ts';
import { narrowingChoices } from './narrowingChoices.ts';

interface NarrowingProps {
  query: CarQuery;
  facets: readonly FacetView[];
  hrefOf: (query: CarQuery) => string;
  onChoose: (query: CarQuery, event: MouseEvent) => void;
}

/**
 * Renders filters that narrow the list, as links with their counts; shown after the last page of a list with more cars (F048).
 */
export function Narrowing({ query, facets, hrefOf, onChoose }: NarrowingProps) {
  const { language } = usePage();
  const translate = useTranslate();
  const groups = narrowingChoices(query, facets);
  if (groups.length === 0) return null;
  return (
    <div className={styles.narrowing}>
      <p>{translate('narrowSearch')}</p>
      {groups.map(({ name, choices }) => (
        <div key={name}>
          <h3>{translate(name)}</h3>
          <ul className={styles.help}>
            {choices.map(({ text, label, count, next }) => (
              <li key={text}>
                <a className={chip} href={hrefOf(next)} rel="nofollow" onClick={(event) => onChoose(next, event)}>
                  <Localized text={label} />
                  <span> </span>
                  <small>{countText(count, language.locale)}</small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
