import { useState } from 'react';
import { useTranslate } from '../sharedContext.ts';
import { type FieldProps, FormField } from './FormField.tsx';
import * as styles from './form.styles.ts';
import { useForm } from './formView.ts';

/** The part of the length from which the counter is displayed. */
const NEARLY_FULL = 0.8;

/** Renders a field of several lines, with a counter when little space is left. */
export function TextAreaField({ maxLength, rows = 5, ...field }: FieldProps & { maxLength: number; rows?: number }) {
  const translate = useTranslate();
  const { textOf } = useForm();
  const [count, setCount] = useState(() => textOf(field.name).length);
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
          {count >= maxLength * NEARLY_FULL && (
            <small className={styles.counter} role="status">
              {translate('formCharacters', { count, limit: maxLength })}
            </small>
          )}
        </>
      )}
    </FormField>
  );
}
