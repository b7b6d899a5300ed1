import type { ReactNode } from 'react';
import { useTranslate } from '../sharedContext.ts';
import { type FieldProps, FormField, type FormLabel } from './FormField.tsx';
import * as styles from './form.styles.ts';
import { useForm } from './formView.ts';

interface SelectFieldProps extends FieldProps {
  /** The label of the empty choice. */
  placeholder: FormLabel;
  /** `option` elements, or groups of them. */
  children: ReactNode;
}

/** Renders a choice from a list. */
export function SelectField({ placeholder, children, ...field }: SelectFieldProps) {
  const translate = useTranslate();
  const { textOf } = useForm();
  return (
    <FormField {...field}>
      {(control) => (
        <select {...control} className={styles.input} defaultValue={textOf(field.name)}>
          <option value="">{translate(placeholder)}</option>
          {children}
        </select>
      )}
    </FormField>
  );
}
