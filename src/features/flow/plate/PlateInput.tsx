import { useId, useLayoutEffect, useRef } from 'react';
import * as form from '../../../ui/form/form.styles.ts';
import { PlateControl } from '../../../ui/form/PlateControl.tsx';
import { plateOfField, typedPlate } from './plate.ts';

interface PlateInputProps {
  label: string;
  hint?: string;
  placeholder?: string;
  plate: string;
  /** Whether it is too long, or its car was not found. */
  isRefused: boolean;
  /** Id of the text that says why. */
  describedBy: string;
  onPlate: (plate: string) => void;
}

/** Renders the field of the plate, in upper case without separators (F087, U15). */
export function PlateInput({ label, hint, placeholder, plate, isRefused, describedBy, onPlate }: PlateInputProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isInvalid = isRefused || undefined;
  // The visitor may have typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (early && typedPlate(early) !== plate) onPlate(typedPlate(early));
  }, []);
  return (
    <div className={form.field} data-invalid={isInvalid}>
      <label htmlFor={id} className={form.label}>
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
        placeholder={placeholder}
        aria-describedby={hint ? `${id}-hint ${describedBy}` : describedBy}
        aria-invalid={isInvalid}
        value={plate}
        onChange={({ target }) => onPlate(plateOfField(target))}
      />
    </div>
  );
}
