import { useEffect, useState } from 'react';
import type { Elements } from '../../lib/browser/elements.ts';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { fieldId } from '../../ui/form/formView.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { CarDealerView } from '../dealers/carDealer.ts';
import { addressText } from '../dealers/dealerView.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactLines } from './ContactLines.tsx';
import { loadTestDriveParts, TestDriveField } from './fields/TestDriveField.tsx';
import { TradeInField } from './fields/TradeInField.tsx';
import { ReplyTime } from './ReplyTime.tsx';
import type { SentTestDrive } from './sendLead.ts';

interface CarContactFormProps {
  /** Id of the car. */
  car: string;
  dealer: CarDealerView | null;
  /** Sellers to choose from; absent when none has to be chosen. */
  sellers?: readonly { id: string; name: string }[] | undefined;
  /** The dealer to which the car can be moved, and the terms. */
  move?: { dealer: string; name: string; terms: string } | undefined;
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

/** Ids that links target (F059), and the checkbox that each ticks. */
const ANCHORS = {
  quote: 'contact-quote',
  testDrive: 'contact-testdrive',
  move: 'contact-move',
  withTradeIn: 'contact-tradein',
} as const;

/** Renders the contact form of a car (F077). */
export function CarContactForm({ car, dealer, sellers = [], move, asOf }: CarContactFormProps) {
  const translate = useTranslate();
  const { phone, email, spans, testDriveDays = [] } = dealer?.sales ?? {};
  useAnchors();
  const reply = dealer && <ReplyTime dealer={dealer.name} spans={spans} asOf={asOf} />;
  return (
    <ContactForm
      about={{ car }}
      legend={translate('questionTitle')}
      help={<ContactLines phone={phone} email={email} />}
      next={reply}
      dataUse="testDrive"
      confirmation={dealer ? (booked) => <BookedDrive {...booked} dealer={dealer} reply={reply} /> : undefined}
    >
      <CheckField
        name="testDrive"
        label="formTestDrive"
        anchor={ANCHORS.testDrive}
        text={dealer ? translate('testDriveText', { dealer: dealer.name }) : undefined}
      />
      {dealer && <TestDriveField car={car} dealer={dealer.name} days={testDriveDays} />}
      <CheckField name="quote" label="formQuote" anchor={ANCHORS.quote} text={translate('quoteText')} />
      {move && (
        <>
          <CheckField name="move" label="formMove" anchor={ANCHORS.move} text={`${move.name}: ${move.terms}`} />
          <input type="hidden" name="moveTo" value={move.dealer} />
        </>
      )}
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

interface BookedDriveProps extends SentTestDrive {
  dealer: CarDealerView;
  /** When somebody replies. */
  reply: Elements;
}

/** Renders the confirmation of a test drive, whose script came with the choice of its time. */
function BookedDrive({ dealer, reply, ...booked }: BookedDriveProps) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadTestDriveParts>> | null>(null);
  useEffect(() => {
    // Who sees the reply instead has the time in a mail.
    loadTestDriveParts().then(setParts, () => undefined);
  }, []);
  const { name, place } = dealer;
  return (
    <>
      {parts && (
        <parts.TestDriveBooked
          {...booked}
          dealer={{ name, address: addressText(dealer), latitude: place?.lat, longitude: place?.lng }}
        />
      )}
      {!parts && reply}
    </>
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
