import { type CSSProperties, useId, useState } from 'react';
import type { DictionaryKey } from '../../../contracts/dictionary.ts';
import { wholeNumber } from '../../../contracts/wholeNumber.ts';
import { isComposing } from '../../../lib/composing.ts';
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
  /** Formats a value without its unit. */
  format: (value: number) => string;
  onChange: (value: number) => void;
}

/**
 * Renders a slider and a number field with the same value. While a number is typed, the nearest possible one counts; the field
 * shows it when it is left. Without scripts only the field is available.
 */
export function LoanSlider({ label, name, unit, min, max, step, value, format, onChange }: LoanSliderProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const number = wholeNumber(text);
    if (number !== null) onChange(number);
  };
  return (
    <div className={styles.control}>
      <span className={styles.label}>
        <label htmlFor={id}>{translate(label)}</label>
        <TermInfo label={label} />
      </span>
      <span className={styles.field}>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-describedby={`${id}-unit`}
          value={typed ?? format(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && setTyped(null)}
        />
        <span id={`${id}-unit`}>{unit}</span>
      </span>
      <input
        className={styles.slider}
        style={{ '--share': max > min ? (value - min) / (max - min) : 0 } as CSSProperties}
        type="range"
        aria-label={translate(label)}
        aria-valuetext={`${format(value)} ${unit}`}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => {
          setTyped(null);
          onChange(event.target.valueAsNumber);
        }}
      />
    </div>
  );
}
