import { type FieldProps, FormField } from './FormField.tsx';
import * as styles from './form.styles.ts';
import { useForm } from './formView.ts';

/** Letters of countries on number plates, by ISO 3166 alpha-2 where they differ. */
const PLATE_COUNTRIES: Readonly<Record<string, string>> = { SE: 'S', NO: 'N', FI: 'FIN', GB: 'UK' };

/** Longest plate with spaces. */
const MAX_LENGTH = 20;

/**
 * Renders a field for a number plate, which looks like one. Lower case, spaces and dashes are accepted (U15).
 *
 * @param country ISO 3166 alpha-2
 */
export function PlateField({ country, ...field }: FieldProps & { country: string }) {
  const { textOf } = useForm();
  return (
    <FormField {...field}>
      {(control) => (
        <div className={styles.plate} data-country={PLATE_COUNTRIES[country] ?? country}>
          <input
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={MAX_LENGTH}
            className={styles.input}
            defaultValue={textOf(field.name)}
          />
        </div>
      )}
    </FormField>
  );
}
