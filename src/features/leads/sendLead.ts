import { isRecord, recordOf } from '../../../lib/record.ts';
import { FORM_FIELDS, type RefusedForm } from '../../contracts/forms/formState.ts';
import type { FormErrors } from '../../contracts/forms/parseForm.ts';
import { type BookedTestDrive, bookedTestDriveSchema } from '../../contracts/leads/testDrive.ts';

/** F078. */
const ATTEMPTS = 3;
const PAUSE_MS = 1_000;
/** Milliseconds for one attempt: more than the server waits for the upstream. */
const TIMEOUT_MS = 15_000;

interface LeadBody {
  formName: string;
  /** The same in every attempt, so that the lead is accepted once. */
  formSubmissionId: string;
  values: Readonly<Record<string, unknown>>;
  language: string;
  elapsed: number;
}

/** A test drive that was booked with the form. */
export interface SentTestDrive extends BookedTestDrive {
  timeSlot: string;
}

export interface SentLead {
  testDrive?: SentTestDrive;
  /** It is passed on later. */
  isStored?: true;
}

export type LeadResult =
  | ({ kind: 'sent' } & SentLead)
  | { kind: 'refused'; errors: FormErrors; problem: RefusedForm['problem'] };

/**
 * Sends a form. Repeats it when the connection or the server fails. Without a connection from the start it has not been sent, and the message says so; a
 * connection that was lost meanwhile may have brought it to the server.
 */
export async function sendLead(body: LeadBody): Promise<LeadResult> {
  let mayHaveArrived = false;
  for (let attempt = 1; ; attempt += 1) {
    mayHaveArrived ||= navigator.onLine;
    const result = await sendOnce(body);
    if (result) return result;
    if (!mayHaveArrived) return refused('formErrorOffline');
    if (attempt === ATTEMPTS) return refused('carDetailFormError');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Returns null when the form may be sent again. */
async function sendOnce(body: LeadBody): Promise<LeadResult | null> {
  try {
    const response = await fetch('/api/forms/comhub', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    switch (response.status) {
      case 202:
        return sentWith(body, await response.json().catch(() => null));
      case 400:
        return refusedFields(recordOf(await response.json()).errors as FormErrors | undefined);
      case 409:
        return refused('formErrorChanged');
      case 429:
        return refused('formErrorRate');
      default:
        return response.status >= 500 ? null : refused('carDetailFormError');
    }
  } catch {
    return null;
  }
}

/** Returns the result of an accepted form; with the test drive that the response has. */
function sentWith({ values }: LeadBody, response: unknown): LeadResult {
  const { testDrive, isStored } = recordOf(response);
  const { testDriveTime: timeSlot } = values;
  // A wish for a day is sent with the lead alone. The schema would accept a response without a test drive.
  const isBooked =
    typeof timeSlot === 'string' &&
    isRecord(testDrive) &&
    bookedTestDriveSchema.isValidSync(testDrive, { strict: true });
  return {
    kind: 'sent',
    ...(isStored === true && { isStored }),
    ...(isBooked && { testDrive: { ...testDrive, timeSlot } }),
  };
}

const refused = (problem: RefusedForm['problem']): LeadResult => ({ kind: 'refused', errors: {}, problem });

function refusedFields(errors: FormErrors = {}): LeadResult {
  if (FORM_FIELDS.trap in errors) return refused('formErrorRobot');
  return { kind: 'refused', errors, problem: Object.keys(errors).length > 0 ? null : 'carDetailFormError' };
}
