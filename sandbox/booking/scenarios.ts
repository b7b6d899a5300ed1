/** Plates whose cars, services, workshops or bookings are special. Every other plate is an ordinary car. */
export const PLATES = {
  supported: 'ABC123',
  /** Has a service agreement. */
  agreement: 'AVT123',
  /** Error `BrandNotSupported,Tesla`. */
  unsupportedBrand: 'TES123',
  notFound: 'SAK404',
  invalid: 'OGL000',
  serverError: 'FEL500',
  /** Responses take two seconds. */
  slow: 'SEG123',
  /** `isSupported` false: booked through a direct link. */
  directBrand: 'POR911',
  /** Of a make without authorised workshop. */
  noAuthorised: 'BMW320',
  noServices: 'TOM001',
  servicesError: 'TOM500',
  noAddons: 'UTN001',
  addonsError: 'UTN500',
  /** No service has a price. */
  noPrices: 'PRS000',
  noSites: 'SIT000',
  streamError: 'STR500',
  /** The stream sends one workshop and then nothing. */
  streamSilent: 'STR000',
  /** The connection breaks after two workshops. */
  streamBroken: 'STR002',
  /** The stream ends within its second event. */
  streamHalf: 'STR050',
  /** The second event has 1 MB. */
  streamHuge: 'STR999',
  noTimes: 'TID000',
  timesError: 'TID500',
  /** Every slot is taken when it is booked. */
  slotTaken: 'TID409',
  bookingError: 'BOK500',
} as const satisfies Record<string, string>;
export type Scenario = keyof typeof PLATES;

const BY_PLATE: ReadonlyMap<string, Scenario> = new Map(
  Object.entries(PLATES).map(([scenario, plate]) => [plate, scenario as Scenario]),
);

/** Returns the scenario of a plate; null for an ordinary car. */
export const scenarioOf = (plate: string): Scenario | null => BY_PLATE.get(plate) ?? null;
