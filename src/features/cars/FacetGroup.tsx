import { useState } from 'react';
import { usePage, useTranslate } from '../../app/PageContext.tsx';
import type { CarValueName } from '../../contracts/carSearch.ts';
import * as styles from './FilterPanel.styles.ts';
import type { ValueFacetView, ValueView } from './facetViews.ts';
import { formatNumber } from './format.ts';
import { splitValues } from './panel.ts';

interface FacetGroupProps {
  facet: ValueFacetView;
  chosen: Readonly<Partial<Record<CarValueName, string[]>>>;
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
  const boxes = (values: readonly ValueView[]) =>
    values.map((value) => (
      <li key={value.text}>
        <FacetBox name={name} value={value} checked={picked.includes(value.text)} onToggle={onToggle} />
        {value.models && (
          <ul className={styles.models} aria-label={translate('modelsOf', { name: value.text })}>
            {value.models.map((model) => (
              <li key={model.text}>
                <FacetBox
                  name="car_model"
                  value={model}
                  checked={chosen.car_model?.includes(model.text) ?? false}
                  onToggle={onToggle}
                />
              </li>
            ))}
          </ul>
        )}
      </li>
    ));
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.summary}>
        {translate(name)}
        {picked.length > 0 && <span className={styles.picked}>{picked.length}</span>}
      </summary>
      {name === 'car_brand' && (
        <input
          className={styles.field}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          placeholder={translate('searchMake')}
          aria-label={translate('searchMake')}
          data-script=""
        />
      )}
      <ul className={styles.values}>{boxes(shown)}</ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>
            <span>{translate('showAllValues', { count: facet.values.length })}</span>
            <span>{translate('showLess')}</span>
          </summary>
          <ul className={styles.values}>{boxes(rest)}</ul>
        </details>
      )}
    </details>
  );
}

interface FacetBoxProps {
  name: CarValueName;
  value: { text: string; count: number };
  checked: boolean;
  onToggle: (name: CarValueName, text: string) => void;
}

/** A value that no car has under the other filters is disabled, not hidden. */
function FacetBox({ name, value: { text, count }, checked, onToggle }: FacetBoxProps) {
  const { language } = usePage();
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        name={name}
        value={text}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={() => onToggle(name, text)}
      />
      <span>{text}</span>
      <small>{formatNumber(count, language.locale)}</small>
    </label>
  );
}
