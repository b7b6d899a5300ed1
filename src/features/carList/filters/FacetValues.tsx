import { useState } from 'react';
import type { CarValueName } from '../../../contracts/search/carSearch.ts';
import { useSharedContext, useTranslate } from '../../../ui/sharedContext.ts';
import { useDelayed } from '../../../ui/useDelayed.ts';
import type { ValueView } from '../../carSearch/facetViews.ts';
import { FacetBox, facetMarkup } from './FacetBox.tsx';
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

/** Check boxes of values, with the models of a selected make below it. */
export function FacetValues({ name, values, selected, selectedModels, onToggle }: FacetValuesProps) {
  const shared = useSharedContext();
  const markup = facetMarkup(shared, name, values, selected);
  const html = markup !== null && { __html: markup };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the boxes
  if (html) return <ul className={styles.values} dangerouslySetInnerHTML={html} />;
  return (
    <ul className={styles.values}>
      {values.map((value) => {
        const { text, models, size = 0 } = value;
        const checked = selected.includes(text);
        return (
          <li key={text}>
            <FacetBox name={name} value={value} checked={checked} onToggle={onToggle} />
            {models && <Models make={text} models={models} selected={selectedModels} onToggle={onToggle} />}
            {checked && !models && size > 0 && <ModelPlaceholders size={size} />}
          </li>
        );
      })}
    </ul>
  );
}

interface ModelsProps {
  make: string;
  models: readonly ValueView[];
  selected: readonly string[];
  onToggle: FacetValuesProps['onToggle'];
}

/** Check boxes of a make's models. */
export function Models({ make, models, selected, onToggle }: ModelsProps) {
  const translate = useTranslate();
  const [pinned] = useState(selected);
  const { visible, rest } = splitValues(models, pinned);
  const list = (values: readonly ValueView[]) => (
    <ul className={styles.models} aria-label={translate('modelsOf', { name: make })}>
      {values.map((model) => (
        <li key={model.text}>
          <FacetBox name="car_model" value={model} checked={selected.includes(model.text)} onToggle={onToggle} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(visible)}
      {rest.length > 0 && (
        <ShowAll count={models.length} isNested>
          {list(rest)}
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
    <ul className={styles.models} aria-hidden="true">
      {Array.from({ length: Math.min(size, INITIAL_VALUES) + (size > INITIAL_VALUES ? 1 : 0) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <li key={index} className={styles.box}>
          <span className={styles.placeholder} />
        </li>
      ))}
    </ul>
  );
}
