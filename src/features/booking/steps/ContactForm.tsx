import { useFormik } from 'formik';
import { useRef } from 'react';
import { bookingCustomerSchema } from '../../../contracts/booking/booking.ts';
import { MESSAGE_LENGTH } from '../../../contracts/booking/bookingFields.ts';
import type { DictionaryKey } from '../../../contracts/dictionary.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { fieldErrors } from '../../../ui/form/fieldErrors.ts';
import * as form from '../../../ui/form/form.styles.ts';
import { FormProvider, type FormView } from '../../../ui/form/formView.ts';
import { useErrorTitle } from '../../../ui/form/useErrorTitle.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from '../booking.styles.ts';
import { trackStep } from '../bookingEvents.ts';
import { HelpLine } from '../HelpLine.tsx';
import type { StepProps } from '../stepProps.ts';
import { ContactFields } from './ContactFields.tsx';
import { type Customer, setCustomer } from './customer.ts';

type Errors = Partial<Record<keyof Customer, DictionaryKey>>;

/** Renders the customer's details (S3 §3.1, §5.1). They go to the review, not yet to the workshop. */
export function ContactForm({ send, contact, site, customer }: StepProps & { customer: Customer }) {
  const translate = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const formik = useFormik<Customer>({
    initialValues: customer,
    validateOnBlur: false,
    validateOnChange: false,
    validate: (values) => fieldErrors(bookingCustomerSchema, values),
    onSubmit(values) {
      const cast = bookingCustomerSchema.cast(values, { stripUnknown: true });
      setCustomer({ ...values, ...cast } as Customer);
      trackStep(5, site);
      send({ type: 'contactDone' });
    },
  });
  const errors = formik.errors as Errors;
  const list = Object.entries(errors) as [string, DictionaryKey][];
  useErrorTitle(list.length > 0);
  const view: FormView = {
    idPrefix: 'booking',
    isSent: false,
    isSending: false,
    isChanged: false,
    textOf: (field) => customer[field as keyof Customer] ?? '',
    isChecked: () => false,
    errorOf: (field) => errors[field as keyof Customer],
    errors: list,
    problem: null,
    isExample: false,
  };
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className={form.form}
      onChange={formik.handleChange}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormProvider value={view}>
        <ErrorSummary key={formik.submitCount}>
          <HelpLine contact={contact} />
        </ErrorSummary>
        <h3 className={styles.partTitle}>{translate('bookingContact')}</h3>
        <ContactFields message={formik.values.freeText} limit={MESSAGE_LENGTH} />
      </FormProvider>
      <Button type="submit" className={styles.next}>
        {translate('bookingToReview')}
      </Button>
    </form>
  );

  /** Takes over what the browser has filled in without an event. */
  async function submit(): Promise<void> {
    const typed = new FormData(element.current ?? undefined);
    const values = { ...formik.values };
    for (const name of Object.keys(values) as (keyof Customer)[]) values[name] = String(typed.get(name) ?? '');
    await formik.setValues(values, false);
    await formik.submitForm();
  }
}
