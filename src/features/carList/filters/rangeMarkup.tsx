import { type ReactElement, use } from 'react';
import { rangeField } from '../../../contracts/search/carSearch.ts';
import { FragmentsContext } from '../../../delivery/FragmentsContext.ts';
import { fragmentTemplate } from '../../../delivery/fragmentTemplate.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import type { SharedContext } from '../../../ui/sharedContext.ts';
import type { RangeFacetView } from '../../carSearch/facetViews.ts';
import { fieldText } from '../../carSearch/rangeInput.ts';
import { formatRangeAmount } from '../../carSearch/rangeLabels.ts';
import * as styles from './FilterPanel.styles.ts';
import { GroupSummary, prerenderedElement } from './PanelGroup.tsx';
import { RangeEnd } from './RangeControls.tsx';
import * as slider from './RangeSlider.styles.ts';

interface ClosedRangeProps {
  label: string;
  /** 1 when the visitor has chosen a range, else 0. */
  chosen: number;
  lowName: string;
  highName: string;
  low: string;
  high: string;
  min: string;
  max: string;
}

/** Renders what a closed `RangeField` renders in its element. */
function ClosedRange({ label, chosen, lowName, highName, low, high, min, max }: ClosedRangeProps) {
  return (
    <>
      <GroupSummary label={label} chosen={chosen} />
      <fieldset className={styles.range}>
        <legend className={visuallyHidden}>{label}</legend>
        <div className={slider.slider} />
        <RangeEnd end="low" name={lowName} value={low} placeholder={min} onChange={doNothing} />
        <RangeEnd end="high" name={highName} value={high} placeholder={max} onChange={doNothing} />
      </fieldset>
    </>
  );
}

const doNothing = () => {};
const onServer = typeof document === 'undefined';
const SLOTS = { texts: ['label', 'lowName', 'highName', 'low', 'high', 'min', 'max'] } as const;

/**
 * Returns the element of a closed range for a complete render on the server, from a template. It is the element of `PanelGroup`. Returns
 * null elsewhere, and for an open one, which has a slider.
 */
export function prerenderedRange(
  shared: SharedContext,
  facet: RangeFacetView,
  range: readonly [number, number] | undefined,
  label: string,
  open: boolean,
): ReactElement | null {
  const source = onServer ? use(FragmentsContext) : null;
  if (!source || open) return null;
  const { name, min, max, scale } = facet;
  const format = (amount: number) => formatRangeAmount(name, amount, shared);
  const chosen = range ? 1 : 0;
  const template = fragmentTemplate(source, shared, ClosedRange, SLOTS, { chosen }, String(chosen));
  const markup = template({
    label,
    lowName: rangeField(name, 'low', scale),
    highName: rangeField(name, 'high', scale),
    low: fieldText(range, 'low', facet, format),
    high: fieldText(range, 'high', facet, format),
    min: format(min),
    max: format(max),
  });
  return prerenderedElement(name, open, markup);
}
