import { choiceId, FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './FormField.tsx';
import { useForm } from './formView.ts';
import * as styles from './RatingField.styles.ts';

/** Renders a choice of points, from the lowest to the highest. */
export function RatingField({ points, ...field }: FieldProps & { points: readonly string[] }) {
  const { textOf } = useForm();
  return (
    <FieldGroup {...field} isSingle>
      {({ id }) => (
        <div className={styles.points}>
          {points.map((point, at) => (
            <label key={point} className={styles.point}>
              <input
                id={choiceId(id, at)}
                type="radio"
                name={field.name}
                value={point}
                defaultChecked={textOf(field.name) === point}
              />
              <span>{point}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
