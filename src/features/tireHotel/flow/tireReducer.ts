import type { Customer, Validated } from '../../../contracts/tireHotel/authorization.ts';
import type { TireConfirmation } from '../../../contracts/tireHotel/tireBooking.ts';
import {
  type BookingDraft,
  type BookingPart,
  INITIAL_STATE,
  type RequestedCode,
  TIRE_STEPS,
  type TireState,
  type TireStep,
} from './tireState.ts';

/** Everything that can happen in the tire hotel. */
export type TireEvent =
  | { type: 'customerFound'; customer: Customer }
  | { type: 'codeSent'; code: RequestedCode }
  /** A wrong code was entered. */
  | { type: 'codeRefused' }
  | { type: 'codeVerified'; validated: Validated }
  /** 'Boka hjulskifte'. */
  | { type: 'bookingOpened' }
  | { type: 'draftChanged'; draft: BookingDraft }
  /** The details are complete: check your answers. */
  | { type: 'reviewOpened' }
  /** The draft is being sent. */
  | { type: 'bookingSent' }
  /** The draft that was sent is not booked. */
  | { type: 'bookingRefused' }
  | { type: 'booked'; confirmation: TireConfirmation }
  /** A rating was sent, whatever came of it. */
  | { type: 'rated' }
  /** The visitor opens a step: by 'Tillbaka', or through the history. */
  | { type: 'stepShown'; step: TireStep; part?: BookingPart }
  /** 'Logga ut', 'Boka tid för annan bil', or a 401 of the server. */
  | { type: 'ended'; notice: string }
  /** What was stored before a reload. */
  | { type: 'restored'; state: TireState };

/** Returns the state after an event, or the same object when the event has no effect in this state (docs/decisions/0109). */
export function tireReducer(state: TireState, event: TireEvent): TireState {
  switch (event.type) {
    case 'customerFound':
      return state.vehicle ? state : { ...INITIAL_STATE, customer: event.customer, step: 'login' };
    case 'codeSent':
      return state.customer && !state.vehicle ? { ...state, code: event.code, step: 'code' } : state;
    case 'codeRefused':
      return state.code ? { ...state, code: { ...state.code, wrongTries: state.code.wrongTries + 1 } } : state;
    case 'codeVerified':
      return afterCode(state, event.validated);
    case 'bookingOpened':
      return shown(state, 'booking', 'form');
    case 'draftChanged':
      return withDraft(state, event.draft);
    case 'reviewOpened':
      return shown(state, 'booking', 'review');
    case 'bookingSent':
    case 'bookingRefused':
      return { ...state, isSent: event.type === 'bookingSent' };
    case 'booked':
      return afterBooking(state, event.confirmation);
    case 'rated':
      return state.confirmation ? { ...state, isRated: true } : state;
    case 'stepShown':
      return shown(state, event.step, event.part ?? 'form');
    case 'ended':
      return { ...INITIAL_STATE, notice: event.notice };
    case 'restored':
      return state === INITIAL_STATE ? event.state : state;
  }
}

/** Status 0 of the tire system: logged in (S3 §3.3). */
export const LOGGED_IN = 0;

/** Only the first vehicle is used (S3 §3.3). */
function afterCode(state: TireState, { status, vehicles: [vehicle] }: Validated): TireState {
  if (!state.code || status !== LOGGED_IN || !vehicle) return state;
  return { ...state, step: 'loggedIn', vehicle, code: null, notice: '' };
}

/** What was sent with an unknown outcome stays as it is. */
const withDraft = (state: TireState, draft: TireState['draft']): TireState =>
  state.step === 'booking' && !state.isSent ? { ...state, draft } : state;

/** Once booked there is nothing to send again: the draft is forgotten. The visitor may have gone back while it was sent. */
function afterBooking(state: TireState, confirmation: TireConfirmation): TireState {
  if (!state.vehicle) return state;
  return { ...state, step: 'confirmation', part: 'form', confirmation, draft: INITIAL_STATE.draft, isSent: false };
}

/**
 * Opens a step that can be opened now. A confirmed booking shows its confirmation, and a visitor who is logged in is not asked for
 * plate and code again (S3 §4.3). A step that is not reached opens the last one that is. While the outcome of a
 * booking is unknown, the review is shown in place of the form.
 */
function shown(state: TireState, requested: TireStep, part: BookingPart): TireState {
  const step = openable(state, requested);
  const isReview = state.isSent || (part === 'review' && state.draft.day !== '');
  const shownPart = step === 'booking' && isReview ? 'review' : 'form';
  return step === state.step && shownPart === state.part ? state : { ...state, step, part: shownPart };
}

function openable({ customer, code, vehicle, confirmation }: TireState, requested: TireStep): TireStep {
  if (confirmation) return 'confirmation';
  if (vehicle) return requested === 'booking' ? 'booking' : 'loggedIn';
  const last: TireStep = code ? 'code' : customer ? 'login' : 'search';
  return TIRE_STEPS.indexOf(requested) <= TIRE_STEPS.indexOf(last) ? requested : last;
}
