import { randomUUID } from 'node:crypto';
import type { TimeSlotDay } from '../../../src/contracts/booking/timeSlots.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { recordsOf } from '../data/records.ts';
import type { Product } from '../product.ts';
import { send } from '../request.ts';

/** What tests of test drives share. */

interface CallOptions {
  site?: string;
  body?: unknown;
  /** IP address of the client; by default every call has its own. */
  client?: string;
  headers?: Record<string, string>;
}

let lastClient = 0;

/** Calls an API of a site. */
export function callApi(product: Product, path: string, options: CallOptions = {}) {
  const { site = 'norrvag-se', body, headers = {} } = options;
  lastClient += 1;
  const client = options.client ?? `198.18.${Math.floor(lastClient / 250)}.${1 + (lastClient % 250)}`;
  return send(product.url, path, {
    host: `${site}.localhost:${product.port}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': client,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

export const PERSON = { name: 'Canaria Ek', phone: '070-123 45 67', email: 'canaria@example.com' } as const;

/** Returns an available car of a site that is no sample. */
export async function carOf(product: Product, site = 'norrvag-se'): Promise<CarRecord> {
  const filters = { car_is_sample: [false], car_status: ['available'] };
  const [car] = await recordsOf<CarRecord>(product, `vehicles_${site.replaceAll('-', '_')}`, { filters, limit: 1 });
  if (!car) throw new Error(`${site} has no car`);
  return car;
}

/** The day after tomorrow is a day on every clock. */
export const soon = (): string => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

/** Returns the days of the dealer of a car. */
export async function daysOf(product: Product, car: string, { site = 'norrvag-se', from = soon(), hold = '' } = {}) {
  const query = new URLSearchParams({ car, from, ...(hold && { hold }) });
  const { status, body } = await callApi(product, `/api/testdrive/times?${query}`, { site });
  if (status !== 200) throw new Error(`${status} ${body}`);
  return JSON.parse(body) as TimeSlotDay[];
}

/** Returns the free times of the dealer of a car, earliest first. */
export async function timesOf(product: Product, car: string, options = {}): Promise<string[]> {
  return (await daysOf(product, car, options)).flatMap(({ availableSlots }) => availableSlots);
}

/** Returns the body of a contact form with a test drive. */
export function formBody(car: string, testDriveTime: string, changes: { values?: object; id?: string } = {}) {
  return {
    formName: 'contact',
    formSubmissionId: changes.id ?? randomUUID(),
    values: { ...PERSON, car, testDrive: 'on', testDriveTime, ...changes.values },
    elapsed: 5_000,
  };
}

export interface TestDriveState {
  testDrives: {
    scenario: string | null;
    reserved: number;
    bookings: {
      id: string;
      state: string;
      timeSlot: string;
      requestId: string;
      manageUrl: string;
      carName: string;
      departmentId: string;
    }[];
  };
  outbox: { to: string; subject: string; text: string; calendar?: { name: string; text: string } }[];
  upstreams: { leads: { received: { formSubmissionId: string; values: Record<string, unknown> }[] } };
}

export async function stateOf(product: Product): Promise<TestDriveState> {
  return (await (await fetch(`${product.sandboxUrl}/__sandbox/state.json`)).json()) as TestDriveState;
}

export async function reset(product: Product): Promise<void> {
  await product.resetSandbox();
}

export async function setScenario(product: Product, scenario: 'slotTaken' | 'noTimes' | 'none'): Promise<void> {
  await fetch(`${product.sandboxUrl}/__sandbox/testdrives`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  });
}
