import type { Reserve } from '../../src/contracts/leads/testDrive.ts';
import { Bookings } from '../booking/bookings.ts';
import type { IsTaken, Slot } from '../booking/slots.ts';

/** What all test drives are like until it is switched back: a slot is taken when it is booked; no slots are free. */
export const TEST_DRIVE_SCENARIOS = ['slotTaken', 'noTimes'] as const;
export type TestDriveScenario = (typeof TEST_DRIVE_SCENARIOS)[number];

/** A test drive of a customer. Its `departmentId` is the site and the department: `marlow-uk 2101.10`. */
export interface StoredTestDrive extends Slot, Omit<Reserve, 'departmentId' | 'holdId' | 'timeSlot'> {
  /** How often it was changed. */
  sequence: number;
  id: string;
  state: 'confirmed' | 'cancelled';
}

type Reserved = Omit<StoredTestDrive, 'id' | 'state' | 'sequence'>;

interface Reservation {
  values: Reserved;
  /** The reservation's own hold. */
  holdId: string;
  /** The visitor's hold that it has used up; empty for none. */
  usedHoldId: string;
}

/** The test drives of the sandbox's customers. A reservation is a hold with a request: it ends like one unless it is confirmed. */
export class TestDrives {
  readonly #bookings: Bookings<StoredTestDrive>;
  readonly #reserved = new Map<string, Reservation>();
  scenario: TestDriveScenario | null = null;

  /** @param now milliseconds of a clock that never steps */
  constructor(now?: () => number) {
    this.#bookings = new Bookings<StoredTestDrive>(now, 'T');
  }

  /** @param holdId of the visitor, whose held or reserved slot counts as free */
  isTaken(holdId?: string): IsTaken {
    return this.#bookings.isTaken(holdId, this.#reservationWith(holdId)?.holdId);
  }

  hold(slot: Slot, holdId?: string): { holdId: string; seconds: number } {
    return this.#bookings.hold(slot, holdId);
  }

  release(holdId: string): void {
    this.#bookings.release(holdId);
  }

  /** Returns the test drive of a request; undefined when there is none. */
  of(requestId: string): StoredTestDrive | undefined {
    return this.#bookings.of(requestId);
  }

  /** Returns the reservation of a request with its hold; undefined when there is none, also when its hold is over. */
  reservationOf(requestId: string): Reservation | undefined {
    return this.#reserved.get(requestId);
  }

  /** Returns the reservation that has used up a visitor's hold. */
  #reservationWith(holdId = ''): Reservation | undefined {
    return holdId === '' ? undefined : [...this.#reserved.values()].find(({ usedHoldId }) => usedHoldId === holdId);
  }

  /** Reserves a slot in place of what the request had reserved, of the visitor's hold, and of an earlier reservation with that hold. */
  reserve(values: Reserved, holdId = ''): void {
    for (const earlier of [this.#reserved.get(values.requestId), this.#reservationWith(holdId)]) {
      if (!earlier) continue;
      this.#bookings.release(earlier.holdId);
      this.#reserved.delete(earlier.values.requestId);
    }
    // The id of the visitor's hold must not end the reservation.
    if (holdId) this.#bookings.release(holdId);
    this.#reserved.set(values.requestId, { values, holdId: this.#bookings.hold(values).holdId, usedHoldId: holdId });
    const [oldest] = this.#reserved.size > MAX_RESERVED ? this.#reserved.keys() : [];
    if (oldest !== undefined) this.#reserved.delete(oldest);
  }

  /** Makes a reservation a test drive. */
  confirm({ values, holdId }: Reservation): StoredTestDrive {
    this.#reserved.delete(values.requestId);
    return this.#bookings.add(values, holdId);
  }

  change(drive: StoredTestDrive, change: Partial<Pick<StoredTestDrive, 'state' | 'timeSlot'>>): StoredTestDrive {
    return this.#bookings.change(drive, change);
  }

  clear(): void {
    this.#bookings.clear();
    this.#reserved.clear();
    this.scenario = null;
  }

  /** What the control page and `state.json` say. Oldest first. */
  state() {
    return { scenario: this.scenario, bookings: this.#bookings.state(), reserved: this.#reserved.size };
  }
}

export type TestDrivesState = ReturnType<TestDrives['state']>;

const MAX_RESERVED = 2_000;
