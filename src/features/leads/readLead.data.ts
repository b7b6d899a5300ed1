import type { FormName } from '../../contracts/forms/forms.ts';
import { type FormErrors, type FormValues, parseForm } from '../../contracts/forms/parseForm.ts';
import { timeZoneOf } from '../../lib/timeZone.ts';
import { dateText } from '../dealers/hours/openingState.ts';
import { type LeadRecipient, leadRecipient, type RecipientContext } from './leadRecipient.data.ts';

export type LeadInput = { values: FormValues<FormName>; recipient: LeadRecipient } | { errors: FormErrors };

/**
 * Returns the normalised values of a form and the recipient of its lead, or the broken rules.
 *
 * @param input values as they arrived
 * @throws Error when the indexes cannot be searched
 */
export async function readLead(form: FormName, input: unknown, context: RecipientContext): Promise<LeadInput> {
  const today = dateText(context.now, timeZoneOf(context.site.country));
  const parsed = parseForm(form, input, { today });
  if ('errors' in parsed) return parsed;
  const recipient = await leadRecipient(form, parsed.values as FormValues<typeof form>, context);
  return 'errors' in recipient ? recipient : { values: parsed.values, recipient };
}
