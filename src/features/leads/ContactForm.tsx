import { useEffect } from 'react';
import { FIELD_LENGTHS } from '../../contracts/forms/fieldLengths.ts';
import { CheckField } from '../../ui/form/CheckField.tsx';
import * as styles from '../../ui/form/form.styles.ts';
import { fieldId } from '../../ui/form/formView.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { CarDealerView } from '../dealers/carDealer.ts';
import { OpeningNow } from '../dealers/hours/OpeningNow.tsx';
import { ContactLines } from './ContactLines.tsx';
import { LeadForm } from './LeadForm.tsx';
import { TestDriveField } from './TestDriveField.tsx';

interface ContactFormProps {
  /** Id of the car. */
  car: string;
  dealer: CarDealerView | null;
  /** Sellers to choose from; empty when none has to be chosen. */
  sellers: readonly { id: string; name: string }[];
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

/** Ids that links target (F059), and the checkbox that each ticks. */
const ANCHORS = { quote: 'contact-quote', testDrive: 'contact-testdrive' } as const;

/** Renders the contact form of a car (F077). */
export function ContactForm({ car, dealer, sellers, asOf }: ContactFormProps) {
  const translate = useTranslate();
  const { phone, email, spans, testDriveDays = [] } = dealer?.sales ?? {};
  useAnchors();
  return (
    <LeadForm
      form="contact"
      anchor="contact-form"
      legend={translate('questionTitle')}
      help={<ContactLines phone={phone} email={email} />}
      next={spans && <OpeningNow spans={spans} asOf={asOf} department={dealer?.sales.name} />}
    >
      <input type="hidden" name="car" value={car} />
      <CheckField
        name="testDrive"
        label="formTestDrive"
        anchor={ANCHORS.testDrive}
        text={dealer ? translate('testDriveText', { dealer: dealer.name }) : undefined}
      />
      <TestDriveField days={testDriveDays} />
      <CheckField name="quote" label="formQuote" anchor={ANCHORS.quote} text={translate('quoteText')} />
      {sellers.length > 0 && (
        <SelectField name="seller" label="formSeller" placeholder="chooseSeller">
          {sellers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField kind="name" name="name" label="formName" maxLength={FIELD_LENGTHS.name} />
      <div className={styles.pair}>
        <TextField kind="phone" name="phone" label="formPhone" hint="formPhoneHint" />
        <TextField kind="email" name="email" label="formEmail" hint="formEmailHint" maxLength={FIELD_LENGTHS.email} />
      </div>
      <TextAreaField name="message" label="formMessage" optional maxLength={FIELD_LENGTHS.message} />
    </LeadForm>
  );
}

/** Ticks the checkbox that the URL's fragment names, now and at every link to it. */
function useAnchors(): void {
  useEffect(() => {
    const tick = () => {
      for (const [field, anchor] of Object.entries(ANCHORS)) {
        if (window.location.hash !== `#${anchor}`) continue;
        const box = document.getElementById(fieldId(field));
        if (box instanceof HTMLInputElement) box.checked = true;
      }
    };
    tick();
    window.addEventListener('hashchange', tick);
    return () => window.removeEventListener('hashchange', tick);
  }, []);
}
