import { CustomerFields } from '../../../ui/form/CustomerFields.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import * as form from '../../../ui/form/form.styles.ts';
import { useForm } from '../../../ui/form/formView.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';

interface ContactFieldsProps {
  /** The free text, for its counter. */
  message: string;
  limit: number;
}

/** Renders the fields of the customer, with why they are asked for (U20). */
export function ContactFields({ message, limit }: ContactFieldsProps) {
  const translate = useTranslate();
  const { textOf } = useForm();
  return (
    <>
      <CustomerFields
        firstName={{ text: translate('bookingFirstName') }}
        lastName={{ text: translate('bookingLastName') }}
        phone="formPhone"
        phoneHint={{ text: translate('bookingPhoneHint') }}
        email="formEmail"
        emailHint={{ text: translate('bookingEmailHint') }}
      />
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
