import type { BookingState } from '../booking/bookingState.ts';
import type { TestDrivesState } from '../testDrives/testDrives.ts';
import type { TireHotelState } from '../tireHotel/tireHotel.ts';
import type { CounterState } from './counters.ts';
import type { Fault } from './faults.ts';
import type { OutboxMessage } from './outbox.ts';
import type { ReceivedEventsState } from './receivedEvents.ts';
import type { WatchedUpstream } from './watched.ts';

/** One site on the control page. */
export interface SiteState {
  readonly site: string;
  /** URL of the start page on this machine. */
  readonly url: string;
  /** Pages per language, default language first. */
  readonly pages: Readonly<Record<string, number>>;
  readonly cars: number;
  readonly dealers: number;
}

/** Numbers of pages, cars and dealers, counted once at the start. */
export interface Inventory {
  readonly seed: number;
  readonly sites: readonly SiteState[];
  readonly imageCount: number;
  /** Whether the product was started with a secret for editors. */
  readonly editing: boolean;
}

/** `GET /__sandbox/state.json`. */
export interface SandboxState extends Inventory {
  /** ISO 8601. */
  readonly startedAt: string;
  /** The key that every upstream accepts. */
  readonly key: string;
  readonly upstreams: Readonly<Record<string, UpstreamState>>;
  /** Messages that upstreams sent to people, oldest first. */
  readonly outbox: readonly OutboxMessage[];
  readonly booking: BookingState;
  readonly tirehotel: TireHotelState;
  readonly testDrives: TestDrivesState;
}

export interface UpstreamState {
  readonly url: string;
  readonly fault: Fault;
  readonly calls: CounterState;
  /** What the upstream received, only for an upstream that stores it: events, or leads with the oldest first. */
  readonly received?: ReceivedEventsState | readonly object[];
}

/** The state of all upstreams by name. */
export function upstreamStates(upstreams: readonly WatchedUpstream[], url: string): SandboxState['upstreams'] {
  return Object.fromEntries(
    upstreams.map(({ name, faults, counters, received }) => [
      name,
      {
        url: `${url}/${name}`,
        fault: faults.fault,
        calls: counters.state(),
        ...(received && { received: received.state() }),
      },
    ]),
  );
}
