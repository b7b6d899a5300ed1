import type { CSSProperties, PointerEvent } from 'react';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { RangeFacetView } from '../../carSearch/facetViews.ts';
import type { End } from '../../carSearch/rangeDrafts.ts';
import { BAR_HEIGHT, barsInRange, barsPath, stepOf } from './histogram.ts';
import * as styles from './RangeSlider.styles.ts';

export interface RangeSliderProps {
  facet: RangeFacetView;
  /** Positions of the handles. */
  low: number;
  high: number;
  /** The range's name with its unit. */
  label: string;
  /** Formats an amount with its unit for screen readers. */
  valueText: (amount: number) => string;
  onMove: (end: End, amount: number) => void;
}

/**
 * Renders two handles on a histogram (F049). Each handle is a native range input, so that keys, touch and screen readers work
 * natively; pressing elsewhere moves the nearer handle. The fields below have the same values (U9).
 */
export function RangeSlider({ facet, low, high, label, valueText, onMove }: RangeSliderProps) {
  const translate = useTranslate();
  const { min, max, bars } = facet;
  const step = stepOf(facet);
  const inRange = barsInRange(facet, low, high);
  // The last step may be shorter.
  const lastStep = min + Math.ceil((max - min) / step) * step;
  // Rounded to four digits: small numbers would be written with an exponent.
  const share = (amount: number) => Math.round(((amount - min) / (max - min)) * 10_000) / 10_000;
  const onPress = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof HTMLInputElement || event.button !== 0) return;
    const amount = amountAt(event, facet, step);
    const nearer: End = Math.abs(amount - low) < Math.abs(amount - high) || amount < low ? 'low' : 'high';
    // The default action would remove the focus again.
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>(`input[data-end="${nearer}"]`)?.focus();
    onMove(nearer, amount);
  };
  const handle = (end: End, amount: number) => (
    <input
      type="range"
      className={styles.handle}
      data-end={end}
      // When both handles are at the maximum, only the low one can move: it must be on top.
      data-above={(end === 'low' && share(low) > 0.5) || undefined}
      min={min}
      max={lastStep}
      step={step}
      value={amount}
      aria-label={translate(end === 'low' ? 'rangeLowest' : 'rangeHighest', { label })}
      aria-valuetext={valueText(amount)}
      onChange={(event) => onMove(end, event.target.valueAsNumber)}
    />
  );
  return (
    <div
      className={styles.slider}
      style={{ '--low': share(low), '--high': share(high) } as CSSProperties}
      onPointerDown={onPress}
    >
      <svg className={styles.bars} viewBox={`0 0 ${bars.length} ${BAR_HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path className={styles.outside} d={barsPath(bars, (at) => !inRange[at])} />
        <path className={styles.inside} d={barsPath(bars, (at) => inRange[at] ?? false)} />
      </svg>
      <span className={styles.track} />
      {handle('low', low)}
      {handle('high', high)}
    </div>
  );
}

/** Returns the amount at the pointer, rounded to the slider's step. */
function amountAt(event: PointerEvent<HTMLDivElement>, { min, max }: RangeFacetView, step: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = Math.min(Math.max((event.clientX - left) / width, 0), 1);
  return min + Math.round((share * (max - min)) / step) * step;
}
