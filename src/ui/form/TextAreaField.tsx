import { useState } from 'react';
import { useTranslate } from '../sharedContext.ts';
import { type FieldProps, FormField } from './FormField.tsx';
import * as styles from './form.styles.ts';
import { useForm } from './formView.ts';

/** The part of the length from which the counter is displayed. */
const NEARLY_FULL = 0.8;

interface TextAreaFieldProps extends FieldProps {
  maxLength: number;
  rows?: number;
  /** Whether the counter is displayed from the first character on. */
  counts?: boolean;
}

/** Renders a field of several lines, with a counter when little space is left. */
export function TextAreaField({ maxLength, rows = 5, counts = false, ...field }: TextAreaFieldProps) {
  const translate = useTranslate();
  const { textOf } = useForm();
  const [count, setCount] = useState(() => textOf(field.name).length);
  const isNearlyFull = count >= maxLength * NEARLY_FULL;
  return (
    <FormField {...field}>
      {(control) => (
        <>
          <textarea
            {...control}
            className={styles.input}
            rows={rows}
            maxLength={maxLength}
            defaultValue={textOf(field.name)}
            onInput={({ currentTarget }) => setCount(currentTarget.value.length)}
          />
          {(counts || isNearlyFull) && (
            <small className={styles.counter} role={isNearlyFull ? 'status' : undefined}>
              {translate('formCharacters', { count, limit: maxLength })}
            </small>
          )}
        </>
      )}
    </FormField>
  );
}
