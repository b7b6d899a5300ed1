import { BOOKING_ERROR_TEXTS } from '../../../src/contracts/booking/bookingErrors.ts';
import type { TimeSlotDay } from '../../../src/contracts/booking/timeSlots.ts';
import type { Product } from '../product.ts';
import { send } from '../request.ts';

/** What tests of the service booking share. */

/** The central square of Stockholm. */
export const PLACE = { lat: '59.3293', lng: '18.0686' } as const;
export const TEXTS = BOOKING_ERROR_TEXTS.sv;

interface CallOptions {
  site?: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** IP address of the client; by default every call has its own. */
  client?: string;
}

let lastClient = 0;

/** Calls the API below `/api/mechmate`. */
export function callBooking(product: Product, path: string, options: CallOptions = {}) {
  const { site = 'norrvag-se', body, method = body === undefined ? 'GET' : 'POST', headers = {} } = options;
  lastClient += 1;
  const client = options.client ?? `198.51.${Math.floor(lastClient / 250)}.${lastClient % 250}`;
  return send(product.url, `/api/mechmate${path}`, {
    host: `${site}.localhost:${product.port}`,
    method,
    headers: {
      'x-forwarded-for': client,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

export interface SandboxBooking {
  id: string;
  state: string;
  timeSlot: string;
  departmentId: string;
  manageUrl: string;
  requestId: string;
}

export interface BookingSandboxState {
  booking: { plates: Record<string, string>; bookings: SandboxBooking[] };
  outbox: { channel: string; to: string; subject: string; text: string; calendar?: { name: string; text: string } }[];
}

export async function sandboxState(product: Product): Promise<BookingSandboxState> {
  return (await (await fetch(`${product.sandboxUrl}/__sandbox/state.json`)).json()) as BookingSandboxState;
}

/** Sends workshops without pauses. */
export async function setPace(product: Pick<Product, 'sandboxUrl'>, pace: number): Promise<void> {
  const body = JSON.stringify({ pace });
  await fetch(`${product.sandboxUrl}/__sandbox/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

interface DaysOptions {
  plate?: string;
  departmentId?: string;
  from?: string;
  /** The hold of who asks. */
  holdId?: string;
}

/** Returns the days of a workshop from a day on. */
export async function daysOf(
  product: Product,
  { plate = 'ABC123', departmentId = '211.30', from = tomorrow(), holdId = '' }: DaysOptions = {},
) {
  const path = `/timeslots/from/${plate}/${departmentId}/${from}T00:00:00/?serviceOfferings=oil-change&hold=${holdId}`;
  const { status, body } = await callBooking(product, path);
  if (status !== 200) throw new Error(`${status} ${body}`);
  return JSON.parse(body) as TimeSlotDay[];
}

/** Returns free slots of a workshop, earliest first. */
export async function freeSlots(product: Product, departmentId = '211.30'): Promise<string[]> {
  return (await daysOf(product, { departmentId })).flatMap(({ availableSlots }) => availableSlots);
}

/** The day after tomorrow is a day on every clock. */
const tomorrow = (): string => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

export const CUSTOMER = {
  firstName: 'Eva',
  lastName: 'Ek',
  phone: '+46701740605',
  email: 'eva.ek@norrvag-se.example',
} as const;

/** Returns the body of a booking. */
export function bookingBody(timeSlot: string, changes: object = {}) {
  return {
    customer: CUSTOMER,
    freeText: 'Ringer gärna',
    departmentId: '211.30',
    timeSlot,
    isFullDay: false,
    registrationNumber: 'ABC123',
    mileage: 8_200,
    serviceOfferingRequests: [{ kobraId: 'oil-change', unitsSelected: 1, userInput: '' }],
    ...changes,
  };
}
