import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { usePhoneText } from '../../page/usePhoneText.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import * as styles from './tireHotel.styles.ts';

/** Renders phone number and e-mail address as links. Missing ones are left out. */
export function ContactLinks({
  phone,
  email,
}: {
  phone?: string | null | undefined;
  email?: string | null | undefined;
}) {
  const phoneText = usePhoneText();
  if (!phone && !email) return null;
  return (
    <p className={styles.contactLinks}>
      {phone && (
        <a href={phoneHref(phone)}>
          <Icon name="phone" size={18} />
          <span>{phoneText(phone)}</span>
        </a>
      )}
      {email && (
        <a href={mailHref(email)}>
          <Icon name="mail" size={18} />
          <span>{email}</span>
        </a>
      )}
    </p>
  );
}
