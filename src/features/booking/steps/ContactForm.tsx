import { useFormik } from 'formik';
import { useRef } from 'react';
import { bookingCustomerSchema } from '../../../contracts/booking/booking.ts';
import { MESSAGE_LENGTH } from '../../../contracts/booking/bookingFields.ts';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { fieldErrors } from '../../../ui/form/fieldErrors.ts';
import * as form from '../../../ui/form/form.styles.ts';
import { FormProvider, type FormView } from '../../../ui/form/formView.ts';
import { useErrorTitle } from '../../../ui/form/useErrorTitle.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import { HelpLine } from '../../flow/HelpLine.tsx';
import { trackStep } from '../bookingEvents.ts';
import type { StepProps } from '../stepProps.ts';
import { ContactFields } from './ContactFields.tsx';
import { type Customer, setCustomer } from './customer.ts';

interface ContactFormProps extends StepProps {
  customer: Customer;
  /** Called when the details are complete. */
  onDone: () => void;
}

type Errors = Partial<Record<keyof Customer, DictionaryKey>>;

/** Renders the customer's details (S3 §3.1, §5.1). They go to the review, not yet to the workshop. */
export function ContactForm({ contact, site, customer, onDone }: ContactFormProps) {
  const translate = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const formik = useFormik<Customer>({
    initialValues: customer,
    validateOnBlur: false,
    validateOnChange: false,
    validate: (values) => fieldErrors(bookingCustomerSchema, values),
    onSubmit(values) {
      setCustomer(values);
      trackStep(5, site);
      onDone();
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
      onChange={(event) => {
        formik.handleChange(event);
        // What is typed stays when the visitor goes back, and when the time is lost meanwhile.
        setCustomer(typedIn(event.currentTarget, formik.values));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormProvider value={view}>
        <ErrorSummary key={formik.submitCount}>
          <HelpLine contact={contact} />
        </ErrorSummary>
        <ContactFields message={formik.values.freeText} limit={MESSAGE_LENGTH} />
      </FormProvider>
      <Button type="submit" className={flow.next}>
        {translate('bookingToReview')}
      </Button>
    </form>
  );

  /** Takes over what the browser has filled in without an event. */
  async function submit(): Promise<void> {
    if (element.current) await formik.setValues(typedIn(element.current, formik.values), false);
    await formik.submitForm();
  }
}

/** Returns what the fields of the form have. */
function typedIn(element: HTMLFormElement, before: Customer): Customer {
  const typed = new FormData(element);
  const values = { ...before };
  for (const name of Object.keys(values) as (keyof Customer)[]) values[name] = String(typed.get(name) ?? '');
  return values;
}
