import { useId, useLayoutEffect, useRef } from 'react';
import * as form from '../../../ui/form/form.styles.ts';
import { PlateControl } from '../../../ui/form/PlateControl.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { plateOfField, typedPlate } from './plate.ts';

interface PlateInputProps {
  label: string;
  /** Whether a heading above the field says the same. */
  isLabelHidden?: boolean;
  hint?: string;
  plate: string;
  /** Whether it is too long, or its car was not found. */
  isRefused: boolean;
  /** Id of the text that says why. */
  describedBy: string;
  /** What is wrong with the field itself, below it. */
  error?: string | null;
  onPlate: (plate: string) => void;
}

/** Renders the field of the plate, in upper case without separators (F087, U15). */
export function PlateInput(props: PlateInputProps) {
  const { label, isLabelHidden = false, hint, plate, isRefused, describedBy, error, onPlate } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isInvalid = isRefused || Boolean(error) || undefined;
  const ids = [hint && `${id}-hint`, error && `${id}-error`, describedBy];
  // The visitor may have typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (early && typedPlate(early) !== plate) onPlate(typedPlate(early));
  }, []);
  return (
    <div className={form.field} data-invalid={isInvalid}>
      <label htmlFor={id} className={isLabelHidden ? visuallyHidden : form.label}>
        {label}
      </label>
      {hint && (
        <small id={`${id}-hint`} className={form.hint}>
          {hint}
        </small>
      )}
      <PlateControl
        ref={field}
        id={id}
        country="SE"
        required
        aria-describedby={ids.filter(Boolean).join(' ')}
        aria-invalid={isInvalid}
        value={plate}
        onChange={({ target }) => onPlate(plateOfField(target))}
      />
      {error && (
        <strong id={`${id}-error`} className={form.error}>
          {error}
        </strong>
      )}
    </div>
  );
}
