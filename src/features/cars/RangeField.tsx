import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { RANGE_FIELD_SUFFIXES } from '../../contracts/carSearch.ts';
import * as styles from './FilterPanel.styles.ts';
import type { RangeFacetView } from './facetViews.ts';
import { formatNumber } from './format.ts';
import { type End, useRangeDraft } from './useRangeDraft.ts';

interface RangeFieldProps {
  facet: RangeFacetView;
  range: readonly [number, number] | undefined;
  label: string;
  open: boolean;
  onCommit: (range: [number, number] | null) => void;
}

/** Two number fields (F049), with the bounds of the stock as their placeholders. */
export function RangeField({ facet, range, label, open, onCommit }: RangeFieldProps) {
  const translate = useTranslate();
  const { language } = usePage();
  const { texts, type, take } = useRangeDraft(facet, range, onCommit);
  const shown = (end: number) => (facet.name === 'car_year' ? String(end) : formatNumber(end, language.locale));
  const field = (end: End) => (
    <label className={styles.end}>
      <span>{translate(end === 'low' ? 'rangeFrom' : 'rangeTo')}</span>
      <input
        className={styles.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={`${facet.name}${RANGE_FIELD_SUFFIXES[end]}`}
        value={texts[end]}
        placeholder={shown(end === 'low' ? facet.min : facet.max)}
        onChange={(event) => type(end, event.target.value)}
        onBlur={() => take(end, false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take(end, true);
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
