import { type InputHTMLAttributes, Suspense, use } from 'react';
import { rangeField } from '../../../contracts/search/carSearch.ts';
import { serverRenderedPart } from '../../../delivery/lazyParts.tsx';
import { isComposing } from '../../../lib/browser/composing.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useSharedContext, useTranslate } from '../../../ui/sharedContext.ts';
import type { RangeFacetView } from '../../carSearch/facetViews.ts';
import type { End } from '../../carSearch/rangeDrafts.ts';
import { amountWithUnit, formatRangeAmount } from '../../carSearch/rangeLabels.ts';
import { DraftsContext } from './draftsContext.ts';
import * as styles from './FilterPanel.styles.ts';
import * as slider from './RangeSlider.styles.ts';
import { useRangeDraft } from './useRangeDraft.ts';

const RangeSlider = serverRenderedPart(async () => (await import('./RangeSlider.tsx')).RangeSlider);

export interface RangeControlsProps {
  facet: RangeFacetView;
  range: readonly [number, number] | undefined;
  /** The range's name with its unit. */
  label: string;
  /** False in a closed group, where the slider would be invisible. */
  withSlider: boolean;
}

/**
 * Renders a slider and two number fields with the same values (F049, U9); the placeholders are the bounds of the stock. The
 * fields belong to the form: without scripts only they are available.
 */
export function RangeControls({ facet, range, label, withSlider }: RangeControlsProps) {
  const translate = useTranslate();
  const { site, language } = useSharedContext();
  const drafts = use(DraftsContext);
  const { name, min, max, scale } = facet;
  const format = (amount: number) => formatRangeAmount(name, amount, { site, language });
  const { texts, low, high, type, move } = useRangeDraft(facet, range, drafts, format);
  const field = (end: End) => (
    <RangeEnd
      end={end}
      name={rangeField(name, end, scale)}
      value={texts[end]}
      placeholder={format(end === 'low' ? min : max)}
      onChange={(event) => type(end, event.target.value)}
    />
  );
  const placeholder = <div className={slider.slider} />;
  return (
    <fieldset
      className={styles.range}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        drafts.commit();
      }}
    >
      <legend className={visuallyHidden}>{label}</legend>
      {withSlider ? (
        <Suspense fallback={placeholder}>
          <RangeSlider
            facet={facet}
            low={low}
            high={high}
            label={label}
            valueText={(amount) => amountWithUnit(name, amount, { site, language, translate })}
            onMove={move}
          />
        </Suspense>
      ) : (
        placeholder
      )}
      {field('low')}
      {field('high')}
    </fieldset>
  );
}

interface RangeEndProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  end: End;
  name: string;
  value: string;
  placeholder: string;
}

/** Renders the number field of one end of a range. */
function RangeEnd({ end, ...field }: RangeEndProps) {
  const translate = useTranslate();
  return (
    <label className={styles.end}>
      <span>{translate(end === 'low' ? 'rangeFrom' : 'rangeTo')}</span>
      <input className={styles.field} type="text" inputMode="numeric" autoComplete="off" {...field} />
    </label>
  );
}
