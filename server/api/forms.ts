import type { Request, Response, Router } from 'express';
import { recordOf } from '../../lib/record.ts';
import { isFormServed } from '../leads/isFormServed.ts';
import { submissionOfJson } from '../leads/submission.ts';
import type { LeadResponse, SubmitLead } from '../leads/submitLead.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { requestOf } from '../operations/request/request.ts';
import { jsonPost, rateLimited, refuse } from './jsonPost.ts';

interface FormsApiDependencies {
  path: string;
  submit: SubmitLead;
  limit: RateLimit;
}

export const FORM_BODY_LIMIT = 100 * 1_024;

/**
 * Creates `POST /api/forms/comhub` `{ formName, formSubmissionId, values, language? }` (F078): 202 with the id; with `isStored`
 * when the upstream fails and the outbox passes it on later; and with the number and page of a test drive that was booked with it. Errors: 400 with
 * the broken rule of each field, 404 for a form whose upstream is off, 403 for a cross-site request, 409 for an id with other values, 413 and 415 for the body, 429 for too
 * many forms, 502 when the upstream failed; the same request may then be sent again.
 */
export function createFormsApi({ path, submit, limit }: FormsApiDependencies): Router {
  return jsonPost({
    path,
    limit: FORM_BODY_LIMIT,
    before: rateLimited(limit),
    handle: (req, res) => handleForm(req, res, submit),
  });
}

async function handleForm(req: Request, res: Response, submit: SubmitLead): Promise<void> {
  const { resolved, client } = requestOf(res);
  if (!resolved) throw new Error('The site of the form is not resolved');
  const { site, origin } = resolved;
  const { language: code = site.languages[0].code } = recordOf(req.body);
  const language = site.languages.find((each) => each.code === code);
  if (!language) return refuse(res, 400, 'language');
  const submission = submissionOfJson(req.body);
  if (!isFormServed(submission.formName, site)) return refuse(res, 404, 'formName');
  const source = submission.source ?? req.get('referer');
  sendLeadResponse(res, await submit({ ...submission, source }, { site, language, origin, client }));
}

const PROBLEMS = { 400: 'values', 409: 'formSubmissionId', 429: 'rate', 502: 'upstream' } as const;

/** Sends the response to a submission as JSON. */
export function sendLeadResponse(res: Response, response: LeadResponse): void {
  if (res.destroyed) return;
  res.set('Cache-Control', 'no-store');
  if (response.status === 202) {
    const { formSubmissionId, testDrive, isStored } = response;
    res.status(202).json({ formSubmissionId, ...(isStored && { isStored }), ...(testDrive && { testDrive }) });
    return;
  }
  if (response.status === 429) res.set('Retry-After', String(response.retryAfter));
  const errors = response.status === 400 ? { errors: response.errors } : {};
  res.status(response.status).json({ error: PROBLEMS[response.status], ...errors });
}
