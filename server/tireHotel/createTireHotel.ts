import type { Environment } from '../../config/environment.ts';
import type { ManagedTireBooking, MoveTireBooking } from '../../src/contracts/tireHotel/managedTireBooking.ts';
import { createBookingLinks, linkSecrets } from '../booking/bookingLinks.ts';
import { createManageBooking } from '../booking/manageBooking.ts';
import type { LiveSettings } from '../operations/liveSettings.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { TireHotelPort } from '../ports/tireHotelPort.ts';
import { createExactlyOnce } from '../store/exactlyOnce.ts';
import type { SharedStore } from '../store/sharedStore.ts';
import { createEvenTime } from './evenTime.ts';
import { createLimits } from './limits.ts';
import { createLogins } from './logins.ts';
import { createSessions } from './sessions.ts';

interface TireHotelOptions {
  port: TireHotelPort;
  /** A strict store. Without Redis it has only what follows from a code that was sent, so nobody can fill it until it forgets a limit. */
  store: SharedStore;
  /** A strict store for what everybody can write: names of look-ups, and limits of clients. */
  visitorStore: SharedStore;
  environment: Environment;
  live: LiveSettings;
  log: Log;
  metrics: Metrics;
  /** Milliseconds of a clock that never steps. */
  now: () => number;
}

/** Creates the parts that the calls of the tire hotel share: limits, logins, sessions, links. */
export function createTireHotel(options: TireHotelOptions) {
  const { port, store, visitorStore, environment, live, log, metrics, now } = options;
  const limits = createLimits({
    store,
    visitorStore,
    messages: () => live.get('TIRE_HOTEL_MESSAGES'),
    onAlarm: (reason) => {
      metrics.tireHotelAlarms.labels(reason).inc();
      log.error({ event: LOG_EVENTS.tireHotelAlarm, reason });
    },
  });
  const links = createBookingLinks(linkSecrets(environment, live), 'tireChange');
  const date = (): number => Date.now();
  return {
    port,
    links,
    /** Shows, moves and cancels the booking behind a signed link. */
    manage: createManageBooking<ManagedTireBooking, MoveTireBooking>({
      port,
      links,
      actions: { move: 'tireChangeMove', cancel: 'tireChangeCancel' },
      now: date,
      log,
      metrics,
    }),
    store,
    limits,
    logins: createLogins(store, now, visitorStore),
    sessions: createSessions(store),
    /** Of the calls whose results are secrets. */
    evenTimes: { search: createEvenTime(), validate: createEvenTime() },
    // Longer than a call takes, so that another process never books beside it.
    once: createExactlyOnce({ store, leaseMs: environment.UPSTREAM_TOTAL_TIMEOUT * 2 }),
    /** Milliseconds since 1970. */
    date,
  };
}

/** What the calls of the tire hotel are made of. */
export type TireHotelParts = ReturnType<typeof createTireHotel>;
