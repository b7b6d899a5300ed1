import { cloneElement, type InputHTMLAttributes, type ReactElement } from 'react';
import type { ComponentProps } from '../../content/views.ts';
import { BOOKING_NUMBER_LENGTH } from '../../contracts/booking/bookingLookup.ts';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import { FIELD_LENGTHS } from '../../contracts/forms/fieldLengths.ts';
import { FORM_FIELDS, type WithdrawalState } from '../../contracts/forms/formState.ts';
import { WITHDRAWAL_STEP } from '../../contracts/forms/withdrawalForm.ts';
import { PrivacyNotice } from '../../features/company/PrivacyNotice.tsx';
import { ContactLines } from '../../features/leads/ContactLines.tsx';
import type { RequestContact } from '../../features/leads/sellCar.ts';
import { bookedTimeText, momentText } from '../../features/leads/withdrawal.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { buttons } from '../../ui/button.styles.ts';
import * as form from '../../ui/form/form.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './WithdrawalForm.styles.ts';

/**
 * Renders the withdrawal from a booking: number and e-mail address, then what is withdrawn with the button that confirms it, then the receipt. Each step is a
 * post to the URL of the page, so it needs no scripts.
 */
export function WithdrawalForm({ data }: ComponentProps<RequestContact>) {
  const page = usePage();
  const state = page.form?.status === 'withdrawal' ? page.form : null;
  const contact = <ContactLines phone={data.phone} email={data.email} />;
  return (
    <section className={classes(container, section)} id="withdrawal">
      <div className={styles.box}>
        {state?.step === 'done' && <Receipt state={state} />}
        {state?.step === 'review' && <Review state={state} />}
        {(state === null || state.step === 'form') && <Entry state={state} help={contact} />}
      </div>
    </section>
  );
}

/** Renders the first step, with what is wrong. */
function Entry({ state, help }: { state: WithdrawalState | null; help: React.JSX.Element }) {
  const translate = useTranslate();
  return (
    <form method="post" className={form.form} noValidate action="#withdrawal">
      {state && <Problems state={state} help={help} />}
      <input type="hidden" name={FORM_FIELDS.form} value="withdrawal" />
      <Field name="bookingNumber" label="withdrawalNumber" hint="withdrawalNumberHint" state={state}>
        <input type="text" autoComplete="off" maxLength={BOOKING_NUMBER_LENGTH} />
      </Field>
      <Field name="email" label="formEmail" hint="withdrawalEmailHint" state={state}>
        <input type="email" autoComplete="email" maxLength={FIELD_LENGTHS.email} />
      </Field>
      <div className={form.trap} inert>
        <label>
          <span>{translate('formLeaveEmpty')}</span>
          <input type="text" name={FORM_FIELDS.trap} autoComplete="off" />
        </label>
      </div>
      <PrivacyNotice use="workshop" />
      <div className={form.send}>
        <button type="submit" className={buttons.primary}>
          {translate('withdrawalContinue')}
        </button>
      </div>
    </form>
  );
}

const idOf = (field: string): string => `withdrawal-${field}`;

/** Renders what is wrong, with a link to each field (U13). */
function Problems({ state: { errors, problem }, help }: { state: WithdrawalState; help: React.JSX.Element }) {
  const translate = useTranslate();
  return (
    <div role="alert" className={form.summary}>
      <strong>{translate(problem ?? 'formErrorSummary')}</strong>
      {!problem && (
        <ul>
          {Object.entries(errors).map(([field, error]) => (
            <li key={field}>
              <a href={`#${idOf(field)}`}>{translate(error)}</a>
            </li>
          ))}
        </ul>
      )}
      {problem && help}
    </div>
  );
}

interface FieldProps {
  name: keyof WithdrawalState['values'];
  label: DictionaryKey;
  hint: DictionaryKey;
  state: WithdrawalState | null;
  /** The control. */
  children: ReactElement<InputHTMLAttributes<HTMLInputElement>>;
}

/** Renders a field as other forms have it; nothing of it runs in the browser. */
function Field({ name, label, hint, state, children }: FieldProps) {
  const translate = useTranslate();
  const id = idOf(name);
  const error = state?.errors[name];
  return (
    <div className={form.field} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={form.label}>
        <span>{translate(label)}</span>
        <span className={form.required} aria-hidden="true">
          {'\u00a0*'}
        </span>
      </label>
      <small id={`${id}-hint`} className={form.hint}>
        {translate(hint)}
      </small>
      {error && (
        <span id={`${id}-error`} className={form.error}>
          {translate(error)}
        </span>
      )}
      {cloneElement(children, {
        id,
        name,
        className: form.input,
        required: true,
        defaultValue: state?.values[name],
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-hint ${id}-error` : `${id}-hint`,
      })}
    </div>
  );
}

/** Renders the second step: what will be withdrawn, and the button that does it. */
function Review({ state }: { state: WithdrawalState }) {
  const translate = useTranslate();
  const { path } = usePage();
  const { bookingNumber, email } = state.values;
  return (
    <>
      <Heading level={2} size="card">
        {translate('withdrawalReview')}
      </Heading>
      <p>{translate(state.booked ? 'withdrawalReviewText' : 'withdrawalRequestText')}</p>
      <Facts state={state} />
      <form method="post" className={styles.confirm} action="#withdrawal">
        <input type="hidden" name={FORM_FIELDS.form} value="withdrawal" />
        <input type="hidden" name="bookingNumber" value={bookingNumber} />
        <input type="hidden" name="email" value={email} />
        <button type="submit" className={buttons.primary} name={WITHDRAWAL_STEP.name} value={WITHDRAWAL_STEP.confirm}>
          {translate('withdrawalConfirm')}
        </button>
        <a href={path}>{translate('withdrawalBack')}</a>
      </form>
    </>
  );
}

/** Renders the receipt, with the date and the time. */
function Receipt({ state }: { state: WithdrawalState }) {
  const translate = useTranslate();
  const page = usePage();
  const time = momentText(state.at ?? 0, page);
  const { email } = state.values;
  return (
    <div role="status" className={styles.receipt}>
      <Heading level={2} size="card">
        {translate(state.booked ? 'withdrawalDone' : 'withdrawalRequested')}
      </Heading>
      <p>{translate(state.booked ? 'withdrawalDoneText' : 'withdrawalRequestedText', { time, email })}</p>
      {state.problem && <p className={styles.problem}>{translate(state.problem)}</p>}
      <Facts state={state} />
    </div>
  );
}

function Facts({ state: { booked, values } }: { state: WithdrawalState }) {
  const translate = useTranslate();
  const page = usePage();
  const facts = [
    ['withdrawalNumber', booked?.number ?? values.bookingNumber],
    ['withdrawalServices', booked?.services.join(', ')],
    ['withdrawalTime', booked && bookedTimeText(booked, page, (day) => translate('withdrawalFullDay', { day }))],
    ['withdrawalPlace', booked?.place],
    ['withdrawalCar', booked?.plate],
    ['formEmail', values.email],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, text]) =>
          text && (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{translate(label)}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
