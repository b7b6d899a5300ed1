import { useTranslate } from '../sharedContext.ts';
import type { FormLabel } from './FormField.tsx';
import * as styles from './form.styles.ts';
import { fieldId, useForm } from './formView.ts';

interface CheckFieldProps {
  name: string;
  label: FormLabel;
  /** A sentence below the label. */
  text?: string | undefined;
  /** Id of the row, for links that lead to it. */
  anchor?: string;
}

/** Renders a checkbox with its label, which is never ticked beforehand (U21). */
export function CheckField({ name, label, text, anchor }: CheckFieldProps) {
  const translate = useTranslate();
  const { isChecked } = useForm();
  const id = fieldId(name);
  return (
    <div id={anchor} className={styles.check}>
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={isChecked(name)}
        aria-describedby={text && `${id}-hint`}
      />
      <div>
        <label htmlFor={id}>{translate(label)}</label>
        {text && (
          <small id={`${id}-hint`} className={styles.hint}>
            {text}
          </small>
        )}
      </div>
    </div>
  );
}
