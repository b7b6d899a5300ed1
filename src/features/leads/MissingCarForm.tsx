import { FIELD_LENGTHS } from '../../contracts/forms/fieldLengths.ts';
import { GroupPhone } from '../../page/GroupPhone.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { CarDealerView } from '../dealers/carDealer.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactLines } from './ContactLines.tsx';
import { ContactSection } from './ContactSection.tsx';
import { ReplyTime } from './ReplyTime.tsx';

interface MissingCarFormProps {
  /** Id of the sold car; absent for an unknown one. */
  car?: string | undefined;
  /** The dealer of the sold car, which gets the request. */
  dealer?: CarDealerView | null | undefined;
  /** Name of the car; empty when unknown. */
  name: string;
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

/** Renders the contact form of a car that is sold or unknown: somebody calls when one like it comes in. */
export function MissingCarForm({ car, dealer, name, asOf }: MissingCarFormProps) {
  const translate = useTranslate();
  const links = dealer ? <ContactLines phone={dealer.sales.phone} email={dealer.sales.email} /> : <GroupPhone />;
  const text = dealer ? translate('similarCarText', { dealer: dealer.name }) : translate('similarCarGeneralText');
  return (
    <ContactSection title={translate('similarCarTitle')} text={text} links={links}>
      <ContactForm
        about={car ? { car } : {}}
        legend={translate('similarCarTitle')}
        help={links}
        next={dealer && <ReplyTime dealer={dealer.name} spans={dealer.sales.spans} asOf={asOf} />}
      >
        <TextField
          kind="text"
          name="lookingFor"
          label="formLookingFor"
          hint="formLookingForHint"
          initial={name}
          maxLength={FIELD_LENGTHS.line}
        />
      </ContactForm>
    </ContactSection>
  );
}
