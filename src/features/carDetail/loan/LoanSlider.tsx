import { type CSSProperties, useId, useState } from 'react';
import { wholeNumber } from '../../../../lib/wholeNumber.ts';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import { isComposing } from '../../../lib/browser/composing.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { TermInfo } from '../../car/Term.tsx';
import * as styles from './loan.styles.ts';

interface LoanSliderProps {
  /** Dictionary key of its label. */
  label: DictionaryKey;
  /** Name of the query parameter. */
  name: string;
  unit: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The unit is before the number, as in `£4,700`. */
  isUnitFirst?: boolean;
  /** Formats a value without its unit. */
  format: (value: number) => string;
  /** Formats a value with its unit. */
  text: (value: number) => string;
  /** The visitor's wish when it was beyond the limits; the text of the limits is shown with it. */
  wish?: number | undefined;
  onChange: (value: number) => void;
}

/**
 * Renders a slider and a number field with the same value. While a number is typed, the nearest possible one counts; the field
 * shows it when it is left. A number beyond the limits is answered with them. Without scripts only the field is available.
 */
export function LoanSlider(props: LoanSliderProps) {
  const { label, name, unit, isUnitFirst, min, max, step, value, format, text, wish, onChange } = props;
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [wished, setWished] = useState(wish);
  const isBeyond = wished !== undefined && (wished < min || wished > max);
  const type = (entered: string) => {
    setTyped(entered);
    const number = wholeNumber(entered);
    if (number === null) return;
    setWished(number);
    onChange(number);
  };
  const sign = <span id={`${id}-unit`}>{unit}</span>;
  return (
    <div className={styles.control}>
      <span className={styles.label}>
        <label htmlFor={id}>{translate(label)}</label>
        <TermInfo label={label} />
      </span>
      <span className={styles.field} data-long-unit={unit.length > 3 || undefined}>
        {isUnitFirst && sign}
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-describedby={`${id}-unit ${id}-limits`}
          value={typed ?? format(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && setTyped(null)}
        />
        {!isUnitFirst && sign}
      </span>
      <input
        className={styles.slider}
        style={{ '--share': max > min ? (value - min) / (max - min) : 0 } as CSSProperties}
        type="range"
        aria-label={translate(label)}
        aria-valuetext={text(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => {
          setTyped(null);
          setWished(undefined);
          onChange(event.target.valueAsNumber);
        }}
      />
      <p id={`${id}-limits`} className={styles.limits} aria-live="polite">
        {isBeyond && <span>{translate('loanLimits', { min: text(min), max: text(max) })}</span>}
      </p>
    </div>
  );
}
