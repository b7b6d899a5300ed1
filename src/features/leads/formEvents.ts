import type { FormOfEvent } from '../../contracts/events/events.ts';
import type { FormName } from '../../contracts/forms/forms.ts';
import { trackWithConsent } from '../analytics/track.ts';
import type { LeadResult } from './sendLead.ts';

/** Returns what the events of a form say about it: never what was typed (F084). */
export function formEventOf(form: FormName, site: string, formId: string | undefined): FormOfEvent {
  return { form_name: form, ...(formId !== undefined && { form_id: formId }), site };
}

/** Reports a form that was accepted or refused. */
export function trackOutcome(form: FormOfEvent, outcome: LeadResult): void {
  if (outcome.kind === 'sent') trackWithConsent('lead', form);
  else trackWithConsent('event_error', { ...form, error: outcome.problem ?? 'validation', flow_version: '2.0' });
}
