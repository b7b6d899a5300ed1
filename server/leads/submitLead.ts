import type { FormErrorKey } from '../../src/contracts/dictionary/forms.ts';
import { FORM_FIELDS, MIN_ELAPSED } from '../../src/contracts/forms/formState.ts';
import { type FormName, isFormIn, isFormName } from '../../src/contracts/forms/forms.ts';
import { type FormErrors, schemaOf } from '../../src/contracts/forms/parseForm.ts';
import { sourceFactsOf } from '../../src/contracts/leads/leadSource.ts';
import { type Lead, UUID } from '../../src/contracts/leads/leads.ts';
import type { BookedTestDrive } from '../../src/contracts/leads/testDrive.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Sent } from '../outbox/outbox.ts';
import type { ValidLead } from '../page/loaders.ts';
import type { RequestScope } from '../page/sources.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import { digest, digestId } from '../store/digest.ts';
import { type Attempt, createExactlyOnce, type OnceOutcome } from '../store/exactlyOnce.ts';
import type { SharedStore } from '../store/sharedStore.ts';
import type { Delivery } from './deliverForm.ts';
import { TestDriveRefused } from './deliverTestDrive.ts';
import { LINK_LIFETIME_MS } from './newsletterLinks.ts';
import type { Submission } from './submission.ts';

/** Response to a submission: accepted (`isStored`: by the outbox, which passes it on later), broken rules, an id with other values, too many, or a failed upstream. */
export type LeadResponse =
  | { status: 202; formSubmissionId: string; isRepeated: boolean; isStored?: true; testDrive?: BookedTestDrive }
  | { status: 400; errors: Readonly<Record<string, FormErrorKey>> }
  | { status: 409 }
  | { status: 429; retryAfter: number }
  | { status: 502 };

export interface LeadCall extends Omit<RequestScope, 'signal'> {
  /** Origin of the site, from its configuration. */
  origin: string;
  /** Key of the client. */
  client: string;
}

/** Sends a form as a lead, once for each id. Never rejects because of what a visitor sends. */
export type SubmitLead = (submission: Submission, call: LeadCall) => Promise<LeadResponse>;

/** A valid form. `id` replaces that of the browser. */
export type ReadForm = (Omit<ValidLead, 'values'> & { values: object; id?: string }) | { errors: FormErrors };

type ValidSubmission = Exclude<ReadForm, { errors: FormErrors }> & { submission: Submission; call: LeadCall };

type ReadLead = (form: FormName, input: unknown, call: LeadCall) => Promise<ReadForm>;

interface SubmitLeadDependencies {
  /** Sends a form to its upstream, or stores it in its outbox. */
  deliver: (delivery: Delivery) => Promise<Sent>;
  /** Returns the test drive that was booked with an accepted lead; null for none. */
  bookedWith: (call: LeadCall, id: string) => Promise<BookedTestDrive | null>;
  store: SharedStore;
  readLead: ReadLead;
  /** Forms that one client may send in a minute. */
  perMinute: () => number;
  /** Milliseconds that a call of the upstream may take. */
  timeoutMs: number;
  log: Log;
  metrics: Metrics;
}

/** Milliseconds beyond the longest call after which the process that made it has ended. */
const LEASE_MARGIN_MS = 5_000;
const MAX_SOURCE = 500;

type Outcome = OnceOutcome['kind'] | 'invalid' | 'robot' | 'limited';

export function createSubmitLead(dependencies: SubmitLeadDependencies): SubmitLead {
  const { store, timeoutMs } = dependencies;
  const sender: Sender = {
    ...dependencies,
    sendOnce: createExactlyOnce({ store, leaseMs: timeoutMs + LEASE_MARGIN_MS }),
  };
  return async (submission, call) => {
    const { site } = call;
    const { formName } = submission;
    const form = isFormName(formName) && isFormIn(formName, site.country) ? formName : null;
    const count = (outcome: Outcome) => dependencies.metrics.leads.labels(form ?? 'unknown', site.id, outcome).inc();
    if (form === null) {
      count('invalid');
      return { status: 400, errors: { [FORM_FIELDS.form]: 'formErrorInvalid' } };
    }
    const checked = await checkSubmission(sender, { form, submission, call });
    if ('outcome' in checked) {
      count(checked.outcome);
      return checked.response;
    }
    const response = await sendValid(sender, form, checked);
    if (response.status !== 202 || !checked.recipient.testDrive) return response;
    const booked = await dependencies.bookedWith(call, checked.id);
    return booked ? { ...response, testDrive: booked } : response;
  };
}

type Sender = SubmitLeadDependencies & { sendOnce: ReturnType<typeof createExactlyOnce> };

/** A submission that is not sent, with the response to it. */
interface Rejected {
  outcome: Outcome;
  response: LeadResponse;
}

const rejected = (errors: Readonly<Record<string, FormErrorKey>>, outcome: Outcome = 'invalid'): Rejected => ({
  outcome,
  response: { status: 400, errors },
});

/** Returns the valid form of a submission with its id, or why it is not sent. */
async function checkSubmission(
  { readLead, store, perMinute, log }: Sender,
  { form, submission, call }: { form: FormName; submission: Submission; call: LeadCall },
): Promise<Rejected | (ValidSubmission & { id: string })> {
  const { site, client } = call;
  if (isRobot(submission)) return rejected({ [FORM_FIELDS.trap]: 'formErrorRobot' }, 'robot');
  let read: ReadForm;
  try {
    read = await readLead(form, submission.values, call);
  } catch (error) {
    log.error({ event: LOG_EVENTS.leadFailed, form, site: site.id, cause: 'recipient', err: error });
    return { outcome: 'failed', response: { status: 502 } };
  }
  if ('errors' in read) return rejected(read.errors);
  const id = idOf(submission, [site.id, form, read.values], read.id);
  if (id === null) return rejected({ [FORM_FIELDS.submission]: 'formErrorInvalid' });
  const burst = perMinute();
  const wait = await store.take(`leads:${client}`, { burst, perSecond: burst / 60 });
  if (wait > 0) return { outcome: 'limited', response: { status: 429, retryAfter: Math.ceil(wait / 1_000) } };
  return { ...read, id, submission, call };
}

/** Sends a valid form once, as a lead with the id. */
async function sendValid(
  sender: Sender,
  form: FormName,
  valid: ValidSubmission & { id: string },
): Promise<LeadResponse> {
  const { id, values, recipient, questions, holdId, submission, call } = valid;
  const { site, language, origin } = call;
  const { source, facts } = sourceOf(submission.source, origin);
  const testDrive = recipient.testDrive && { ...recipient.testDrive, ...(holdId && { holdId }) };
  const lead: Lead = {
    formName: form,
    formSubmissionId: id,
    values: { ...values, ...recipient.added, ...facts, source, language: language.code },
  };
  const details = { form, site: site.id, dealer: recipient.dealerId, submission: id };
  const outcome = await sender.sendOnce({
    key: `${site.id}:${id}`,
    fingerprint: digest([id, form, values]),
    // A link works once.
    lifetimeMs: form === 'newsletterConfirm' ? LINK_LIFETIME_MS.confirm : undefined,
    send: (isRepeated) => send(sender, { lead, questions, call, isRepeated, ...(testDrive && { testDrive }) }, details),
  });
  sender.metrics.leads.labels(form, site.id, outcome.kind).inc();
  return responseOf(outcome, id, Object.keys(schemaOf(form, questions).fields));
}

/** Makes one attempt to deliver a lead. @param details of the log line */
async function send({ deliver, log }: Sender, delivery: Delivery, details: Record<string, unknown>): Promise<Attempt> {
  const fail = (cause: string) => log.error({ event: LOG_EVENTS.leadFailed, ...details, cause });
  try {
    const sent = await deliver(delivery);
    if (sent.kind === 'accepted') log.info({ event: LOG_EVENTS.leadSent, ...details });
    if (sent.kind === 'refused') fail('refused');
    return sent;
  } catch (error) {
    if (error instanceof TestDriveRefused) return { kind: 'refused', fields: refusedFields(error) };
    const isIdKnown = error instanceof UpstreamError && error.status === 409;
    if (isIdKnown && delivery.isRepeated) {
      // An earlier attempt was accepted and its response lost. What the server adds to the values has changed since.
      log.info({ event: LOG_EVENTS.leadSent, ...details });
      return { kind: 'accepted' };
    }
    fail(error instanceof UpstreamError ? error.kind : 'error');
    return { kind: isIdKnown ? 'conflict' : 'failed' };
  }
}

function responseOf(outcome: OnceOutcome, formSubmissionId: string, known: readonly string[]): LeadResponse {
  switch (outcome.kind) {
    case 'stored':
      return { status: 202, formSubmissionId, isRepeated: false, isStored: true };
    case 'accepted':
    case 'duplicate':
      return { status: 202, formSubmissionId, isRepeated: outcome.kind === 'duplicate' };
    case 'conflict':
      return { status: 409 };
    case 'failed':
      return { status: 502 };
    case 'refused': {
      const refused = refusedTestDrive(outcome.fields);
      if (refused) return refused;
      const fields = outcome.fields.filter((field) => known.includes(field));
      const names = fields.length > 0 ? fields : ['values'];
      return { status: 400, errors: Object.fromEntries(names.map((name) => [name, 'formErrorInvalid'])) };
    }
  }
}

/** Begins the fields of an outcome that says why a test drive was not booked. */
const TEST_DRIVE = 'testDrive';
const refusedFields = ({ reason, retryAfter }: TestDriveRefused): string[] => [TEST_DRIVE, reason, String(retryAfter)];

/** Returns the response for a test drive that was not booked; null for other refusals. */
function refusedTestDrive([kind, reason, retryAfter]: readonly string[]): LeadResponse | null {
  if (kind !== TEST_DRIVE || reason === undefined) return null;
  if (reason === 'limited') return { status: 429, retryAfter: Number(retryAfter) };
  const error = reason === 'taken' ? 'formErrorTestDriveLost' : 'formErrorTestDriveTime';
  return { status: 400, errors: { testDriveTime: error } };
}

function isRobot({ trap, elapsed }: Submission): boolean {
  const isTrapped = trap !== undefined && trap !== null && trap !== '' && trap !== false;
  return isTrapped || (typeof elapsed === 'number' && !(elapsed >= MIN_ELAPSED));
}

/**
 * Returns the id of a submission; null for an invalid one. A form without scripts has none: its page is cached and the same for all
 * visitors. It gets an id by its values and the day, so that the same form is one lead (docs/decisions/0075).
 */
function idOf({ formSubmissionId: id }: Submission, content: readonly unknown[], fixed?: string): string | null {
  if (fixed !== undefined) return fixed;
  if (id === '') {
    const day = new Date().toISOString().slice(0, 10);
    return digestId([...content, day]);
  }
  const text = typeof id === 'string' ? id.toLowerCase() : '';
  return UUID.test(text) ? text : null;
}

/** Returns the URL of the page on the site, without query, and what its query says of the lead. */
function sourceOf(source: unknown, origin: string) {
  const url = typeof source === 'string' ? URL.parse(source, origin) : null;
  return {
    source: `${origin}${(url?.pathname ?? '/').slice(0, MAX_SOURCE)}`,
    facts: sourceFactsOf(url?.searchParams ?? new URLSearchParams()),
  };
}
