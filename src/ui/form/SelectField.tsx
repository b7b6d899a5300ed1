import type { ChangeEventHandler } from 'react';
import type { Elements } from '../../lib/browser/elements.ts';
import { type FieldProps, FormField, invalidState } from './FormField.tsx';
import { type FieldText, useFieldText } from './fieldText.ts';
import * as styles from './form.styles.ts';
import { useForm } from './formView.ts';

interface SelectFieldProps extends FieldProps {
  /** The label of the empty choice. */
  placeholder: FieldText;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  /** `option` elements, or groups of them. */
  children: Elements;
}

/** Renders a choice from a list. */
export function SelectField({ placeholder, onChange, children, ...field }: SelectFieldProps) {
  const labelOf = useFieldText();
  const { textOf } = useForm();
  return (
    <FormField {...field}>
      {(control) => (
        <select
          {...control}
          aria-invalid={invalidState(control)}
          className={styles.input}
          defaultValue={textOf(field.name)}
          onChange={onChange}
        >
          <option value="">{labelOf(placeholder)}</option>
          {children}
        </select>
      )}
    </FormField>
  );
}
