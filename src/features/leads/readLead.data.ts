import { recordOf } from '../../../lib/record.ts';
import { timeZoneOf } from '../../../lib/timeZone.ts';
import { distanceUnit } from '../../contracts/car/distanceUnit.ts';
import type { FormName } from '../../contracts/forms/forms.ts';
import { type FormErrors, type FormValues, parseForm } from '../../contracts/forms/parseForm.ts';
import { type Question, questionsOf } from '../../contracts/forms/questions.ts';
import { dateText } from '../dealers/hours/openingState.ts';
import { type LeadRecipient, leadRecipient, type RecipientContext } from './leadRecipient.data.ts';

export interface ValidLead {
  values: FormValues<FormName>;
  recipient: LeadRecipient;
  /** Questions of an embedded form. */
  questions: readonly Question[];
  /** The visitor's hold on the time of a test drive. It is no part of the lead. */
  holdId?: string;
}

export type LeadInput = ValidLead | { errors: FormErrors };

/**
 * Returns the normalised values of a form and the recipient of its lead, or the broken rules.
 *
 * @param input values as they arrived
 * @throws Error when the indexes cannot be searched, or the questions of an embedded form cannot be loaded
 */
export async function readLead(form: FormName, input: unknown, context: RecipientContext): Promise<LeadInput> {
  const today = dateText(context.now, timeZoneOf(context.site.country));
  const questions = form === 'embedded' ? await questionsIn(input, context) : [];
  if (!questions) return { errors: { formId: 'formErrorInvalid' } };
  const parsed = parseForm(form, input, { today, questions, distanceUnit: distanceUnit(context).unit });
  if ('errors' in parsed) return parsed;
  const recipient = await leadRecipient(form, parsed.values as FormValues<typeof form>, context);
  if ('errors' in recipient) return recipient;
  const { testDriveHold: holdId, ...values } = parsed.values as FormValues<'contact'>;
  return { values, recipient, questions, ...(holdId && { holdId }) };
}

/** Returns the questions of the embedded form that the values name; null when there is no such form. */
async function questionsIn(input: unknown, { ports }: RecipientContext): Promise<readonly Question[] | null> {
  const { formId } = recordOf(input);
  const form = typeof formId === 'string' ? await ports.embeddedForm(formId) : null;
  return form && questionsOf(form);
}
