import { GroupPhone } from '../../page/GroupPhone.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { CarCardView } from '../car/card.ts';
import { fullName } from '../car/fullName.ts';
import { OpeningNow } from '../dealers/hours/OpeningNow.tsx';
import type { OpenSpans } from '../dealers/hours/openingState.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactLines } from './ContactLines.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DealerSelect } from './fields/DealerSelect.tsx';
import { ReplyTime } from './ReplyTime.tsx';

/** A dealer of compared cars. */
export interface ComparedDealer {
  id: string;
  name: string;
  phone?: string;
  email?: string;
  spans?: OpenSpans;
}

interface ComparedCarsFormProps {
  cars: readonly { card: Pick<CarCardView, 'id' | 'title' | 'text'> }[];
  dealers: readonly ComparedDealer[];
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

/** Renders the contact form of a comparison. One dealer replies about all cars; with several the visitor may choose which. */
export function ComparedCarsForm({ cars, dealers, asOf }: ComparedCarsFormProps) {
  const translate = useTranslate();
  const [only] = dealers.length === 1 ? dealers : [];
  const several = dealers.length > 1 ? <ReplyOfOne dealers={dealers} asOf={asOf} /> : undefined;
  const links = only ? <ContactLines phone={only.phone} email={only.email} /> : <GroupPhone />;
  return (
    <ContactSection
      title={translate('compareAsk')}
      text={translate('compareAskText', { names: cars.map(({ card }) => fullName(card)).join(', ') })}
      links={links}
    >
      <ContactForm
        about={{ cars: cars.map(({ card }) => card.id).join(',') }}
        legend={translate('compareAsk')}
        help={links}
        next={only ? <ReplyTime dealer={only.name} spans={only.spans} asOf={asOf} /> : several}
      >
        {dealers.length > 1 && (
          <DealerSelect dealers={dealers} label="formReplyDealer" placeholder="formNoPreference" />
        )}
      </ContactForm>
    </ContactSection>
  );
}

/** Renders what happens next when one of several dealers replies: their names, and when each is open. */
function ReplyOfOne({ dealers, asOf }: Pick<ComparedCarsFormProps, 'dealers' | 'asOf'>) {
  const translate = useTranslate();
  return (
    <>
      <p>{translate('formReplyOneOf')}</p>
      <ul>
        {dealers.map(({ id, name, spans }) => (
          <li key={id}>
            <span>{name}</span>
            {spans && <OpeningNow spans={spans} asOf={asOf} />}
          </li>
        ))}
      </ul>
      <p>{translate('formSentCopy')}</p>
    </>
  );
}
