import { bookingCustomerSchema } from '../../../contracts/booking/booking.ts';
import { MESSAGE_LENGTH } from '../../../contracts/booking/bookingFields.ts';
import { Button } from '../../../ui/Button.tsx';
import { CustomerFields } from '../../../ui/form/CustomerFields.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { DetailsForm } from '../../flow/DetailsForm.tsx';
import * as flow from '../../flow/flow.styles.ts';
import { HelpLine } from '../../flow/HelpLine.tsx';
import { trackStep } from '../bookingEvents.ts';
import type { StepProps } from '../stepProps.ts';
import { type Customer, setCustomer } from './customer.ts';

interface ContactFormProps extends StepProps {
  customer: Customer;
  /** Called when the details are complete. */
  onDone: () => void;
}

/** Renders the customer's details, with why they are needed (S3 §3.1, §5.1, U20). */
export function ContactForm({ contact, site, customer, onDone }: ContactFormProps) {
  const translate = useTranslate();
  return (
    <DetailsForm<keyof Customer>
      idPrefix="booking"
      initial={customer}
      schema={bookingCustomerSchema}
      onChange={setCustomer}
      onDone={() => {
        trackStep(5, site);
        onDone();
      }}
      help={<HelpLine contact={contact} />}
      actions={
        <Button type="submit" className={flow.next}>
          {translate('bookingToReview')}
        </Button>
      }
    >
      <CustomerFields
        firstName={{ text: translate('bookingFirstName') }}
        lastName={{ text: translate('bookingLastName') }}
        phone="formPhone"
        phoneHint={{ text: translate('bookingPhoneHint') }}
        email="formEmail"
        emailHint={{ text: translate('bookingEmailHint') }}
      />
      <TextAreaField
        name="freeText"
        label={{ text: translate('bookingFreeText') }}
        optional
        maxLength={MESSAGE_LENGTH}
        rows={2}
        counts
      />
    </DetailsForm>
  );
}
