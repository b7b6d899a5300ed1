import { type FieldProps, FormField } from './FormField.tsx';
import { useForm } from './formView.ts';
import { PlateControl } from './PlateControl.tsx';

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
        <PlateControl {...control} country={country} maxLength={MAX_LENGTH} defaultValue={textOf(field.name)} />
      )}
    </FormField>
  );
}
