import { phoneHref } from '../lib/contactHref.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useTranslate } from '../ui/sharedContext.ts';
import { usePage } from './PageContext.tsx';

/** Renders a link that calls the group's customer service. Renders nothing without a number. */
export function GroupPhone() {
  const { phone, phoneText = phone } = usePage().site;
  const translate = useTranslate();
  if (!phone) return null;
  return (
    <ButtonLink kind="secondary" href={phoneHref(phone)}>
      {translate('callUs', { phone: phoneText ?? phone })}
    </ButtonLink>
  );
}
