import type { SiteConfig } from '../../config/siteConfig.ts';
import type { BookingError } from '../../src/contracts/booking/bookingErrors.ts';
import type { ManagedBooking, MoveRequest } from '../../src/contracts/booking/managedBooking.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { BookingRefused } from '../ports/bookingRequests.ts';
import type { BookingLinks } from './bookingLinks.ts';

/** What all kinds of bookings have: of workshops, test drives and wheel changes. */
interface Manageable {
  id: string;
  departmentId: string;
  state: string;
  timeSlot: string;
}

export type ManageOutcome<Booking = ManagedBooking> =
  | { kind: 'booking'; booking: Booking }
  /** The token is not ours, or the system does not know the booking. */
  | { kind: 'unknown' }
  /** Its time has come, or it is cancelled and cannot be moved. */
  | { kind: 'expired' }
  | { kind: 'refused'; error: BookingError; reason: BookingRefused };

interface ManageCall {
  token: string;
  site: SiteConfig;
  language: string;
}

interface ManagePort<Booking, To> {
  booking: (requestId: string, language: string) => Promise<Booking | null>;
  changeBooking: (
    requestId: string,
    language: string,
    change: { action: 'cancel' } | ({ action: 'move' } & To),
  ) => Promise<Booking | null>;
}

interface ManageOptions<Booking, To> {
  port: ManagePort<Booking, To>;
  links: BookingLinks;
  /** Names of the changes in the metrics and the log. */
  actions?: Readonly<Record<'move' | 'cancel', string>>;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  metrics: Metrics;
}

/** Shows, moves and cancels the booking behind a signed link (beyond-rank 4). All reject with `UpstreamError`. */
export interface ManageBooking<Booking = ManagedBooking, To = MoveRequest> {
  show: (call: ManageCall) => Promise<ManageOutcome<Booking>>;
  move: (call: ManageCall, to: To) => Promise<ManageOutcome<Booking>>;
  cancel: (call: ManageCall) => Promise<ManageOutcome<Booking>>;
}

const ACTIONS = { move: 'move', cancel: 'cancel' } as const;

export function createManageBooking<Booking extends Manageable = ManagedBooking, To extends object = MoveRequest>(
  options: ManageOptions<Booking, To>,
): ManageBooking<Booking, To> {
  const { port, links, actions = ACTIONS, now, log, metrics } = options;
  /** Returns the booking of a token and its request, while it is not over. */
  async function find({ token, site, language }: ManageCall) {
    const requestId = links.read(token, site.id);
    const booking = requestId === null ? null : await port.booking(requestId, language);
    if (requestId === null || booking === null) return { kind: 'unknown' } as const;
    if (Date.parse(booking.timeSlot) <= now()) return { kind: 'expired' } as const;
    return { kind: 'booking', booking, requestId } as const;
  }

  async function change(
    action: 'move' | 'cancel',
    call: ManageCall,
    run: (requestId: string, booking: Booking) => Promise<Booking | null>,
  ): Promise<ManageOutcome<Booking>> {
    const outcome = await attempt(call, run);
    metrics.bookings.labels(actions[action], outcome.kind).inc();
    if (outcome.kind === 'booking') {
      const { id, departmentId } = outcome.booking;
      log.info({
        event: LOG_EVENTS.bookingChanged,
        site: call.site.id,
        department: departmentId,
        booking: id,
        action: actions[action],
      });
    }
    return outcome;
  }

  async function attempt(
    call: ManageCall,
    run: (requestId: string, booking: Booking) => Promise<Booking | null>,
  ): Promise<ManageOutcome<Booking>> {
    const found = await find(call);
    if (found.kind !== 'booking') return found;
    try {
      const booking = await run(found.requestId, found.booking);
      return booking ? { kind: 'booking', booking } : { kind: 'expired' };
    } catch (error) {
      if (error instanceof BookingRefused) return { kind: 'refused', error: error.error, reason: error };
      throw error;
    }
  }

  return {
    show: async (call) => {
      const found = await find(call);
      return found.kind === 'booking' ? { kind: 'booking', booking: found.booking } : found;
    },
    move: (call, to) =>
      change('move', call, async (requestId, { state }) =>
        state === 'cancelled' ? null : port.changeBooking(requestId, call.language, { action: 'move', ...to }),
      ),
    cancel: (call) =>
      change('cancel', call, (requestId) => port.changeBooking(requestId, call.language, { action: 'cancel' })),
  };
}
