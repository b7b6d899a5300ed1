import type { MouseEvent } from 'react';
import { usePage, useTranslate } from '../../app/PageContext.tsx';
import type { CarQuery } from '../../contracts/carSearch.ts';
import { classes } from '../../lib/classes.ts';
import { chip } from '../../ui/Chip.styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import * as styles from './CarList.styles.ts';
import { type FacetView, isRange } from './facetViews.ts';
import { rangeText } from './labels.ts';
import { type Chip, chipsOf, clearAll } from './listState.ts';

interface ActiveChipsProps {
  query: CarQuery;
  facets: readonly FacetView[];
  hrefOf: (query: CarQuery) => string;
  onChoose: (query: CarQuery, event: MouseEvent) => void;
}

/** Everything chosen in one row, each a link to the list without it, so that it also works without scripts (U5). */
export function ActiveChips({ query, facets, hrefOf, onChoose }: ActiveChipsProps) {
  const { site, language } = usePage();
  const translate = useTranslate();
  const chips = chipsOf(query, facets);
  if (chips.length === 0) return null;
  const labelOf = (active: Chip) => {
    if (active.kind !== 'range') return active.kind === 'keyphrase' ? `“${active.text}”` : active.text;
    const facet = facets.find(({ name }) => name === active.name);
    const max = facet && isRange(facet) ? facet.max : undefined;
    return rangeText(active.name, active.range, max, { site, language, translate });
  };
  const cleared = clearAll(query);
  return (
    <ul className={styles.chips} aria-label={translate('activeFilters')}>
      {chips.map((active) => {
        const label = labelOf(active);
        return (
          <li key={label}>
            <a className={chip} href={hrefOf(active.without)} onClick={(event) => onChoose(active.without, event)}>
              <span className={visuallyHidden}>{translate('removeFilter', { name: label })}</span>
              <span aria-hidden="true">{label}</span>
              <Icon name="close" size={14} />
            </a>
          </li>
        );
      })}
      <li>
        <a className={classes(chip, styles.clear)} href={hrefOf(cleared)} onClick={(event) => onChoose(cleared, event)}>
          {translate('clearFilters')}
        </a>
      </li>
    </ul>
  );
}
