import { Suspense } from 'react';
import { lazyPart } from '../../../content/lazyPart.ts';
import { rangeField } from '../../../contracts/carSearch.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { RangeFacetView } from '../../carSearch/facetViews.ts';
import type { End, RangeDrafts } from '../../carSearch/rangeDrafts.ts';
import { numberOf, spokenAmount } from '../../carSearch/rangeLabels.ts';
import * as styles from './FilterPanel.styles.ts';
import * as slider from './RangeSlider.styles.ts';
import { useRangeDraft } from './useRangeDraft.ts';

const RangeSlider = lazyPart(async () => (await import('./RangeSlider.tsx')).RangeSlider);

export interface RangeControlsProps {
  facet: RangeFacetView;
  range: readonly [number, number] | undefined;
  /** The range's name with its unit. */
  label: string;
  drafts: RangeDrafts;
  /** Nobody sees the slider of a closed group. */
  withSlider: boolean;
}

/**
 * A slider, and two number fields that say the same (F049, U9), with the bounds of the stock as their placeholders. The
 * fields are the form's: without scripts they are all there is.
 */
export function RangeControls({ facet, range, label, drafts, withSlider }: RangeControlsProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { name, min, max, scale } = facet;
  const format = (amount: number) => numberOf(name, amount, { site, language });
  const { texts, low, high, type, move } = useRangeDraft(facet, range, drafts, format);
  const field = (end: End) => (
    <label className={styles.end}>
      <span>{translate(end === 'low' ? 'rangeFrom' : 'rangeTo')}</span>
      <input
        className={styles.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={rangeField(name, end, scale)}
        value={texts[end]}
        placeholder={format(end === 'low' ? min : max)}
        onChange={(event) => type(end, event.target.value)}
      />
    </label>
  );
  const place = <div className={slider.slider} />;
  return (
    <fieldset
      className={styles.range}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        drafts.take();
      }}
    >
      <legend className={visuallyHidden}>{label}</legend>
      {withSlider ? (
        <Suspense fallback={place}>
          <RangeSlider
            facet={facet}
            low={low}
            high={high}
            label={label}
            spoken={(amount) => spokenAmount(name, amount, { site, language, translate })}
            onMove={move}
          />
        </Suspense>
      ) : (
        place
      )}
      {field('low')}
      {field('high')}
    </fieldset>
  );
}
