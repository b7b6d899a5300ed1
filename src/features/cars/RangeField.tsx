import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { RANGE_FIELD_SUFFIXES } from '../../contracts/carSearch.ts';
import * as styles from './FilterPanel.styles.ts';
import type { RangeFacetView } from './facetViews.ts';
import { formatNumber } from './format.ts';
import { fieldText, rangeOf } from './rangeInput.ts';

/** A range is taken over this long after the last key, in milliseconds (S2 §5); Enter and leaving the field do it at once. */
export const COMMIT_DELAY = 1_500;

interface RangeFieldProps {
  facet: RangeFacetView;
  range: readonly [number, number] | undefined;
  label: string;
  open: boolean;
  onCommit: (range: [number, number] | null) => void;
}

type End = 'low' | 'high';
type Ends = Record<End, string>;

/** Two number fields (F049). What is being typed is the field's own until it is taken over. */
export function RangeField({ facet, range, label, open, onCommit }: RangeFieldProps) {
  const translate = useTranslate();
  const { language } = usePage();
  const shown = (end: number) => (facet.name === 'car_year' ? String(end) : formatNumber(end, language.locale));
  const texts = { low: fieldText(range?.[0], facet.min), high: fieldText(range?.[1], facet.max) };
  const [draft, setDraft] = useState<Partial<Ends>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = (typed: Partial<Ends>, changed: End) => {
    clearTimeout(timer.current);
    const { low, high } = { ...texts, ...typed };
    const next = rangeOf(low, high, changed, facet);
    setDraft({});
    if (String(next ?? '') !== String(range ?? '')) onCommit(next);
  };
  // What the timer calls is the newest: other filters may have changed while it ran.
  const newest = useRef(take);
  useEffect(() => {
    newest.current = take;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (end: End, text: string) => {
    const typed = { ...draft, [end]: text };
    setDraft(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => newest.current(typed, end), COMMIT_DELAY);
  };
  const field = (end: End) => (
    <label className={styles.end}>
      <span>{translate(end === 'low' ? 'rangeFrom' : 'rangeTo')}</span>
      <input
        className={styles.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={`${facet.name}${RANGE_FIELD_SUFFIXES[end]}`}
        value={draft[end] ?? texts[end]}
        placeholder={shown(end === 'low' ? facet.min : facet.max)}
        onChange={(event) => type(end, event.target.value)}
        onBlur={() => draft[end] !== undefined && take(draft, end)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take(draft, end);
        }}
      />
    </label>
  );
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.summary}>
        {label}
        {range && <span className={styles.picked}>1</span>}
      </summary>
      <fieldset className={styles.range} aria-label={label}>
        {field('low')}
        {field('high')}
      </fieldset>
    </details>
  );
}
