import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { EmailText } from '../../ui/EmailText.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

/** Renders telephone and e-mail as list items; unknown ones are left out. */
export function ContactLines({ phone, email }: Readonly<Record<'phone' | 'email', string | null | undefined>>) {
  return (
    <>
      {phone && (
        <li>
          <Icon name="phone" size={18} />
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <Icon name="mail" size={18} />
          <a href={mailHref(email)}>
            <EmailText email={email} />
          </a>
        </li>
      )}
    </>
  );
}
