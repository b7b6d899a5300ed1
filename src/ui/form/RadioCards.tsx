import { choiceId, type FieldChoice, FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './FormField.tsx';
import * as styles from './form.styles.ts';
import { useForm } from './formView.ts';

interface RadioCardsProps extends FieldProps {
  choices: readonly FieldChoice[];
  /** The choice of a new form. */
  initial?: string | undefined;
}

/** Renders a choice of one from a few, as cards side by side where there is space. */
export function RadioCards({ choices, initial, ...field }: RadioCardsProps) {
  const { textOf } = useForm();
  const chosen = textOf(field.name) || initial;
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
                defaultChecked={value === chosen}
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
