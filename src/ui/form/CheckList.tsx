import { choiceId, type FieldChoice, FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './FormField.tsx';
import * as styles from './form.styles.ts';
import { useForm } from './formView.ts';

/** Renders a choice of several from a list of checkboxes. */
export function CheckList({ choices, ...field }: FieldProps & { choices: readonly FieldChoice[] }) {
  const { isChecked } = useForm();
  return (
    <FieldGroup {...field} isSingle={false}>
      {({ id, isInvalid }) => (
        <ul className={styles.choices}>
          {choices.map(({ value, label, text }, at) => (
            <li key={value}>
              <label className={styles.choice}>
                <input
                  id={choiceId(id, at)}
                  type="checkbox"
                  name={field.name}
                  value={value}
                  aria-invalid={isInvalid || undefined}
                  defaultChecked={isChecked(field.name, value)}
                />
                <span>
                  <span>{label}</span>
                  {text && <small className={styles.hint}>{text}</small>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}
