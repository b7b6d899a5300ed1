import { useState } from 'react';
import { useTranslate } from '../../app/PageContext.tsx';
import type { CarValueName } from '../../contracts/carSearch.ts';
import { classes } from '../../lib/classes.ts';
import { FacetValues, type FacetValuesProps } from './FacetValues.tsx';
import * as styles from './FilterPanel.styles.ts';
import type { ValueFacetView } from './facetViews.ts';
import { splitValues } from './panel.ts';

interface FacetGroupProps {
  facet: ValueFacetView;
  chosen: FacetValuesProps['chosen'];
  open: boolean;
  onToggle: (name: CarValueName, text: string) => void;
}

/** The values of one facet as check boxes: ten and what is chosen, the rest behind 'show all' (U6). */
export function FacetGroup({ facet, chosen, open, onToggle }: FacetGroupProps) {
  const translate = useTranslate();
  const [sought, setSought] = useState('');
  const { name } = facet;
  const picked = chosen[name] ?? [];
  const { shown, rest } = splitValues(facet.values, picked, sought);
  const common = { name, chosen, onToggle };
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.summary}>
        {translate(name)}
        {picked.length > 0 && <span className={styles.picked}>{picked.length}</span>}
      </summary>
      {name === 'car_brand' && (
        <input
          className={classes(styles.field, styles.scripted)}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          placeholder={translate('searchMake')}
          aria-label={translate('searchMake')}
        />
      )}
      <FacetValues {...common} values={shown} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>
            <span>{translate('showAllValues', { count: facet.values.length })}</span>
            <span>{translate('showLess')}</span>
          </summary>
          <FacetValues {...common} values={rest} />
        </details>
      )}
    </details>
  );
}
