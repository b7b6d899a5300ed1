import type { ReactNode } from 'react';
import type { FORMS_DICTIONARY } from '../../contracts/dictionaryForms.ts';
import { useTranslate } from '../sharedContext.ts';
import * as styles from './form.styles.ts';
import { fieldId, useForm } from './formView.ts';

export type FormLabel = Exclude<keyof typeof FORMS_DICTIONARY, 'formCharacters'>;

export interface FieldProps {
  name: string;
  label: FormLabel;
  /** Why it is asked, or how to answer (U20). */
  hint?: FormLabel;
  optional?: boolean;
}

interface FrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** What every control gets. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Renders the label, hint and error of a control. A field is required unless it is marked as optional. */
export function FormField({ name, label, hint, optional = false, children }: FrameProps) {
  const translate = useTranslate();
  const error = useForm().errorOf(name);
  const id = fieldId(name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={styles.label}>
        {translate(label)}
        {optional ? (
          <span className={styles.optional}> ({translate('formOptional')})</span>
        ) : (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {hint && (
        <small id={`${id}-hint`} className={styles.hint}>
          {translate(hint)}
        </small>
      )}
      {error && (
        <strong id={`${id}-error`} className={styles.error}>
          {translate(error)}
        </strong>
      )}
      {children({
        id,
        name,
        required: !optional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
    </div>
  );
}
