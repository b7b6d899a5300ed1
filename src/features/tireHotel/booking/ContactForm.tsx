import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import { cleanMobile, type TireContact, tireContactSchema } from '../../../contracts/tireHotel/tireBooking.ts';
import { COMMENT_LENGTH } from '../../../contracts/tireHotel/tireHotelFields.ts';
import type { Elements } from '../../../lib/browser/elements.ts';
import { Button } from '../../../ui/Button.tsx';
import { CustomerFields } from '../../../ui/form/CustomerFields.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { fieldErrors } from '../../../ui/form/fieldErrors.ts';
import * as form from '../../../ui/form/form.styles.ts';
import { FormProvider, type FormView } from '../../../ui/form/formView.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useErrorTitle } from '../../../ui/form/useErrorTitle.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import { CONTACT_FIELDS, contactOf } from './bookingBody.ts';
import { FocusedTitle } from './SlotParts.tsx';

type Errors = Partial<Record<keyof TireContact, DictionaryKey>>;
const NONE: ReadonlySet<string> = new Set();
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

/** Renders the contact form (F112, S3 §5.4). Its details go to the review, not yet to the workshop. */
export function ContactForm({ details, takesFocus, onChange, onDone, help, back }: ContactFormProps) {
  const translate = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const formik = useFormik<TireContact>({
    initialValues: details,
    validateOnBlur: false,
    validateOnChange: false,
    validate: (values) => fieldErrors(tireContactSchema, values),
    onSubmit: (values) => onDone(contactOf(values)),
  });
  const [changed, setChanged] = useState<ReadonlySet<string>>(NONE);
  const errors = formik.errors as Errors;
  const errorOf = (field: string) => (changed.has(field) ? undefined : errors[field as keyof TireContact]);
  const list = CONTACT_FIELDS.flatMap((field): [string, DictionaryKey][] => {
    const error = errorOf(field);
    return error ? [[field, error]] : [];
  });
  useErrorTitle(list.length > 0);
  const view: FormView = {
    idPrefix: 'tire',
    isSent: false,
    isSending: false,
    isChanged: changed.size > 0,
    textOf: (field) => formik.initialValues[field as keyof TireContact] ?? '',
    isChecked: () => false,
    errorOf,
    errors: list,
    problem: null,
    isExample: false,
  };

  /** Returns what is in the fields, also what the browser has filled in without an event. */
  function typed(): TireContact {
    const data = new FormData(element.current ?? undefined);
    const values = { ...formik.values };
    for (const name of CONTACT_FIELDS) values[name] = String(data.get(name) ?? '');
    return values;
  }
  function cleanField(): void {
    const field = element.current?.elements.namedItem('phoneMobile');
    if (field instanceof HTMLInputElement) field.value = cleanMobile(field.value);
  }
  async function submit(): Promise<void> {
    cleanField();
    const values = typed();
    onChange(values);
    await formik.setValues(values, false);
    await formik.submitForm();
    setChanged(NONE);
  }

  return (
    <form
      ref={element}
      method="post"
      noValidate
      className={form.form}
      onInput={({ target }) => {
        // The error of a field that is edited no longer holds, nor does the summary (F078).
        if (list.length > 0) setChanged(new Set([...changed, (target as HTMLInputElement).name]));
        onChange(typed());
      }}
      onBlur={({ target }) => {
        if ((target as unknown as HTMLInputElement).name !== 'phoneMobile') return;
        cleanField();
        onChange(typed());
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormProvider value={view}>
        <ErrorSummary key={formik.submitCount}>{help}</ErrorSummary>
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
      </FormProvider>
      <div className={flow.actions}>
        <Button type="submit" data-review="">
          {translate('tireToReview')}
        </Button>
        {back}
      </div>
    </form>
  );
}
