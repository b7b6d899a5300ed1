import { choiceId, type FieldChoice, FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './FormField.tsx';
import * as styles from './form.styles.ts';
import { useForm } from './formView.ts';

/** Renders a choice of one from a few, as cards side by side where there is space. */
export function RadioCards({ choices, ...field }: FieldProps & { choices: readonly FieldChoice[] }) {
  const { isChecked } = useForm();
  return (
    <FieldGroup {...field} isSingle>
      {({ id }) => (
        <div className={styles.cards}>
          {choices.map(({ value, label, text, icon }, at) => (
            <label key={value} className={styles.card}>
              <input
                id={choiceId(id, at)}
                type="radio"
                name={field.name}
                value={value}
                required={!field.optional}
                defaultChecked={isChecked(field.name, value)}
              />
              {icon}
              <span>
                <span className={styles.cardLabel}>{label}</span>
                {text && <small className={styles.hint}>{text}</small>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
