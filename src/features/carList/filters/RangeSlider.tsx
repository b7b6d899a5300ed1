import type { CSSProperties, PointerEvent } from 'react';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { RangeFacetView } from '../../carSearch/facetViews.ts';
import type { End } from '../../carSearch/rangeDrafts.ts';
import { BAR_HEIGHT, barsPath, barsWithin, stepOf } from './histogram.ts';
import * as styles from './RangeSlider.styles.ts';

export interface RangeSliderProps {
  facet: RangeFacetView;
  /** Where the handles stand. */
  low: number;
  high: number;
  /** The range's name with its unit. */
  label: string;
  /** An amount with its unit, as it is read out. */
  spoken: (amount: number) => string;
  onMove: (end: End, amount: number) => void;
}

/**
 * Two handles upon a histogram (F049). Each handle is the browser's own slider, so keys, touch and screen readers are the
 * browser's too; a press beside the handles moves the nearer one. The fields below say the same in numbers (U9).
 */
export function RangeSlider({ facet, low, high, label, spoken, onMove }: RangeSliderProps) {
  const translate = useTranslate();
  const { min, max, bars } = facet;
  const step = stepOf(facet);
  const within = barsWithin(facet, low, high);
  // The last step may be a short one.
  const end = min + Math.ceil((max - min) / step) * step;
  // Four digits: small shares would be written with an exponent.
  const share = (amount: number) => Math.round(((amount - min) / (max - min)) * 10_000) / 10_000;
  const onPress = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof HTMLInputElement || event.button !== 0) return;
    const amount = amountAt(event, facet, step);
    const nearer: End = Math.abs(amount - low) < Math.abs(amount - high) || amount < low ? 'low' : 'high';
    // The press would take the focus away again.
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>(`input[data-end="${nearer}"]`)?.focus();
    onMove(nearer, amount);
  };
  const handle = (which: End, amount: number) => (
    <input
      type="range"
      className={styles.handle}
      data-end={which}
      // Where both stand at the top, the lower one must be the one to take hold of.
      data-above={(which === 'low' && share(low) > 0.5) || undefined}
      min={min}
      max={end}
      step={step}
      value={amount}
      aria-label={translate(which === 'low' ? 'rangeLowest' : 'rangeHighest', { label })}
      aria-valuetext={spoken(amount)}
      onChange={(event) => onMove(which, event.target.valueAsNumber)}
    />
  );
  return (
    <div
      className={styles.slider}
      style={{ '--low': share(low), '--high': share(high) } as CSSProperties}
      onPointerDown={onPress}
    >
      <svg className={styles.bars} viewBox={`0 0 ${bars.length} ${BAR_HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path className={styles.outside} d={barsPath(bars, (at) => !within[at])} />
        <path className={styles.inside} d={barsPath(bars, (at) => within[at] ?? false)} />
      </svg>
      <span className={styles.track} />
      {handle('low', low)}
      {handle('high', high)}
    </div>
  );
}

/** The amount below the pointer, on the slider's steps. */
function amountAt(event: PointerEvent<HTMLDivElement>, { min, max }: RangeFacetView, step: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = Math.min(Math.max((event.clientX - left) / width, 0), 1);
  return min + Math.round((share * (max - min)) / step) * step;
}
