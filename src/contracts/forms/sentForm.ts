import { FORM_ID } from '../content/embeddedForms.ts';
import { SENT_PARAMETER, type SentForm } from './formState.ts';
import { isFormName } from './forms.ts';

/** The detail of a link that was used before. */
const AGAIN = 'again';

/** Returns the form whose confirmation a query names; undefined for none. `embedded-240511` names one of the embedded forms. */
export function sentFormIn(search: string | URLSearchParams): SentForm | undefined {
  const [form, detail, ...rest] = (new URLSearchParams(search).get(SENT_PARAMETER) ?? '').split('-');
  if (!isFormName(form) || rest.length > 0) return undefined;
  const sent: SentForm = { status: 'sent', form };
  if (form === 'embedded') return detail && FORM_ID.test(detail) ? { ...sent, formId: detail } : undefined;
  if (detail === undefined) return sent;
  const isLink = form === 'newsletterConfirm' || form === 'newsletterEnd';
  return isLink && detail === AGAIN ? { ...sent, isRepeated: true } : undefined;
}

/** Returns the query, without `?`, of the confirmation of a form. */
export function withSentForm(search: string, { form, formId, isRepeated }: Omit<SentForm, 'status'>): string {
  const detail = formId ?? (isRepeated ? AGAIN : undefined);
  return `${search}${search === '' ? '' : '&'}${SENT_PARAMETER}=${detail ? `${form}-${detail}` : form}`;
}

/** Returns a canonical query, without `?`, without the form whose confirmation it names. */
export function withoutSentForm(search: string): string {
  return search.replace(new RegExp(`(?:^|&)${SENT_PARAMETER}=[^&]*`), '');
}
