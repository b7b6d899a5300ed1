import type { FieldText } from '../../../ui/form/fieldText.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';

interface DealerSelectProps {
  dealers: readonly { id: string; name: string }[];
  label: FieldText;
  /** The label of the empty choice. */
  placeholder: FieldText;
}

/** Renders the choice of a dealer, which may stay empty. */
export function DealerSelect({ dealers, label, placeholder }: DealerSelectProps) {
  return (
    <SelectField name="dealer" label={label} placeholder={placeholder} optional>
      {dealers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
