import { FORM_ID } from '../content/embeddedForms.ts';
import { SENT_PARAMETER, type SentForm } from './formState.ts';
import { isFormName } from './forms.ts';

/** The detail of a link that was used before. */
const AGAIN = 'again';

/** The detail of a form that is in the outbox. */
const STORED = 'stored';

/**
 * Returns the form whose confirmation a query names; undefined for none. `embedded-240511` names one of the embedded forms, and
 * `contact-stored` a form that is passed on later.
 */
export function sentFormIn(search: string | URLSearchParams): SentForm | undefined {
  const [form, ...details] = (new URLSearchParams(search).get(SENT_PARAMETER) ?? '').split('-');
  if (!isFormName(form)) return undefined;
  const sent: SentForm = { status: 'sent', form, ...(details.at(-1) === STORED && { isStored: true }) };
  const [detail, ...rest] = sent.isStored ? details.slice(0, -1) : details;
  if (rest.length > 0) return undefined;
  if (form === 'embedded') return detail && FORM_ID.test(detail) ? { ...sent, formId: detail } : undefined;
  if (detail === undefined) return sent;
  const isLink = form === 'newsletterConfirm' || form === 'newsletterEnd';
  return isLink && detail === AGAIN && !sent.isStored ? { ...sent, isRepeated: true } : undefined;
}

/** Returns the query, without `?`, of the confirmation of a form. */
export function withSentForm(search: string, sent: Omit<SentForm, 'status'>): string {
  const { form, formId, isRepeated, isStored } = sent;
  const details = [formId ?? (isRepeated ? AGAIN : undefined), isStored ? STORED : undefined];
  const name = [form, ...details.filter((detail) => detail !== undefined)].join('-');
  return `${search}${search === '' ? '' : '&'}${SENT_PARAMETER}=${name}`;
}

/** Returns a canonical query, without `?`, without the form whose confirmation it names. */
export function withoutSentForm(search: string): string {
  return search.replace(new RegExp(`(?:^|&)${SENT_PARAMETER}=[^&]*`), '');
}
