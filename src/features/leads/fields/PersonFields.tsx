import { FIELD_LENGTHS } from '../../../contracts/forms/fieldLengths.ts';
import * as styles from '../../../ui/form/form.styles.ts';
import { TextField } from '../../../ui/form/TextField.tsx';

/** Renders name, phone and e-mail of a customer, with the names of the fields of S3 §3.2. */
export function PersonFields() {
  return (
    <>
      <TextField kind="name" name="customerName" label="formName" maxLength={FIELD_LENGTHS.name} />
      <div className={styles.pair}>
        <TextField kind="phone" name="customerPhone" label="formPhone" hint="formPhoneHint" />
        <TextField
          kind="email"
          name="customerEmail"
          label="formEmail"
          hint="formEmailHint"
          maxLength={FIELD_LENGTHS.email}
        />
      </div>
    </>
  );
}
