import { ValidationError } from 'yup';
import type { DictionaryKey } from '../../src/contracts/dictionary/dictionary.ts';
import { FORM_FIELDS, type SavedSearchesState, type SavedSearchState } from '../../src/contracts/forms/formState.ts';
import { savedSearchSchema } from '../../src/contracts/forms/savedSearchForm.ts';
import { LINK_TOKEN } from '../../src/contracts/page/secretQuery.ts';
import {
  FREQUENCIES,
  type Frequency,
  SEARCH_FIELD,
  SEARCH_STEP,
} from '../../src/contracts/savedSearches/savedSearch.ts';
import type { AnyPageRequest } from '../page/route/pageRequest.ts';
import type { SavedSearches } from '../savedSearches/createSavedSearches.ts';
import type { ManageCall, ManageOutcome, SaveOutcome } from '../savedSearches/savedSearchCalls.ts';

/** What a page shows after a post about saved searches, with its status. */
export interface SavedSearchResponse {
  status: number;
  state: SavedSearchState | SavedSearchesState;
  /** Seconds, with the statuses 429 and 503. */
  retryAfter?: number;
}

/** Seconds after which a visitor may try again while the store is unavailable. */
const STORE_RETRY_SECONDS = 10;

/** Saves the search of a list, or watches the car of a page. */
export async function saveSearch(
  fields: URLSearchParams,
  request: AnyPageRequest,
  { savedSearches, client }: { savedSearches: SavedSearches; client: string },
): Promise<SavedSearchResponse> {
  const values = { email: fields.get('email') ?? '', frequency: fields.get('frequency') ?? '' };
  const respond = (status: number, changes: Partial<SavedSearchState>): SavedSearchResponse => ({
    status,
    state: {
      status: 'savedSearch',
      form: 'savedSearch',
      isSaved: false,
      values,
      errors: {},
      problem: null,
      ...changes,
    },
  });
  if (fields.get(FORM_FIELDS.trap)) return respond(422, { problem: 'formErrorRobot' });
  const read = inputOf(values);
  if ('errors' in read) return respond(422, { errors: read.errors });
  const target = await savedSearches.targetOf(request).catch(() => 'failed' as const);
  if (target === 'failed' || target === null) return respond(502, { problem: 'savedSearchFailed' });
  if (target === 'empty') return respond(422, { problem: 'savedSearchEmpty' });
  const { site, language } = request;
  const origin = savedSearches.originOf(request);
  const outcome: SaveOutcome = await savedSearches.calls.save({
    input: read.input,
    target,
    site,
    language,
    origin,
    client,
  });
  if (outcome.kind === 'saved') return respond(200, { isSaved: true });
  if (outcome.kind === 'failed')
    return { ...respond(503, { problem: 'savedSearchFailed' }), retryAfter: STORE_RETRY_SECONDS };
  return { ...respond(429, { problem: 'formErrorRate' }), retryAfter: outcome.retryAfter };
}

function inputOf(
  values: SavedSearchState['values'],
): { input: { email: string; frequency: Frequency } } | { errors: SavedSearchState['errors'] } {
  try {
    const { email, frequency } = savedSearchSchema.validateSync(values, { abortEarly: false });
    return { input: { email, frequency: frequency || FREQUENCIES[0] } };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The message of a broken rule is the key of its text.
    const broken = error.inner.map(({ path = '', message }) => [path, message]).reverse();
    return { errors: Object.fromEntries(broken) as SavedSearchState['errors'] };
  }
}

/** What is said when a step is done. */
const DONE: Readonly<Record<ManageCall['step'], DictionaryKey | null>> = {
  show: null,
  confirm: 'savedSearchConfirmed',
  edit: 'savedSearchChanged',
  renew: 'savedSearchRenewed',
  end: 'savedSearchEnded',
  endAll: 'savedSearchEnded',
};

/** Shows, confirms, changes or ends the saved searches behind the link of a mail. */
export async function manageSearches(
  fields: URLSearchParams,
  { site }: AnyPageRequest,
  { savedSearches, client }: { savedSearches: SavedSearches; client: string },
): Promise<SavedSearchResponse> {
  const respond = (status: number, changes: Partial<SavedSearchesState>): SavedSearchResponse => ({
    status,
    state: { status: 'savedSearches', form: 'savedSearches', searches: null, done: null, problem: null, ...changes },
  });
  const step = stepIn(fields);
  if (step === null) return respond(422, { problem: 'formErrorInvalid' });
  const outcome: ManageOutcome = await savedSearches.calls.manage({
    site,
    token: fields.get(LINK_TOKEN) ?? '',
    client,
    step,
    search: fields.get(SEARCH_FIELD) ?? '',
    frequency: FREQUENCIES.find((each) => each === fields.get('frequency')) ?? null,
  });
  switch (outcome.kind) {
    case 'shown':
      return respond(200, { searches: outcome.searches, done: outcome.isDone ? DONE[step] : null });
    case 'unknown':
      return respond(422, { problem: 'savedSearchLinkOver' });
    case 'failed':
      return { ...respond(503, { problem: 'savedSearchFailed' }), retryAfter: STORE_RETRY_SECONDS };
    case 'limited':
      return { ...respond(429, { problem: 'formErrorRate' }), retryAfter: outcome.retryAfter };
  }
}

function stepIn(fields: URLSearchParams): ManageCall['step'] | null {
  const { name, ...steps } = SEARCH_STEP;
  // The Enter key sends a form without the button that was pressed.
  const given = fields.get(name) ?? steps.show;
  return Object.values(steps).find((step) => step === given) ?? null;
}
