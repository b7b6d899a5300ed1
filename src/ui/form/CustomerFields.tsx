import { FIELD_LENGTHS } from '../../contracts/forms/fieldLengths.ts';
import type { FieldText } from './fieldText.ts';
import * as styles from './form.styles.ts';
import { TextField } from './TextField.tsx';

interface CustomerFieldsProps {
  firstName: FieldText;
  lastName: FieldText;
  phone: FieldText;
  /** Why it is asked for (U20). */
  phoneHint: FieldText;
  email: FieldText;
  emailHint: FieldText;
  /** Name and length of the field with the phone number, when they are not those of `TextField`. */
  phoneField?: { name: string; maxLength: number };
}

/** Renders the fields of who books a time, with these labels: both names, phone and e-mail, in two pairs. */
export function CustomerFields({
  firstName,
  lastName,
  phone,
  phoneHint,
  email,
  emailHint,
  phoneField,
}: CustomerFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField kind="givenName" name="firstName" label={firstName} maxLength={FIELD_LENGTHS.name} />
        <TextField kind="familyName" name="lastName" label={lastName} maxLength={FIELD_LENGTHS.name} />
      </div>
      <div className={styles.pair}>
        <TextField kind="phone" name="phone" label={phone} hint={phoneHint} {...phoneField} />
        <TextField kind="email" name="email" label={email} hint={emailHint} maxLength={FIELD_LENGTHS.email} />
      </div>
    </>
  );
}
