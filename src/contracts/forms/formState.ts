import type { FormErrorKey } from '../dictionary/forms.ts';
import type { FormName } from './forms.ts';
import type { FormErrors } from './parseForm.ts';

/**
 * The state of a page's form. The page gets it from the server: after a form was sent without scripts (`refused`), or at the URL of
 * the confirmation (`sent`).
 */
export type FormState = SentForm | RefusedForm;

export interface SentForm {
  status: 'sent';
  form: FormName;
  /** Id of an embedded form. */
  formId?: string;
  /** The link of a mail was used before. */
  isRepeated?: true;
  /** The form is in the outbox, and is passed on when its upstream has recovered. */
  isStored?: true;
}

export interface RefusedForm {
  status: 'refused';
  form: FormName;
  /** Id of an embedded form. */
  formId?: string;
  /** What was typed, as it was typed. */
  values: Readonly<Record<string, string | readonly string[]>>;
  errors: FormErrors;
  /** The error that belongs to no field. */
  problem: FormErrorKey | 'carDetailFormError' | null;
}

/** The query parameter of a confirmation: `?sent=contact`. */
export const SENT_PARAMETER = 'sent';

/** Fields of a form besides its values, by their names in a form that is posted without scripts. */
export const FORM_FIELDS = {
  form: 'formName',
  submission: 'formSubmissionId',
  /** Seen by robots only; people leave it empty. */
  trap: 'website',
  /** Milliseconds from the display of the form until it was sent; forms without scripts do not have it. */
  elapsed: 'elapsed',
} as const;

/** A form that arrives sooner after its display was not filled in by a person. Milliseconds. */
export const MIN_ELAPSED = 1_000;
