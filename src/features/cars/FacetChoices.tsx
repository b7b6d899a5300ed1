import { useState } from 'react';
import { useTranslate } from '../../app/PageContext.tsx';
import { classes } from '../../lib/classes.ts';
import { FacetValues, type FacetValuesProps } from './FacetValues.tsx';
import * as styles from './FilterPanel.styles.ts';
import type { ValueFacetView } from './facetViews.ts';
import { isSearchable, splitValues } from './panel.ts';

export interface FacetChoicesProps extends Pick<FacetValuesProps, 'chosen' | 'onToggle'> {
  facet: ValueFacetView;
}

/** The values of one facet as check boxes: ten and what is chosen, the rest behind 'show all', and a search in long lists (U6). */
export function FacetChoices({ facet: { name, values }, chosen, onToggle }: FacetChoicesProps) {
  const translate = useTranslate();
  const [sought, setSought] = useState('');
  const { shown, rest } = splitValues(values, chosen[name] ?? [], sought);
  const common = { name, chosen, onToggle };
  const label = translate(name === 'car_brand' ? 'searchMake' : 'searchInList');
  return (
    <>
      {isSearchable(name, values) && (
        <input
          className={classes(styles.field, styles.scripted)}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={(event) => {
            // It would send the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          placeholder={label}
          aria-label={name === 'car_brand' ? label : `${translate(name)}: ${label}`}
        />
      )}
      {shown.length === 0 && <p className={styles.none}>{translate('noSuchValue')}</p>}
      <FacetValues {...common} values={shown} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>
            <span>{translate('showAllValues', { count: values.length })}</span>
            <span>{translate('showLess')}</span>
          </summary>
          <FacetValues {...common} values={rest} />
        </details>
      )}
    </>
  );
}
