import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as styles from '../../ui/form/form.styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';

interface ContactLinesProps {
  phone?: string | undefined;
  email?: string | undefined;
  /** Subject of the mail. */
  subject?: string;
}

/** Renders links to call and to write, for people who would rather not use the form. */
export function ContactLines({ phone, email, subject }: ContactLinesProps) {
  const translate = useTranslate();
  return (
    <p className={styles.help}>
      {phone && (
        <ButtonLink kind="secondary" href={phoneHref(phone)}>
          <Icon name="phone" size={18} />
          {translate('callNumber', { phone })}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink kind="secondary" href={mailHref(email, subject)}>
          <Icon name="mail" size={18} />
          {translate('writeMail')}
        </ButtonLink>
      )}
    </p>
  );
}
