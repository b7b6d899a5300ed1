import type { InputHTMLAttributes } from 'react';
import { type FieldProps, FormField } from './FormField.tsx';
import * as styles from './form.styles.ts';
import { useForm } from './formView.ts';

type Kind = 'name' | 'givenName' | 'familyName' | 'phone' | 'email' | 'text';

/** What the browser knows about each kind of text: keyboard, autofill, spelling. */
const INPUTS = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  givenName: { type: 'text', autoComplete: 'given-name', autoCapitalize: 'words' },
  familyName: { type: 'text', autoComplete: 'family-name', autoCapitalize: 'words' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  text: { type: 'text', autoComplete: 'off' },
} as const satisfies Record<Kind, InputHTMLAttributes<HTMLInputElement>>;

interface TextFieldProps extends FieldProps {
  kind: Kind;
  maxLength?: number;
  /** The text of a new form. */
  initial?: string;
}

/** Renders a field of one line. The browser's own checks are off, because it reports them before anything is sent (U14). */
export function TextField({ kind, maxLength, initial, ...field }: TextFieldProps) {
  const { textOf } = useForm();
  return (
    <FormField {...field}>
      {(control) => (
        <input
          {...INPUTS[kind]}
          {...(maxLength && { maxLength })}
          {...control}
          className={styles.input}
          enterKeyHint="next"
          defaultValue={textOf(field.name, initial)}
        />
      )}
    </FormField>
  );
}
