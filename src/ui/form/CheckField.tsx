import type { Elements } from '../../lib/browser/elements.ts';
import { FieldNotes, invalidState, RequiredMark, useFieldState } from './FormField.tsx';
import { type FieldText, useFieldText } from './fieldText.ts';
import * as styles from './form.styles.ts';
import { useForm } from './formView.ts';

interface CheckFieldProps {
  name: string;
  label: FieldText;
  /** A sentence below the label. */
  text?: string | Elements;
  /** Id of the row, for links that lead to it. */
  anchor?: string;
  /** A consent without which the form is not sent. */
  required?: boolean;
}

/** Renders a checkbox with its label, which is never ticked beforehand (U21). */
export function CheckField({ name, label, text, anchor, required = false }: CheckFieldProps) {
  const { isChecked } = useForm();
  const textOf = useFieldText();
  const { id, error, corrected } = useFieldState(name);
  const describedBy = [text && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      className={styles.check}
      data-invalid={error ? true : undefined}
    >
      {error && (
        <div className={styles.checkError}>
          <FieldNotes id={id} error={error} corrected={corrected} />
        </div>
      )}
      <input
        id={id}
        type="checkbox"
        name={name}
        required={required}
        defaultChecked={isChecked(name)}
        aria-invalid={invalidState({ required, 'aria-invalid': error ? true : undefined })}
        aria-describedby={describedBy || undefined}
      />
      <div>
        <label htmlFor={id}>
          <span>{textOf(label)}</span>
          {required && <RequiredMark />}
        </label>
        {text && (
          <div id={`${id}-hint`} className={styles.hint}>
            {text}
          </div>
        )}
      </div>
    </div>
  );
}
