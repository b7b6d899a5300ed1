import { ValidationError } from 'yup';
import { type EmbeddedSubmission, submissionSchema } from '../../src/contracts/content/embeddedForms.ts';
import { embeddedSchemaOf } from '../../src/contracts/forms/embeddedForm.ts';
import { type Question, questionsOf } from '../../src/contracts/forms/questions.ts';
import type { Outbox } from '../control/outbox.ts';
import type { ReceivedOnce } from '../control/receivedOnce.ts';
import { type Handler, HttpError, readJson, requestUrl, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import { FORMS, NEWSLETTER_FORM } from './forms.ts';
import { Newsletter } from './newsletter.ts';

interface EmbeddedFormsOptions {
  key: string;
  received: ReceivedOnce<EmbeddedSubmission>;
  outbox: Outbox;
}

const PATH = /^\/form\/(\d+)\/(questions|submissions)$/;

/**
 * Creates the service with the forms that editors embed: `GET /form/{id}/questions`, `POST /form/{id}/submissions`, with responses
 * `{ content: [...] }`. A submission with a known id changes nothing; 409 when its answers differ. Invalid answers get 400 with the ids
 * of their questions, a wrong key 401, an unknown form 404. Submissions of the newsletter's form send its mails.
 */
export function createEmbeddedFormsUpstream({ key, received, outbox }: EmbeddedFormsOptions): Handler {
  const newsletter = new Newsletter(outbox);

  async function accept(form: string, body: unknown) {
    const submission = submissionOf(form, body);
    const errors = form === NEWSLETTER_FORM ? newsletter.errorsOf(submission.answers) : errorsOf(submission);
    if (errors) return { status: 400, body: { content: [], errors } };
    const outcome = received.add(submission);
    if (outcome === 'conflict') throw new HttpError(409, 'Another submission has this submissionId.');
    if (outcome === 'new' && form === NEWSLETTER_FORM) newsletter.change(submission.answers);
    return { status: 200, body: { content: [{ submissionID: submission.submissionId }] } };
  }

  return async (req, res) => {
    const [, form = '', part = ''] = PATH.exec(requestUrl(req).pathname) ?? [];
    if (form === '') throw new HttpError(404, 'Nothing is here.');
    if (req.headers.apikey !== key) throw new HttpError(401, 'The key is missing or wrong.');
    if (form !== NEWSLETTER_FORM && !FORMS.has(form)) throw new HttpError(404, 'There is no such form.');
    nameOperation(req, `${part} of ${form}`);
    const method = part === 'questions' ? 'GET' : 'POST';
    if (req.method !== method) throw new HttpError(405, `This path takes ${method}.`);
    if (method === 'GET') return sendJson(res, 200, { content: [{ answers: FORMS.get(form) ?? {} }] });
    const response = await accept(form, await readJson(req));
    sendJson(res, response.status, response.body);
  };
}

/** @throws HttpError 400 for a body that breaks the contract */
function submissionOf(form: string, body: unknown): EmbeddedSubmission {
  try {
    const { submissionId, submission } = submissionSchema.validateSync(body, { strict: true });
    return { form, submissionId, answers: submission as EmbeddedSubmission['answers'] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new HttpError(400, error.message);
  }
}

/** Returns an error for each answer that is invalid or belongs to no question; null for a valid submission. */
function errorsOf({ form, answers }: EmbeddedSubmission): Record<string, string> | null {
  const questions = questionsOf({ id: form, answers: FORMS.get(form) ?? {} });
  const unknown = Object.keys(answers).filter((id) => !questions.some((question) => question.id === id));
  if (unknown.length > 0) return Object.fromEntries(unknown.map((id) => [id, 'There is no such question.']));
  const values = Object.fromEntries(questions.map((question) => [question.name, fieldValue(question, answers)]));
  try {
    embeddedSchemaOf(questions).validateSync({ formId: form, ...values }, { strict: true, abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const each = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(each.map(({ path = '', message }) => [path.replace(/\[.*$|^.*_/g, ''), message]));
  }
}

/** Returns an answer as its field has it. */
function fieldValue({ id, kind }: Question, answers: EmbeddedSubmission['answers']): unknown {
  const answer = answers[id];
  if (answer === undefined) return undefined;
  if (kind === 'number') return Number(answer);
  return kind === 'consent' ? answer === 'Yes' : answer;
}
