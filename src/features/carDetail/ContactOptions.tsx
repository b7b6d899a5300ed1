import type { CAR_DETAIL_DICTIONARY } from '../../contracts/dictionaryCarDetail.ts';
import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './CarContact.styles.ts';
import type { CarPageView } from './detailData.ts';

type Label = keyof typeof CAR_DETAIL_DICTIONARY;

/** Contact options with the ids that links target (F059), and the subjects of their messages. */
const OPTIONS = [
  { id: 'contact-form', title: 'questionTitle', text: 'questionText', subject: 'questionSubject' },
  { id: 'contact-testdrive', title: 'testDriveTitle', text: 'testDriveText', subject: 'testDriveSubject' },
  { id: 'contact-quote', title: 'quoteTitle', text: 'quoteText', subject: 'quoteSubject' },
] as const satisfies readonly (Record<'title' | 'text' | 'subject', Label> & { id: string })[];

/** Renders question, test drive and quote, each by phone or by a message that names the car. */
export function ContactOptions({ car: { dealer, reference } }: { car: CarPageView }) {
  const translate = useTranslate();
  const { phone, email } = dealer?.sales ?? {};
  return (
    <ul className={styles.contactOptions}>
      {OPTIONS.map(({ id, title, text, subject }) => (
        <li key={id} id={id} className={styles.contactOption}>
          <div>
            <Heading level={3} size="small">
              {translate(title)}
            </Heading>
            {dealer && <p>{translate(text, { dealer: dealer.name })}</p>}
          </div>
          <p className={styles.actions}>
            {email && (
              <ButtonLink
                kind={id === 'contact-form' ? 'primary' : 'secondary'}
                href={mailHref(email, translate(subject, { car: reference }))}
                aria-label={`${translate('writeMail')}: ${translate(title)}`}
              >
                <Icon name="mail" size={18} />
                {translate('writeMail')}
              </ButtonLink>
            )}
            {phone && (
              <ButtonLink kind="secondary" href={phoneHref(phone)}>
                <Icon name="phone" size={18} />
                {translate('callNumber', { phone })}
              </ButtonLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
