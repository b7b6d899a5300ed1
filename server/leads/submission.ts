import { recordOf } from '../../lib/record.ts';
import { FORM_FIELDS } from '../../src/contracts/forms/formState.ts';

/** A form as it arrived, not yet validated. */
export interface Submission {
  formName: unknown;
  formSubmissionId: unknown;
  values: unknown;
  /** The field that only robots fill in. */
  trap: unknown;
  /** Milliseconds from the display of the form until it was sent. */
  elapsed: unknown;
  /** URL or path of the page with the form. */
  source: unknown;
}

/** Reads the body of `POST /api/forms/comhub`. */
export function submissionOfJson(body: unknown): Submission {
  const { formName, formSubmissionId, values, ...rest } = recordOf(body);
  const { source, [FORM_FIELDS.trap]: trap } = recordOf(values);
  const { [FORM_FIELDS.elapsed]: elapsed, [FORM_FIELDS.trap]: outerTrap } = rest;
  return { formName, formSubmissionId, values, trap: trap || outerTrap, elapsed, source };
}

/** Reads the body of a form that was posted to its page. A name that occurs several times has several values. */
export function submissionOfForm(fields: URLSearchParams, path: string): Submission {
  const values: Record<string, string | string[]> = Object.create(null);
  for (const name of new Set(fields.keys())) {
    const [first = '', ...others] = fields.getAll(name);
    values[name] = others.length > 0 ? [first, ...others] : first;
  }
  const elapsed = fields.get(FORM_FIELDS.elapsed);
  return {
    formName: fields.get(FORM_FIELDS.form),
    formSubmissionId: fields.get(FORM_FIELDS.submission) ?? '',
    values: { ...values },
    trap: fields.get(FORM_FIELDS.trap),
    elapsed: elapsed === null || elapsed === '' ? undefined : Number(elapsed),
    source: path,
  };
}
