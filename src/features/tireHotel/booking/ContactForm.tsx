import { cleanMobile, type TireContact, tireContactSchema } from '../../../contracts/tireHotel/tireBooking.ts';
import { COMMENT_LENGTH } from '../../../contracts/tireHotel/tireHotelFields.ts';
import type { Elements } from '../../../lib/browser/elements.ts';
import { Button } from '../../../ui/Button.tsx';
import { CustomerFields } from '../../../ui/form/CustomerFields.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { DetailsForm } from '../../flow/DetailsForm.tsx';
import * as flow from '../../flow/flow.styles.ts';
import { contactOf } from './bookingBody.ts';
import { FocusedTitle } from './SlotParts.tsx';

/** Characters of a mobile number with separators. */
const MOBILE_LENGTH = 40;

interface ContactFormProps {
  details: TireContact;
  takesFocus: boolean;
  /** Called with every change. */
  onChange: (details: TireContact) => void;
  /** The details are valid. */
  onDone: (details: TireContact) => void;
  /** How to reach somebody. */
  help: Elements;
  back: Elements;
}

/** Renders the contact form (F112, S3 §5.4). */
export function ContactForm({ details, takesFocus, onChange, onDone, help, back }: ContactFormProps) {
  const translate = useTranslate();
  return (
    <DetailsForm<keyof TireContact>
      idPrefix="tire"
      initial={details}
      schema={tireContactSchema}
      clean={{ phoneMobile: cleanMobile }}
      onChange={onChange}
      onDone={(values) => onDone(contactOf(values))}
      help={help}
      actions={
        <div className={flow.actions}>
          <Button type="submit" data-review="">
            {translate('tireToReview')}
          </Button>
          {back}
        </div>
      }
    >
      <FocusedTitle takesFocus={takesFocus}>{translate('tireContact')}</FocusedTitle>
      <CustomerFields
        firstName={{ text: translate('tireFirstName') }}
        lastName={{ text: translate('tireLastName') }}
        phone={{ text: translate('tireMobile') }}
        phoneHint={{ text: translate('tireMobileHint') }}
        phoneField={{ name: 'phoneMobile', maxLength: MOBILE_LENGTH }}
        email={{ text: translate('tireEmail') }}
        emailHint={{ text: translate('tireEmailHint') }}
      />
      <TextAreaField
        name="freeText"
        label={{ text: translate('tireComment') }}
        optional
        maxLength={COMMENT_LENGTH}
        rows={3}
      />
    </DetailsForm>
  );
}
