import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { RequestContact } from '../leads/sellCar.ts';
import * as styles from './booking.styles.ts';

/** Renders how to reach somebody when the booking does not work (U22). */
export function HelpLine({ contact: { phone, email } }: { contact: RequestContact }) {
  const translate = useTranslate();
  if (!phone && !email) return null;
  return (
    <p className={styles.help}>
      <span>{`${translate('bookingSupport')} `}</span>
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {phone && <span> </span>}
      {email && <a href={mailHref(email)}>{email}</a>}
    </p>
  );
}
