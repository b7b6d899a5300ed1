import type { DictionaryKey } from '../dictionary/dictionary.ts';
import type { FormErrorKey } from '../dictionary/forms.ts';
import type { SavedSearchView } from '../savedSearches/savedSearch.ts';
import type { FormName } from './forms.ts';
import type { FormErrors } from './parseForm.ts';
import type { BookedFacts } from './withdrawalForm.ts';

/**
 * The state of a page's form. The page gets it from the server: after a form was sent without scripts (`refused`), or at the URL of
 * the confirmation (`sent`).
 */
export type FormState = SentForm | RefusedForm | PostedState;

/** What a page shows after a form of its own was posted to it. */
export type PostedState = WithdrawalState | SavedSearchState | SavedSearchesState;

/** A search that was saved, or why it was not. */
export interface SavedSearchState {
  status: 'savedSearch';
  form: 'savedSearch';
  formId?: undefined;
  /** The mail with the link is on its way. */
  isSaved: boolean;
  /** What was typed, as it was typed. */
  values: Readonly<{ email: string; frequency: string }>;
  errors: Readonly<Partial<Record<'email' | 'frequency', DictionaryKey>>>;
  /** The error that belongs to no field. */
  problem: DictionaryKey | null;
}

/** The saved searches behind the link of a mail. */
export interface SavedSearchesState {
  status: 'savedSearches';
  form: 'savedSearches';
  formId?: undefined;
  /** Null: the link shows nothing. */
  searches: readonly SavedSearchView[] | null;
  /** What was done. */
  done: DictionaryKey | null;
  problem: DictionaryKey | null;
}

/** The withdrawal from a booking, which is sent in two steps without scripts. */
export interface WithdrawalState {
  status: 'withdrawal';
  form: 'withdrawal';
  formId?: undefined;
  /** `form`: enter number and e-mail; `review`: confirm; `done`: the receipt. */
  step: 'form' | 'review' | 'done';
  /** What was typed, as it was typed. */
  values: Readonly<{ bookingNumber: string; email: string }>;
  errors: Readonly<Partial<Record<'bookingNumber' | 'email', DictionaryKey>>>;
  /** The error that belongs to no field. */
  problem: DictionaryKey | null;
  /** Null: the booking system does not show it, and the customer service handles the withdrawal. */
  booked: BookedFacts | null;
  /** When it was received, in milliseconds since 1970; null before. */
  at: number | null;
}

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
