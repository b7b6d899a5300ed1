import { type FieldProps, FormField } from './FormField.tsx';
import { useForm } from './formView.ts';
import { PlateControl } from './PlateControl.tsx';

/**
 * Renders a field for a number plate, which looks like one. Lower case, spaces and dashes are accepted (U15). A plate that is too long is not cut: the rule of the
 * field says so.
 *
 * @param country ISO 3166 alpha-2
 */
export function PlateField({ country, ...field }: FieldProps & { country: string }) {
  const { textOf } = useForm();
  return (
    <FormField {...field}>
      {(control) => <PlateControl {...control} country={country} defaultValue={textOf(field.name)} />}
    </FormField>
  );
}
