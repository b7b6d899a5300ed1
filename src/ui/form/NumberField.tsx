import { type FieldProps, FormField } from './FormField.tsx';
import * as styles from './form.styles.ts';
import { useForm } from './formView.ts';

interface NumberFieldProps extends FieldProps {
  /** In the page's language. */
  unit?: string;
}

/** Longest number with its separators and unit. */
const MAX_LENGTH = 24;

/**
 * Renders a field for a number, with its unit. It is a text field with the keyboard of numbers, because `type="number"` refuses
 * spaces and changes by the wheel of a mouse.
 */
export function NumberField({ unit, ...field }: NumberFieldProps) {
  const { textOf } = useForm();
  return (
    <FormField {...field}>
      {(control) => (
        <div className={styles.withUnit}>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={MAX_LENGTH}
            className={styles.input}
            aria-describedby={[unit && `${control.id}-unit`, control['aria-describedby']].filter(Boolean).join(' ')}
            defaultValue={textOf(field.name)}
          />
          {unit && (
            <span id={`${control.id}-unit`} className={styles.unit}>
              {unit}
            </span>
          )}
        </div>
      )}
    </FormField>
  );
}
