import { FIELD_LENGTHS } from '../../../contracts/forms/fieldLengths.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import * as form from '../../../ui/form/form.styles.ts';
import { useForm } from '../../../ui/form/formView.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';

interface ContactFieldsProps {
  /** The free text, for its counter. */
  message: string;
  limit: number;
  nameLength: number;
}

/** Renders the fields of the customer, with why they are asked for (U20). */
export function ContactFields({ message, limit, nameLength }: ContactFieldsProps) {
  const translate = useTranslate();
  const { textOf } = useForm();
  return (
    <>
      <div className={form.pair}>
        <TextField
          kind="givenName"
          name="firstName"
          label={{ text: translate('bookingFirstName') }}
          maxLength={nameLength}
        />
        <TextField
          kind="familyName"
          name="lastName"
          label={{ text: translate('bookingLastName') }}
          maxLength={nameLength}
        />
      </div>
      <div className={form.pair}>
        <TextField kind="phone" name="phone" label="formPhone" hint={{ text: translate('bookingPhoneHint') }} />
        <TextField
          kind="email"
          name="email"
          label="formEmail"
          hint={{ text: translate('bookingEmailHint') }}
          maxLength={FIELD_LENGTHS.email}
        />
      </div>
      <FormField name="freeText" label={{ text: translate('bookingFreeText') }} optional>
        {(control) => (
          <>
            <textarea
              {...control}
              className={form.input}
              rows={2}
              maxLength={limit}
              defaultValue={textOf('freeText')}
            />
            <small className={form.counter}>{translate('formCharacters', { count: message.length, limit })}</small>
          </>
        )}
      </FormField>
    </>
  );
}
