/** Plates whose agreement, workshop or bookings are special. `DHT001` to `DHT079` are ordinary vehicles; no other plate has an agreement. */
export const PLATES = {
  /** Four good tires. */
  stored: 'DCK100',
  /** Its owner has a second vehicle. */
  several: 'DCK200',
  /** Two tires have status 1. */
  worn: 'DCK300',
  noAgreement: 'DCK404',
  noDates: 'DCK000',
  /** Days are free, and have no times. */
  noTimes: 'DCK001',
  /** Every time is taken when it is booked. */
  slotTaken: 'DCK409',
  /** Every response takes two seconds. */
  slow: 'DCK700',
  /** The look-up fails with status 500. */
  down: 'DCK500',
  /** No code can be sent; the response has a message. */
  loginMessage: 'DCK422',
  datesError: 'DCK501',
  timesError: 'DCK502',
  bookingError: 'DCK503',
  /** No booking is accepted; the response has a message. */
  serverMessage: 'DCK423',
} as const satisfies Record<string, string>;
export type Scenario = keyof typeof PLATES;

export const SCENARIOS = Object.keys(PLATES) as readonly Scenario[];

/** Milliseconds that a slow response takes. */
export const SLOW_MS = 2_000;

const BY_PLATE: ReadonlyMap<string, Scenario> = new Map(
  Object.entries(PLATES).map(([scenario, plate]) => [plate, scenario as Scenario]),
);

/** Returns the scenario of a plate; `stored` for an ordinary vehicle. */
export const scenarioOf = (plate: string): Scenario => BY_PLATE.get(plate) ?? 'stored';
