import type { Booking } from './bookings.ts';
import type { Scenario } from './scenarios.ts';

/** What the control page and `state.json` say of the service booking. */
export interface BookingState {
  readonly plates: Readonly<Record<Scenario, string>>;
  /** URL of the booking page on this machine. */
  readonly url: string;
  /** Oldest first. */
  readonly bookings: readonly Booking[];
}
