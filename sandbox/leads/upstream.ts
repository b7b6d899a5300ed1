import { customerPath } from '../../config/customer.ts';
import { leadErrors } from '../../services/leads/mail/leadErrors.ts';
import { mailsOf } from '../../services/leads/mail/mails.ts';
import { type FindTemplate, templatesIn } from '../../services/leads/mail/templates.ts';
import type { Lead } from '../../src/contracts/leads/leads.ts';
import type { Outbox } from '../control/outbox.ts';
import type { ReceivedOnce } from '../control/receivedOnce.ts';
import { type Handler, HttpError, readJson, requestUrl, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';

interface LeadsOptions {
  key: string;
  received: ReceivedOnce<Lead>;
  outbox: Outbox;
}

/**
 * Creates the service that passes leads on: `POST /forms`, 202. A lead with a known id gets 202 and sends no mail; 409 when its values
 * differ. An invalid lead gets 400 with the names of its fields, a wrong key 401.
 */
export function createLeadsUpstream({ key, received, outbox }: LeadsOptions): Handler {
  const findTemplate = templatesIn(customerPath('mail'));
  return async (req, res) => {
    if (requestUrl(req).pathname !== '/forms') throw new HttpError(404, 'Nothing is here.');
    if (req.method !== 'POST') throw new HttpError(405, 'Forms are sent by POST.');
    if (req.headers['x-api-key'] !== key) throw new HttpError(401, 'The key is missing or wrong.');
    const lead = await readJson(req);
    const errors = leadErrors(lead);
    if (errors) return sendJson(res, 400, { errors });
    const valid = lead as Lead;
    nameOperation(req, `form ${valid.formName}`);
    const outcome = received.add(valid);
    if (outcome === 'conflict') throw new HttpError(409, 'Another form has this formSubmissionId.');
    if (outcome === 'new') sendMails(valid, findTemplate, outbox);
    sendJson(res, 202, { formSubmissionId: valid.formSubmissionId });
  };
}

function sendMails(lead: Lead, findTemplate: FindTemplate, outbox: Outbox): void {
  for (const { to, subject, text, html, headers } of mailsOf(lead, findTemplate))
    outbox.add({ channel: 'mail', to, subject, text, ...(html && { html }), ...(headers && { headers }) });
}
