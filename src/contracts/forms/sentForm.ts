import { SENT_PARAMETER, type SentForm } from './formState.ts';
import { type FormName, isFormName } from './forms.ts';

/** Returns the form whose confirmation a query names; undefined for none. */
export function sentFormIn(search: string | URLSearchParams): SentForm | undefined {
  const form = new URLSearchParams(search).get(SENT_PARAMETER);
  return isFormName(form) ? { status: 'sent', form } : undefined;
}

/** Returns the query, without `?`, of the confirmation of a form. */
export function withSentForm(search: string, form: FormName): string {
  return `${search}${search === '' ? '' : '&'}${SENT_PARAMETER}=${form}`;
}

/** Returns a canonical query, without `?`, without the form whose confirmation it names. */
export function withoutSentForm(search: string): string {
  return search.replace(new RegExp(`(?:^|&)${SENT_PARAMETER}=[^&]*`), '');
}
