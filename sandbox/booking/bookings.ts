import { type IsTaken, type Slot, slotKey } from './slots.ts';

/** What the workshop system has of a booking. */
export interface Booking extends Slot {
  id: string;
  requestId: string;
  state: 'confirmed' | 'cancelled';
  sequence: number;
  registrationNumber: string;
  mileage: number;
  /** Id of the site. */
  site: string;
  language: string;
  manageUrl: string;
  customer: { firstName: string; lastName: string; phone: string; email: string };
  freeText: string;
  serviceOfferingRequests: readonly { kobraId: string; unitsSelected: number; userInput: string }[];
}

const HOLD_SECONDS = 300;
const MAX_BOOKINGS = 5_000;
const MAX_HOLDS = 2_000;
const FIRST_ID = 100_001;

/** What every stored booking has. */
interface StoredBooking extends Slot {
  id: string;
  requestId: string;
  state: 'confirmed' | 'cancelled';
  /** How often it was changed. */
  sequence: number;
  customer: { email: string };
}

/** The bookings and holds of the sandbox's customers. A cancelled booking frees its slot; holds expire on a clock that never steps. */
export class Bookings<Stored extends StoredBooking = Booking> {
  readonly #now: () => number;
  readonly #prefix: string;
  #bookings = new Map<string, Stored>();
  #holds = new Map<string, { slot: string; until: number }>();
  #lastId = FIRST_ID - 1;
  /** Share of the usual pauses between the events of a stream; 0 sends as fast as clients read. */
  pace = 1;

  /**
   * @param now milliseconds of a clock that never steps
   * @param prefix of the numbers of bookings
   */
  constructor(now: () => number = () => performance.now(), prefix = 'B') {
    this.#now = now;
    this.#prefix = prefix;
  }

  /** Returns whether a customer has a slot: a booking, or a hold other than those of `own`. */
  isTaken(...own: readonly (string | undefined)[]): IsTaken {
    const taken = new Set(
      [...this.#bookings.values()].filter(({ state }) => state === 'confirmed').map((booking) => slotKey(booking)),
    );
    for (const [id, { slot, until }] of this.#holds) {
      if (until <= this.#now()) this.#holds.delete(id);
      else if (!own.includes(id)) taken.add(slot);
    }
    return (slot) => taken.has(slotKey(slot));
  }

  /** Returns the booking of a request; undefined when there is none. */
  of(requestId: string): Stored | undefined {
    return this.#bookings.get(requestId);
  }

  /** Returns the booking with a number and the e-mail address of its customer, whatever their case. */
  find({ number, email }: { number: string; email: string }): Stored | undefined {
    const isEqual = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
    return this.state().find(({ id, customer }) => isEqual(id, number) && isEqual(customer.email, email));
  }

  /** Stores a booking, in place of a cancelled one of the same request. */
  add(booking: Omit<Stored, 'id' | 'state' | 'sequence'>, holdId?: string): Stored {
    if (holdId !== undefined) this.#holds.delete(holdId);
    this.#lastId += 1;
    const added = { ...booking, id: `${this.#prefix}${this.#lastId}`, state: 'confirmed', sequence: 0 } as Stored;
    this.#bookings.delete(booking.requestId);
    this.#bookings.set(booking.requestId, added);
    const [oldest] = this.#bookings.size > MAX_BOOKINGS ? this.#bookings.keys() : [];
    if (oldest !== undefined) this.#bookings.delete(oldest);
    return added;
  }

  /** Changes a booking and returns it. */
  change(booking: Stored, change: Partial<Pick<StoredBooking, 'state' | 'timeSlot' | 'isFullDay'>>): Stored {
    const changed = { ...booking, ...change, sequence: booking.sequence + 1 };
    this.#bookings.set(booking.requestId, changed);
    return changed;
  }

  /**
   * Holds a slot in place of what the id has held.
   *
   * @param holdId not to be guessed: who knows it could end another visitor's hold
   */
  hold(slot: Slot, holdId: string = crypto.randomUUID()): { holdId: string; seconds: number } {
    this.#holds.delete(holdId);
    this.#holds.set(holdId, { slot: slotKey(slot), until: this.#now() + HOLD_SECONDS * 1_000 });
    const [oldest] = this.#holds.size > MAX_HOLDS ? this.#holds.keys() : [];
    if (oldest !== undefined) this.#holds.delete(oldest);
    return { holdId, seconds: HOLD_SECONDS };
  }

  /** Ends a hold; an unknown one is over already. */
  release(holdId: string): void {
    this.#holds.delete(holdId);
  }

  clear(): void {
    this.#bookings.clear();
    this.#holds.clear();
    this.#lastId = FIRST_ID - 1;
    this.pace = 1;
  }

  /** Oldest first. */
  state(): readonly Stored[] {
    return [...this.#bookings.values()];
  }
}
