import { useState } from 'react';
import type { CarValueName } from '../../../contracts/search/carSearch.ts';
import { langOf, plainText } from '../../../contracts/search/valueTexts.ts';
import { classes } from '../../../lib/classes.ts';
import { useSharedContext, useTranslate } from '../../../ui/sharedContext.ts';
import { useDelayed } from '../../../ui/useDelayed.ts';
import { formatNumber } from '../../car/format.ts';
import { labelOf } from '../../carSearch/facetLabels.ts';
import type { ValueView } from '../../carSearch/facetViews.ts';
import { facetBox } from './FacetBox.tsx';
import * as styles from './FilterPanel.styles.ts';
import { INITIAL_VALUES, splitValues } from './panel.ts';
import { ShowAll } from './ShowAll.tsx';

export interface FacetValuesProps {
  name: CarValueName;
  values: readonly ValueView[];
  /** Selected values of this facet, and selected models. */
  selected: readonly string[];
  selectedModels: readonly string[];
  onToggle: (name: CarValueName, text: string) => void;
}

/** Check boxes of values, with the models of a selected make below it. They are no list: a page has many. */
export function FacetValues({ name, values, selected, selectedModels, onToggle }: FacetValuesProps) {
  const boxOf = useBox(onToggle);
  return (
    <div className={styles.values}>
      {values.flatMap((value) => {
        const { text, models, size = 0 } = value;
        const checked = selected.includes(text);
        const box = boxOf(name, value, checked);
        const key = `models of ${text}`;
        if (models) {
          return [
            box,
            <Models key={key} make={text} models={models} selected={selectedModels} onToggle={onToggle} isNested />,
          ];
        }
        return checked && size > 0 ? [box, <ModelPlaceholders key={key} size={size} />] : box;
      })}
    </div>
  );
}

/** Returns a function that renders the box of a value. */
function useBox(onToggle: FacetValuesProps['onToggle']) {
  const { locale } = useSharedContext().language;
  return (name: CarValueName, value: ValueView, checked: boolean) => {
    const label = labelOf(value);
    return facetBox({
      name,
      text: value.text,
      label: plainText(label),
      lang: langOf(label),
      count: formatNumber(value.count, locale),
      checked,
      disabled: value.count === 0 && !checked,
      onToggle,
    });
  };
}

interface ModelsProps {
  make: string;
  models: readonly ValueView[];
  selected: readonly string[];
  onToggle: FacetValuesProps['onToggle'];
  /** Whether they are below the box of their make. */
  isNested?: boolean;
}

/** Check boxes of a make's models. */
export function Models({ make, models, selected, onToggle, isNested = false }: ModelsProps) {
  const translate = useTranslate();
  const boxOf = useBox(onToggle);
  const [pinned] = useState(selected);
  const { visible, rest } = splitValues(models, pinned);
  const group = (values: readonly ValueView[]) => (
    // biome-ignore lint/a11y/useSemanticElements: a `fieldset` has borders and a minimum width
    <div
      className={classes(styles.values, isNested && styles.models)}
      role="group"
      aria-label={translate('modelsOf', { name: make })}
    >
      {values.map((model) => boxOf('car_model', model, selected.includes(model.text)))}
    </div>
  );
  return (
    <>
      {group(visible)}
      {rest.length > 0 && (
        <ShowAll count={models.length} isNested={isNested}>
          {group(rest)}
        </ShowAll>
      )}
    </>
  );
}

/**
 * Milliseconds before space is reserved. A move of what is below, within half a second of the visitor's choice, is no layout shift; most
 * responses come sooner, and the frame of the choice then need not lay out and paint the panel.
 */
const RESERVE_AFTER_MS = 300;

/** Reserves the space of models that are still loading, so that the content below does not move late. */
function ModelPlaceholders({ size }: { size: number }) {
  if (!useDelayed(true, RESERVE_AFTER_MS)) return null;
  return (
    <div className={classes(styles.values, styles.models)} aria-hidden="true">
      {Array.from({ length: Math.min(size, INITIAL_VALUES) + (size > INITIAL_VALUES ? 1 : 0) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className={styles.placeholder}>
          <span />
        </div>
      ))}
    </div>
  );
}
