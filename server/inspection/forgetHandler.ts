import type { RequestHandler } from 'express';
import { recordOf } from '../../lib/record.ts';
import { refuse } from '../api/jsonPost.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Outboxes } from '../outbox/outboxes.ts';
import type { SavedSearches } from '../savedSearches/createSavedSearches.ts';

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const MAX_EMAIL = 254;

/**
 * Returns the handler that deletes the forms of a person that wait in the outbox, by the e-mail address in any of their values, and their saved searches on all
 * sites. Nothing else that the product stores leads to a person. Responds with how many were deleted, and how many no secret of this process decrypts.
 */
export function forgetHandler(
  outboxes: Pick<Outboxes, 'leads' | 'embeddedForms'>,
  savedSearches: Pick<SavedSearches, 'forget'> | null,
  log: Log,
): RequestHandler {
  return async (req, res) => {
    const { email } = recordOf(req.body);
    if (typeof email !== 'string' || email.length > MAX_EMAIL || !EMAIL.test(email)) return refuse(res, 400, 'email');
    const matches = (payload: unknown) => hasText(payload, email.toLowerCase());
    res.set('Cache-Control', 'no-store');
    try {
      const leads = await outboxes.leads.deleteMatching(matches);
      const forms = await outboxes.embeddedForms.deleteMatching(matches);
      const searches = (await savedSearches?.forget(email)) ?? 0;
      res.json({ deleted: leads.deleted + forms.deleted + searches, unreadable: leads.unreadable + forms.unreadable });
    } catch (error) {
      log.error({ event: LOG_EVENTS.outboxUnavailable, err: error });
      const message = 'Not all forms could be read: call again.';
      res.status(503).set('Retry-After', '10').json({ error: 'outbox', message });
    }
  };
}

/** Whether a value is a text, or has one in it, that is equal in lower case. */
function hasText(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value.trim().toLowerCase() === text;
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => hasText(each, text));
}
