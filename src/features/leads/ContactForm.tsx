import { FIELD_LENGTHS } from '../../contracts/forms/fieldLengths.ts';
import type { Elements } from '../../lib/browser/elements.ts';
import * as styles from '../../ui/form/form.styles.ts';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';

interface ContactFormProps {
  /** Ids of what the request is about, by the names of their fields. The server finds the recipient by them. */
  about: Readonly<Partial<Record<'car' | 'cars' | 'dealer', string>>>;
  /** Names the fields for screen readers. */
  legend: string;
  /** How to reach somebody when sending fails (U22). */
  help: Elements;
  /** When somebody replies. */
  next?: Elements;
  confirmation?: LeadFormProps['confirmation'];
  dataUse?: LeadFormProps['dataUse'];
  /** Fields before those of the person. */
  children?: Elements;
}

/** Renders the contact form (F077). Links to it have the fragment `#contact-form`. */
export function ContactForm({ about, legend, help, next, confirmation, dataUse, children }: ContactFormProps) {
  return (
    <LeadForm
      form="contact"
      anchor="contact-form"
      legend={legend}
      help={help}
      next={next}
      confirmation={confirmation}
      dataUse={dataUse}
    >
      {Object.entries(about).map(([name, id]) => (
        <input key={name} type="hidden" name={name} value={id} />
      ))}
      {children}
      <ContactFields />
    </LeadForm>
  );
}

/** Renders the fields of the person who asks. */
export function ContactFields() {
  return (
    <>
      <TextField kind="name" name="name" label="formName" maxLength={FIELD_LENGTHS.name} />
      <div className={styles.pair}>
        <TextField kind="phone" name="phone" label="formPhone" hint="formPhoneHint" />
        <TextField kind="email" name="email" label="formEmail" hint="formEmailHint" maxLength={FIELD_LENGTHS.email} />
      </div>
      <TextAreaField name="message" label="formMessage" optional maxLength={FIELD_LENGTHS.message} />
    </>
  );
}
