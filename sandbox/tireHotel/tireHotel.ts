import type { FindBooking } from '../../src/contracts/booking/bookingLookup.ts';
import type { Dealer } from '../../src/contracts/dealers/dealer.ts';
import type { Vehicle } from '../../src/contracts/tireHotel/authorization.ts';
import type { ManagedTireBooking, MoveTireBooking } from '../../src/contracts/tireHotel/managedTireBooking.ts';
import { dayOfBooking } from '../../src/contracts/tireHotel/timeSlots.ts';
import type { Review, TireBookingCall, TireConfirmation } from '../../src/contracts/tireHotel/tireBooking.ts';
import { Bookings } from '../booking/bookings.ts';
import type { Outbox } from '../control/outbox.ts';
import { Codes, Sealed } from './codes.ts';
import { mailsOf, type TireChange } from './messages.ts';
import { PLATES, type Scenario, scenarioOf } from './scenarios.ts';
import type { StoredTireBooking } from './storedBooking.ts';
import { createVehicles, type StoredVehicle } from './vehicles.ts';
import { freeDays, freeTimes } from './workshopTimes.ts';

export interface TireHotelOptions {
  /** Dealers of the site. */
  dealers: readonly Dealer[];
  outbox: Outbox;
  /** Host that codes are bound to, so that browsers fill them in there only. */
  host: string;
  /** Milliseconds of a clock that never steps. */
  now?: () => number;
  /** Milliseconds since 1970. */
  date?: () => number;
}

/** What `/__sandbox/state.json` has as `tirehotel`. */
export interface TireHotelState {
  readonly plates: typeof PLATES;
  /** Page of the tire hotel. */
  readonly url: string;
  /** The scenario that all plates have; null for their own. */
  readonly scenario: Scenario | null;
  readonly bookings: readonly (TireConfirmation & Pick<StoredTireBooking, 'state'>)[];
  readonly reviews: readonly Review[];
}

const MAX_REVIEWS = 5_000;
const SERVICE = 'Hjulskifte';
const CODE_TEXT = 'Din kod till däckhotellet är {code}. Den gäller i 10 minuter. Lämna den inte till någon annan.';

/** The tire system: agreements, codes, bookings and reviews. */
export class TireHotel {
  /** A scenario for all plates, set by the control page. */
  scenario: Scenario | null = null;
  readonly #vehicles: ReadonlyMap<string, StoredVehicle>;
  readonly #addresses: ReadonlyMap<string, string>;
  readonly #codes: Codes;
  readonly #sealed = new Sealed();
  readonly #outbox: Outbox;
  readonly #host: string;
  readonly #date: () => number;
  readonly #bookings: Bookings<StoredTireBooking>;
  #reviews: Review[] = [];

  constructor({ dealers, outbox, host, now = () => performance.now(), date = Date.now }: TireHotelOptions) {
    this.#vehicles = createVehicles(dealers);
    this.#addresses = new Map(
      dealers.flatMap((dealer) =>
        (dealer.site_departments ?? []).map(({ erp_id: erpId }) => [
          erpId ?? '',
          `${dealer.site_street}, ${dealer.site_zip} ${dealer.site_city}`,
        ]),
      ),
    );
    this.#codes = new Codes(now);
    this.#bookings = new Bookings<StoredTireBooking>(now, 'DH');
    this.#outbox = outbox;
    this.#host = host;
    this.#date = date;
  }

  scenarioOf(plate: string): Scenario {
    return this.scenario ?? scenarioOf(plate);
  }

  /** Returns the customer of a plate; null without an agreement. */
  customer(plate: string) {
    const stored = this.#vehicles.get(plate);
    if (!stored || this.scenarioOf(plate) === 'noAgreement') return null;
    const local = `0${stored.phone.slice(3)}`;
    return {
      encryptedPhoneNumber: this.#sealed.seal(stored.phone),
      obfuscatedPhoneNumber: `${local.slice(0, 3)}-*** ** ${local.slice(-2)}`,
      regNo: plate,
    };
  }

  /** Returns the plate of the first vehicle of a sealed phone number; null for an unknown value. */
  plateOf(encryptedPhoneNumber: string): string | null {
    const phone = this.#sealed.open(encryptedPhoneNumber);
    return phone === null ? null : (this.#vehiclesOf(phone)[0]?.regNo ?? null);
  }

  /** Sends a code to the owner of a vehicle and returns the token that it belongs to. */
  sendCode(plate: string): string {
    const { token, code } = this.#codes.issue(plate);
    const to = this.#vehicles.get(plate)?.phone ?? '';
    const text = `${CODE_TEXT.replace('{code}', code)}\n\n@${this.#host} #${code}`;
    this.#outbox.add({ channel: 'sms', to, subject: 'Kod till däckhotellet', text });
    return token;
  }

  /** Returns the vehicles of the owner for a right code; null for every failure. */
  useCode(token: string, code: string): Vehicle[] | null {
    const plate = this.#codes.use(token, code);
    const stored = plate === null ? undefined : this.#vehicles.get(plate);
    return stored ? this.#vehiclesOf(stored.phone).map((vehicle) => this.#inScenario(vehicle)) : null;
  }

  /** Returns the vehicle with a brand code. */
  vehicleOf(brandCode: string): Vehicle | null {
    return [...this.#vehicles.values()].find(({ vehicle }) => vehicle.brandCode === brandCode)?.vehicle ?? null;
  }

  days(erpId: string, window: { startDate: string; endDate: string }): string[] {
    return freeDays(erpId, window, this.#bookings.isTaken(), this.#date());
  }

  times(erpId: string, day: string): string[] {
    return freeTimes(erpId, day, this.#bookings.isTaken(), this.#date());
  }

  /** Books once for each request. Returns null when the time is not free. A request whose booking is cancelled books again. */
  book(requestId: string, erpId: string, booking: TireBookingCall): TireConfirmation | null {
    const known = this.#bookings.of(requestId);
    if (known?.state === 'confirmed') return confirmationOf(known);
    const vehicle = this.#vehicles.get(booking.regNo)?.vehicle;
    if (vehicle?.location.erpId !== erpId || !this.#mayBook(erpId, booking.regNo, booking)) return null;
    const { bookingStart, bookingDate, ...values } = booking;
    const { locationName, email, phone } = vehicle.location;
    const added = this.#bookings.add({
      ...values,
      requestId,
      departmentId: erpId,
      timeSlot: bookingDate,
      isFullDay: bookingStart === null,
      brandCode: vehicle.brandCode,
      workshop: { name: locationName, address: this.#addresses.get(erpId) ?? null, email, phoneNumber: phone },
    });
    this.#notify('booked', added);
    return confirmationOf(added);
  }

  /** Returns the request of the booking with a number and an e-mail address; null when no booking has both. */
  find(lookup: FindBooking): string | null {
    return this.#bookings.find(lookup)?.requestId ?? null;
  }

  /** Returns the booking of a request; null when there is none. */
  booking(requestId: string): ManagedTireBooking | null {
    const stored = this.#bookings.of(requestId);
    return stored ? managedOf(stored) : null;
  }

  /** Cancels a booking, and frees its time. A repetition changes nothing. */
  cancel(requestId: string): ManagedTireBooking | null {
    return this.#change(requestId, (stored) =>
      this.#notify('cancelled', this.#bookings.change(stored, { state: 'cancelled' })),
    );
  }

  /** Moves a booking. Returns null when there is none, and `taken` when the time is not free. A repetition changes nothing. */
  move(requestId: string, to: MoveTireBooking): ManagedTireBooking | null | 'taken' {
    const { bookingDate: timeSlot, bookingStart } = to;
    let isTaken = false;
    const moved = this.#change(requestId, (stored) => {
      if (timeSlot === stored.timeSlot) return stored;
      isTaken = !this.#mayBook(stored.departmentId, stored.regNo, to);
      if (isTaken) return stored;
      return this.#notify('moved', this.#bookings.change(stored, { timeSlot, isFullDay: bookingStart === null }));
    });
    return isTaken ? 'taken' : moved;
  }

  review(review: Review): void {
    this.#reviews = [...this.#reviews.slice(1 - MAX_REVIEWS), review];
  }

  clear(): void {
    this.scenario = null;
    this.#codes.clear();
    this.#bookings.clear();
    this.#reviews = [];
  }

  state(url: string): TireHotelState {
    return {
      plates: PLATES,
      url,
      scenario: this.scenario,
      bookings: this.#bookings.state().map((stored) => ({ ...confirmationOf(stored), state: stored.state })),
      reviews: this.#reviews,
    };
  }

  #vehiclesOf(phone: string): Vehicle[] {
    return [...this.#vehicles.values()].filter((each) => each.phone === phone).map(({ vehicle }) => vehicle);
  }

  /** Shows the tires of a worn vehicle when all plates are in that scenario. */
  #inScenario(vehicle: Vehicle): Vehicle {
    const worn = this.#vehicles.get(PLATES.worn)?.vehicle.tires;
    return this.scenario === 'worn' && worn ? { ...vehicle, tires: worn } : vehicle;
  }

  /** Whether a time is free; without one, whether the workshop decides on it. */
  #mayBook(erpId: string, plate: string, { bookingDate, bookingStart }: MoveTireBooking): boolean {
    const scenario = this.scenarioOf(plate);
    if (bookingStart === null) return scenario === 'noTimes';
    return scenario !== 'slotTaken' && this.times(erpId, dayOfBooking(bookingDate)).includes(bookingStart);
  }

  #change(requestId: string, run: (stored: StoredTireBooking) => StoredTireBooking): ManagedTireBooking | null {
    const stored = this.#bookings.of(requestId);
    if (!stored) return null;
    return managedOf(stored.state === 'cancelled' ? stored : run(stored));
  }

  #notify(change: TireChange, stored: StoredTireBooking): StoredTireBooking {
    for (const mail of mailsOf(change, stored, this.#date())) this.#outbox.add(mail);
    return stored;
  }
}

function confirmationOf(stored: StoredTireBooking): TireConfirmation {
  const { id, customer, timeSlot, isFullDay, workshop, freeText } = stored;
  return {
    bookingConfirmationId: id,
    customerBase: customer,
    services: [{ name: SERVICE }],
    appointmentTime: timeSlot,
    isFullDay,
    workshop,
    freeText,
    isChangeable: true,
  };
}

function managedOf(stored: StoredTireBooking): ManagedTireBooking {
  const { id, state, sequence, timeSlot, isFullDay, departmentId, regNo, brandCode, workshop } = stored;
  const facts = { id, state, sequence, timeSlot, isFullDay, departmentId, regNo, brandCode };
  return { ...facts, serviceName: SERVICE, workshop };
}
