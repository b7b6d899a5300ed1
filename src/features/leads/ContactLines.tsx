import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { usePhoneText } from '../../page/usePhoneText.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './ContactLines.styles.ts';

interface ContactLinesProps {
  phone?: string | undefined;
  email?: string | undefined;
  /** Subject of the mail. */
  subject?: string;
}

/** Renders links to call and to write, for people who would rather not use the form. */
export function ContactLines({ phone, email, subject }: ContactLinesProps) {
  const translate = useTranslate();
  const phoneText = usePhoneText();
  if (!phone && !email) return null;
  return (
    <p className={styles.lines}>
      {phone && (
        <ButtonLink kind="secondary" href={phoneHref(phone)}>
          <Icon name="phone" size={18} />
          <span>{translate('callNumber', { phone: phoneText(phone) })}</span>
        </ButtonLink>
      )}
      {email && (
        <ButtonLink kind="secondary" href={mailHref(email, subject)}>
          <Icon name="mail" size={18} />
          <span>{translate('writeMail')}</span>
        </ButtonLink>
      )}
    </p>
  );
}
