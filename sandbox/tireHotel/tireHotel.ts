import type { Dealer } from '../../src/contracts/dealer.ts';
import type { Vehicle } from '../../src/contracts/tireHotel/authorization.ts';
import { dayOfBooking } from '../../src/contracts/tireHotel/timeSlots.ts';
import type { Review, TireBooking, TireConfirmation } from '../../src/contracts/tireHotel/tireBooking.ts';
import type { Outbox } from '../control/outbox.ts';
import { Codes, Sealed } from './codes.ts';
import { PLATES, type Scenario, scenarioOf } from './scenarios.ts';
import { createVehicles, type StoredVehicle } from './vehicles.ts';
import { freeDays, freeTimes, slotKey } from './workshopTimes.ts';

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
  /** Page of the tyre hotel. */
  readonly url: string;
  /** The scenario that all plates have; null for their own. */
  readonly scenario: Scenario | null;
  readonly bookings: readonly TireConfirmation[];
  readonly reviews: readonly Review[];
}

const MAX_RECORDS = 5_000;
const SERVICE = 'Hjulskifte';
const CODE_TEXT = 'Din kod till däckhotellet är {code}. Den gäller i 10 minuter. Lämna den inte till någon annan.';

/** The tyre system: agreements, codes, bookings and reviews. */
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
  #taken = new Set<string>();
  #bookings = new Map<string, TireConfirmation>();
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
    return freeDays(erpId, window, this.#taken, this.#date());
  }

  times(erpId: string, day: string): string[] {
    return freeTimes(erpId, day, this.#taken, this.#date());
  }

  /** Books once for each key. Returns null when the time is not free. */
  book(key: string, erpId: string, booking: TireBooking): TireConfirmation | null {
    const known = this.#bookings.get(key);
    if (known) return known;
    const vehicle = this.#vehicles.get(booking.regNo)?.vehicle;
    if (vehicle?.location.erpId !== erpId) return null;
    const { bookingStart, bookingDate, customer, freeText } = booking;
    const scenario = this.scenarioOf(booking.regNo);
    if (
      bookingStart === null ? scenario !== 'noTimes' : scenario === 'slotTaken' || !this.#isFree(erpId, bookingStart)
    ) {
      return null;
    }
    if (bookingStart !== null) this.#taken.add(slotKey(erpId, bookingStart));
    const { locationName, email, phone } = vehicle.location;
    const confirmation = {
      bookingConfirmationId: `DH${100_001 + this.#bookings.size}`,
      customerBase: customer,
      services: [{ name: SERVICE }],
      appointmentTime: bookingDate,
      isFullDay: bookingStart === null,
      workshop: { name: locationName, address: this.#addresses.get(erpId) ?? null, email, phoneNumber: phone },
      freeText,
    };
    this.#bookings.set(key, confirmation);
    const [oldest] = this.#bookings.size > MAX_RECORDS ? this.#bookings.keys() : [];
    if (oldest !== undefined) this.#bookings.delete(oldest);
    return confirmation;
  }

  review(review: Review): void {
    this.#reviews = [...this.#reviews.slice(1 - MAX_RECORDS), review];
  }

  clear(): void {
    this.scenario = null;
    this.#codes.clear();
    this.#taken = new Set();
    this.#bookings = new Map();
    this.#reviews = [];
  }

  state(url: string): TireHotelState {
    return {
      plates: PLATES,
      url,
      scenario: this.scenario,
      bookings: [...this.#bookings.values()],
      reviews: this.#reviews,
    };
  }

  #vehiclesOf(phone: string): Vehicle[] {
    return [...this.#vehicles.values()].filter((each) => each.phone === phone).map(({ vehicle }) => vehicle);
  }

  /** Shows the tyres of a worn vehicle when all plates are in that scenario. */
  #inScenario(vehicle: Vehicle): Vehicle {
    const worn = this.#vehicles.get(PLATES.worn)?.vehicle.tires;
    return this.scenario === 'worn' && worn ? { ...vehicle, tires: worn } : vehicle;
  }

  #isFree(erpId: string, startTime: string): boolean {
    return freeTimes(erpId, dayOfBooking(startTime), this.#taken, this.#date()).includes(startTime);
  }
}
