import { useEffect } from 'react';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { fieldId } from '../../ui/form/formView.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { CarDealerView } from '../dealers/carDealer.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactLines } from './ContactLines.tsx';
import { ReplyTime } from './ReplyTime.tsx';
import { TestDriveField } from './TestDriveField.tsx';
import { TradeInField } from './TradeInField.tsx';

interface CarContactFormProps {
  /** Id of the car. */
  car: string;
  dealer: CarDealerView | null;
  /** Sellers to choose from; absent when none has to be chosen. */
  sellers?: readonly { id: string; name: string }[] | undefined;
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

/** Ids that links target (F059), and the checkbox that each ticks. */
const ANCHORS = { quote: 'contact-quote', testDrive: 'contact-testdrive', withTradeIn: 'contact-tradein' } as const;

/** Renders the contact form of a car (F077). */
export function CarContactForm({ car, dealer, sellers = [], asOf }: CarContactFormProps) {
  const translate = useTranslate();
  const { phone, email, spans, testDriveDays = [] } = dealer?.sales ?? {};
  useAnchors();
  return (
    <ContactForm
      about={{ car }}
      legend={translate('questionTitle')}
      help={<ContactLines phone={phone} email={email} />}
      next={dealer && <ReplyTime dealer={dealer.name} spans={spans} asOf={asOf} />}
    >
      <CheckField
        name="testDrive"
        label="formTestDrive"
        anchor={ANCHORS.testDrive}
        text={dealer ? translate('testDriveText', { dealer: dealer.name }) : undefined}
      />
      <TestDriveField days={testDriveDays} />
      <CheckField name="quote" label="formQuote" anchor={ANCHORS.quote} text={translate('quoteText')} />
      <TradeInField anchor={ANCHORS.withTradeIn} />
      {sellers.length > 0 && (
        <SelectField name="seller" label="formSeller" placeholder="chooseSeller">
          {sellers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </ContactForm>
  );
}

/** Ticks and focuses the checkbox that the URL's fragment names, now and at every link to it. */
function useAnchors(): void {
  useEffect(() => {
    const tick = () => {
      for (const [field, anchor] of Object.entries(ANCHORS)) {
        if (window.location.hash !== `#${anchor}`) continue;
        const box = document.getElementById(fieldId(field));
        if (!(box instanceof HTMLInputElement)) continue;
        box.checked = true;
        box.focus({ preventScroll: true });
      }
    };
    tick();
    window.addEventListener('hashchange', tick);
    return () => window.removeEventListener('hashchange', tick);
  }, []);
}
