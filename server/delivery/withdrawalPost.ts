import { ValidationError } from 'yup';
import { FORM_FIELDS, type WithdrawalState } from '../../src/contracts/forms/formState.ts';
import { WITHDRAWAL_STEP, withdrawalInputSchema } from '../../src/contracts/forms/withdrawalForm.ts';
import type { AnyPageRequest } from '../page/route/pageRequest.ts';
import type { ConfirmOutcome, ReviewOutcome, Withdrawal } from '../withdrawal/withdrawal.ts';

/** What the page of a withdrawal shows after a post, with its status. */
interface WithdrawalResponse {
  status: number;
  state: WithdrawalState;
  /** Seconds, with the status 429. */
  retryAfter?: number;
}

/** Takes a step of the withdrawal: looks for the booking, or withdraws from it. */
export async function takeWithdrawalStep(
  fields: URLSearchParams,
  { site, language, path, origin }: AnyPageRequest,
  { withdrawal, client }: { withdrawal: Withdrawal; client: string },
): Promise<WithdrawalResponse> {
  const values = { bookingNumber: fields.get('bookingNumber') ?? '', email: fields.get('email') ?? '' };
  if (fields.get(FORM_FIELDS.trap)) return refusedWith(values, 422, { problem: 'formErrorRobot' });
  const read = inputOf(values);
  if ('errors' in read) return refusedWith(values, 422, { errors: read.errors });
  const call = { input: read.input, site, language, client, source: `${origin}${path}` };
  const isConfirmed = fields.get(WITHDRAWAL_STEP.name) === WITHDRAWAL_STEP.confirm;
  return isConfirmed
    ? responseTo(values, await withdrawal.confirm(call))
    : responseTo(values, await withdrawal.review(call));
}

type Values = WithdrawalState['values'];

function inputOf(values: Values): { input: Values } | { errors: WithdrawalState['errors'] } {
  try {
    return { input: withdrawalInputSchema.validateSync(values, { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The message of a broken rule is the key of its text.
    const broken = error.inner.map(({ path = '', message }) => [path, message]).reverse();
    return { errors: Object.fromEntries(broken) as WithdrawalState['errors'] };
  }
}

const stateOf = (values: Values, changes: Partial<WithdrawalState>): WithdrawalState => ({
  status: 'withdrawal',
  form: 'withdrawal',
  step: 'form',
  values,
  errors: {},
  problem: null,
  booked: null,
  at: null,
  ...changes,
});

const refusedWith = (
  values: Values,
  status: number,
  changes: Pick<Partial<WithdrawalState>, 'errors' | 'problem'>,
): WithdrawalResponse => ({ status, state: stateOf(values, changes) });

function responseTo(values: Values, outcome: ReviewOutcome | ConfirmOutcome): WithdrawalResponse {
  switch (outcome.kind) {
    case 'found':
      return { status: 200, state: stateOf(values, { step: 'review', booked: outcome.booked }) };
    case 'request':
      return { status: 200, state: stateOf(values, { step: 'review' }) };
    case 'withdrawn': {
      const { booked, at, hasReceipt } = outcome;
      const problem = hasReceipt ? null : 'withdrawalNoReceipt';
      return { status: 200, state: stateOf(values, { step: 'done', booked, at, problem }) };
    }
    case 'requested':
      return { status: 200, state: stateOf(values, { step: 'done', at: outcome.at }) };
    case 'unknown':
      return refusedWith(values, 422, { problem: 'withdrawalUnknown' });
    case 'past':
      return refusedWith(values, 422, { problem: 'withdrawalPast' });
    case 'failed':
      return refusedWith(values, 502, { problem: 'withdrawalFailed' });
    case 'limited':
      return { ...refusedWith(values, 429, { problem: 'formErrorRate' }), retryAfter: outcome.retryAfter };
  }
}
