import type { Customer, Vehicle } from '../../../contracts/tireHotel/authorization.ts';
import type { TireConfirmation } from '../../../contracts/tireHotel/tireBooking.ts';

/** The state of the tire hotel (S3 §2.4, §3.3, §4.3, docs/decisions/0109). */

export const TIRE_STEPS = ['search', 'login', 'code', 'loggedIn', 'booking', 'confirmation'] as const;
export type TireStep = (typeof TIRE_STEPS)[number];

/** What the booking step shows: day, time and contact details, or everything to check before it is sent (U19). */
export type BookingPart = 'form' | 'review';

/** A code that was requested. The token is a name for the token of the tire system, worthless without the visitor's cookie. */
export interface RequestedCode {
  authorizationToken: string;
  /** Milliseconds since 1970. */
  requestedAt: number;
  /** How many wrong codes were entered. */
  wrongTries: number;
}

/** What the visitor has chosen and typed in the booking step. It survives a reload, encrypted (U23). */
export interface BookingDraft {
  /** `2026-11-26`; empty until a day is chosen. */
  day: string;
  /** A `startTime` of that day; null while none is chosen, and when the day has no times. */
  startTime: string | null;
  firstName: string;
  lastName: string;
  phoneMobile: string;
  email: string;
  freeText: string;
}

export const EMPTY_DRAFT: BookingDraft = {
  day: '',
  startTime: null,
  firstName: '',
  lastName: '',
  phoneMobile: '',
  email: '',
  freeText: '',
};

export interface TireState {
  step: TireStep;
  part: BookingPart;
  customer: Customer | null;
  code: RequestedCode | null;
  /** The first vehicle of a response with status 0; null before the login. */
  vehicle: Vehicle | null;
  confirmation: TireConfirmation | null;
  /** Whether the confirmed booking has been rated. */
  isRated: boolean;
  draft: BookingDraft;
  /** Whether the draft was sent and nobody knows the outcome: it can only be sent again, because another one could be a second booking (Q32). */
  isSent: boolean;
  /** Why the visitor is at the search again, in words; empty without a reason. */
  notice: string;
}

export const INITIAL_STATE: TireState = {
  step: 'search',
  part: 'form',
  customer: null,
  code: null,
  vehicle: null,
  confirmation: null,
  isRated: false,
  draft: EMPTY_DRAFT,
  isSent: false,
  notice: '',
};
