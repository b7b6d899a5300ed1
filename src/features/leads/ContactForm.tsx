import { FIELD_LENGTHS } from '../../contracts/forms/fieldLengths.ts';
import { FORM_FIELDS } from '../../contracts/forms/formState.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './ContactForm.styles.ts';
import { type FormView, formStateOf } from './formStateOf.ts';

interface ContactFormProps {
  /** Id of the car. */
  car: string;
  /** Sellers to choose from; empty when none has to be chosen. */
  sellers: readonly { id: string; name: string }[];
}

/** Renders the contact form of a car (F077). It is posted to the page's URL and works without scripts. */
export function ContactForm({ car, sellers }: ContactFormProps) {
  const translate = useTranslate();
  const page = usePage();
  const state = formStateOf(page, 'contact');
  if (state.isSent) {
    return (
      <div className={styles.form} role="status">
        <Heading level={3} size="card">
          {translate('formSentTitle')}
        </Heading>
        <p>{translate('formSentText')}</p>
      </div>
    );
  }
  return (
    <form className={styles.form} method="post" action={`${page.path}#contact`} noValidate>
      <ErrorSummary state={state} />
      <input type="hidden" name={FORM_FIELDS.form} value="contact" />
      <input type="hidden" name="car" value={car} />
      <Field state={state} name="name" label="formName" autoComplete="name" maxLength={FIELD_LENGTHS.name} />
      <Field state={state} name="phone" label="formPhone" hint="formPhoneHint" type="tel" autoComplete="tel" />
      <Field state={state} name="email" label="formEmail" hint="formEmailHint" type="email" autoComplete="email" />
      {sellers.length > 0 && <SellerField state={state} sellers={sellers} />}
      <label>
        {translate('formMessage')} ({translate('formOptional')})
        <textarea name="message" maxLength={FIELD_LENGTHS.message} defaultValue={state.textOf('message')} />
      </label>
      <Checkbox state={state} name="quote" label="formQuote" />
      <Checkbox state={state} name="testDrive" label="formTestDrive" />
      <label className={styles.trap} aria-hidden="true">
        {translate('formLeaveEmpty')}
        <input name={FORM_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <Button type="submit">{translate('formSend')}</Button>
    </form>
  );
}

function ErrorSummary({ state: { errors, problem } }: { state: FormView }) {
  const translate = useTranslate();
  if (errors.length === 0 && !problem) return null;
  return (
    <div role="alert" className={styles.summary}>
      <p>{translate(problem ?? 'formErrorSummary')}</p>
      <ul>
        {errors.map(([field, error]) => (
          <li key={field}>
            <a href={`#form-${field}`}>{translate(error)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FieldProps {
  state: FormView;
  name: 'name' | 'phone' | 'email';
  label: 'formName' | 'formPhone' | 'formEmail';
  hint?: 'formPhoneHint' | 'formEmailHint';
  type?: 'tel' | 'email';
  autoComplete: string;
  maxLength?: number;
}

function Field({ state, name, label, hint, ...input }: FieldProps) {
  const translate = useTranslate();
  const error = state.errorOf(name);
  const id = `form-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{translate(label)}</label>
      {hint && <small id={`${id}-hint`}>{translate(hint)}</small>}
      {error && (
        <strong id={`${id}-error`} className={styles.error}>
          {translate(error)}
        </strong>
      )}
      <input
        id={id}
        name={name}
        required
        defaultValue={state.textOf(name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
    </div>
  );
}

function SellerField({ state, sellers }: { state: FormView; sellers: ContactFormProps['sellers'] }) {
  const translate = useTranslate();
  const error = state.errorOf('seller');
  return (
    <div className={styles.field}>
      <label htmlFor="form-seller">{translate('formSeller')}</label>
      {error && (
        <strong id="form-seller-error" className={styles.error}>
          {translate(error)}
        </strong>
      )}
      <select
        id="form-seller"
        name="seller"
        required
        defaultValue={state.textOf('seller')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'form-seller-error' : undefined}
      >
        <option value="">{translate('chooseSeller')}</option>
        {sellers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckboxProps {
  state: FormView;
  name: 'quote' | 'testDrive';
  label: 'formQuote' | 'formTestDrive';
}

function Checkbox({ state, name, label }: CheckboxProps) {
  const translate = useTranslate();
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} defaultChecked={state.isChecked(name)} />
      {translate(label)}
    </label>
  );
}
