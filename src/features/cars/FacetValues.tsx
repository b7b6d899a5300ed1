import { usePage, useTranslate } from '../../app/PageContext.tsx';
import type { CarValueName } from '../../contracts/carSearch.ts';
import * as styles from './FilterPanel.styles.ts';
import type { ValueView } from './facetViews.ts';
import { formatNumber } from './format.ts';

export interface FacetValuesProps {
  name: CarValueName;
  values: readonly ValueView[];
  chosen: Readonly<Partial<Record<CarValueName, string[]>>>;
  onToggle: (name: CarValueName, text: string) => void;
}

/** Check boxes of values, with the models of a chosen make below it. */
export function FacetValues({ name, values, chosen, onToggle }: FacetValuesProps) {
  const translate = useTranslate();
  const isChosen = (of: CarValueName, text: string) => chosen[of]?.includes(text) ?? false;
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value.text}>
          <FacetBox name={name} value={value} checked={isChosen(name, value.text)} onToggle={onToggle} />
          {value.models && (
            <ul className={styles.models} aria-label={translate('modelsOf', { name: value.text })}>
              {value.models.map((model) => (
                <li key={model.text}>
                  <FacetBox
                    name="car_model"
                    value={model}
                    checked={isChosen('car_model', model.text)}
                    onToggle={onToggle}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
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
