import { memo, useState } from 'react';
import type { CarValueName } from '../../../contracts/carSearch.ts';
import { type LocalizedText, langOf, plainText } from '../../../contracts/valueTexts.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { formatNumber } from '../../car/format.ts';
import { labelOf } from '../../carSearch/facetLabels.ts';
import type { ValueView } from '../../carSearch/facetViews.ts';
import * as styles from './FilterPanel.styles.ts';
import { splitValues, VALUES_SHOWN } from './panel.ts';
import { ShowAll } from './ShowAll.tsx';

export interface FacetValuesProps {
  name: CarValueName;
  values: readonly ValueView[];
  /** What is chosen of this facet, and of the models below it. */
  picked: readonly string[];
  pickedModels: readonly string[];
  onToggle: (name: CarValueName, text: string) => void;
}

/** Check boxes of values, with the models of a chosen make below it. */
export function FacetValues({ name, values, picked, pickedModels, onToggle }: FacetValuesProps) {
  return (
    <ul className={styles.values}>
      {values.map((value) => {
        const { text, count, models, size = 0 } = value;
        const checked = picked.includes(text);
        return (
          <li key={text}>
            <FacetBox
              name={name}
              text={text}
              label={labelOf(value)}
              count={count}
              checked={checked}
              onToggle={onToggle}
            />
            {models && <Models make={text} models={models} picked={pickedModels} onToggle={onToggle} />}
            {checked && !models && size > 0 && <ModelsToCome size={size} />}
          </li>
        );
      })}
    </ul>
  );
}

interface ModelsProps {
  make: string;
  models: readonly ValueView[];
  picked: readonly string[];
  onToggle: FacetValuesProps['onToggle'];
}

/** Check boxes of the models of a make. */
export function Models({ make, models, picked, onToggle }: ModelsProps) {
  const translate = useTranslate();
  const [first] = useState(picked);
  const { shown, rest } = splitValues(models, first);
  const list = (values: readonly ValueView[]) => (
    <ul className={styles.models} aria-label={translate('modelsOf', { name: make })}>
      {values.map((model) => (
        <li key={model.text}>
          <FacetBox
            name="car_model"
            text={model.text}
            label={labelOf(model)}
            count={model.count}
            checked={picked.includes(model.text)}
            onToggle={onToggle}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(shown)}
      {rest.length > 0 && (
        <ShowAll count={models.length} inside>
          {list(rest)}
        </ShowAll>
      )}
    </>
  );
}

/** Keeps the place of models that are on their way, so that what is below does not move when they come. */
function ModelsToCome({ size }: { size: number }) {
  return (
    <ul className={styles.models} aria-hidden="true">
      {Array.from({ length: Math.min(size, VALUES_SHOWN) + (size > VALUES_SHOWN ? 1 : 0) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity
        <li key={at} className={styles.box}>
          <Skeleton width="60%" height="0.75rem" />
        </li>
      ))}
    </ul>
  );
}

interface FacetBoxProps {
  name: CarValueName;
  /** As the index has it: the URL's value. */
  text: string;
  label: LocalizedText;
  count: number;
  checked: boolean;
  onToggle: FacetValuesProps['onToggle'];
}

/** A value that no car has under the other filters is disabled, not hidden. */
const FacetBox = memo(function FacetBox({ name, text, label, count, checked, onToggle }: FacetBoxProps) {
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
      <span lang={langOf(label)}>{plainText(label)}</span>
      <small>{formatNumber(count, language.locale)}</small>
    </label>
  );
});
