import { type FieldProps, FormField } from './FormField.tsx';
import { useForm } from './formView.ts';
import { PlateControl } from './PlateControl.tsx';

interface PlateFieldProps extends FieldProps {
  /** ISO 3166 alpha-2. */
  country: string;
  /** Whether the form begins with it, as large as a plate in the hand. */
  isLarge?: boolean;
}

/**
 * Renders a field for a number plate, which looks like one. Lower case, spaces and dashes are accepted (U15). A plate that is too long is not cut: the rule of the
 * field says so.
 */
export function PlateField({ country, isLarge = false, ...field }: PlateFieldProps) {
  const { textOf } = useForm();
  return (
    <FormField {...field}>
      {(control) => <PlateControl {...control} country={country} isLarge={isLarge} defaultValue={textOf(field.name)} />}
    </FormField>
  );
}
