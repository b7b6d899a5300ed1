import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { usePhoneText } from '../../page/usePhoneText.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './flow.styles.ts';

/** Where somebody helps. */
export interface HelpContact {
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** Renders how to reach somebody when a flow does not work (U22). */
export function HelpLine({ contact: { phone, email } }: { contact: HelpContact }) {
  const translate = useTranslate();
  const phoneText = usePhoneText();
  if (!phone && !email) return null;
  return (
    <p className={styles.help}>
      <span>{`${translate('bookingSupport')} `}</span>
      {phone && <a href={phoneHref(phone)}>{phoneText(phone)}</a>}
      {phone && <span> </span>}
      {email && <a href={mailHref(email)}>{email}</a>}
    </p>
  );
}
