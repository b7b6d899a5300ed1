import { beforeEach, expect } from '@jest/globals';
import { addDays } from '../../../lib/days.ts';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import type { TireHotelState } from '../../../sandbox/tireHotel/tireHotel.ts';
import type { Customer, Vehicle } from '../../../src/contracts/tireHotel/authorization.ts';
import { bookingWindow } from '../../../src/contracts/tireHotel/bookingDays.ts';
import { productFixture } from '../data/fixtures.ts';
import type { Product } from '../product.ts';
import { type HttpResponse, send } from '../request.ts';

/** Visitors of the tire hotel, each a browser with cookies and an IP address of its own. */

const API = '/api/tirehotel';

interface TireState {
  outbox: OutboxMessage[];
  tirehotel: TireHotelState;
}

export async function tireStateOf({ sandboxUrl }: Pick<Product, 'sandboxUrl'>): Promise<TireState> {
  return (await (await fetch(`${sandboxUrl}/__sandbox/state.json`)).json()) as TireState;
}

/** Returns the codes that were sent, oldest first. */
export async function codesOf(product: Pick<Product, 'sandboxUrl'>): Promise<string[]> {
  const { outbox } = await tireStateOf(product);
  return outbox.filter(({ channel }) => channel === 'sms').map(({ text }) => /#(\d{4})$/.exec(text)?.[1] ?? '');
}

/** Returns another code than the given one. */
export const wrongCode = (code: string, step = 1): string => String((Number(code) + step) % 10_000).padStart(4, '0');

let lastClient = 0;
/** Returns an IP address that no other visitor has. */
export function newClient(): string {
  lastClient += 1;
  return `198.18.${Math.floor(lastClient / 250)}.${1 + (lastClient % 250)}`;
}

function storeCookies(cookies: Map<string, string>, header: string): void {
  for (const text of header.split(/,(?=__Host-)/).filter(Boolean)) {
    const [name = '', value = ''] = text.split(';', 1)[0]?.split('=') ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

interface CallOptions {
  method?: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  site?: string;
}

export type Visitor = ReturnType<typeof createVisitor>;

/** Creates a visitor of a product whose setting `TRUST_PROXY` is 1. */
export function createVisitor(product: Pick<Product, 'url' | 'port' | 'sandboxUrl'>, client = newClient()) {
  const cookies = new Map<string, string>();

  async function call(
    path: string,
    { method = 'POST', query = {}, body, ...rest }: CallOptions = {},
  ): Promise<HttpResponse> {
    const { headers = {}, site = 'norrvag-se' } = rest;
    const host = `${site}.localhost:${product.port}`;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const search = new URLSearchParams(query).toString();
    const response = await send(product.url, `${API}${path}${search === '' ? '' : `?${search}`}`, {
      host,
      method,
      headers: {
        'x-forwarded-for': client,
        'sec-fetch-site': 'same-origin',
        ...(method === 'POST' && { origin: `http://${host}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== '' && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    storeCookies(cookies, response.headers['set-cookie'] ?? '');
    return response;
  }

  const search = (regNo: string) => call('/authorization/search', { method: 'GET', query: { regNo } });

  /** Looks a plate up and requests a code. Returns the customer, the token of the login and the code. */
  async function requestCode(
    regNo: string,
  ): Promise<{ customer: Customer; token: string; code: string; name: string }> {
    const found = await search(regNo);
    expect([found.status, regNo]).toEqual([200, regNo]);
    const customer: Customer = JSON.parse(found.body);
    const { encryptedPhoneNumber: name } = customer;
    const before = (await codesOf(product)).length;
    const sent = await call('/authorization/login', { query: { encryptedPhoneNumber: name } });
    expect([sent.status, sent.body]).toEqual([200, expect.stringContaining('authorizationToken')]);
    const { authorizationToken: token } = JSON.parse(sent.body);
    return { customer, token, code: (await codesOf(product))[before] ?? '', name };
  }

  const validate = (authToken: string, otpToken: string) =>
    call('/authorization/validate', { query: { authToken, otpToken } });

  async function logIn(regNo: string): Promise<Vehicle> {
    const { token, code } = await requestCode(regNo);
    const response = await validate(token, code);
    expect(response.status).toBe(200);
    return JSON.parse(response.body).vehicles[0];
  }

  const days = (
    { brandCode, location: { erpId } }: Vehicle,
    { startDate, endDate } = bookingWindow(Date.now()),
  ): Promise<HttpResponse> =>
    call('/booking/GetTimeslotDays', {
      query: { workshopIdentifier: erpId },
      body: { startDate, endDate, regNo: brandCode },
    });

  const times = ({ brandCode, location: { erpId } }: Vehicle, day: string): Promise<HttpResponse> =>
    call('/booking/GetTimeslots', {
      query: { workshopIdentifier: erpId },
      body: { startDate: day, endDate: day, regNo: brandCode },
    });

  /** Returns free times of the first day that has some. */
  async function freeTimes(vehicle: Vehicle): Promise<string[]> {
    const [first] = JSON.parse((await days(vehicle)).body).availableDates;
    const { availableTimeSlotDates } = JSON.parse((await times(vehicle, first.date)).body);
    return availableTimeSlotDates[0].startTime;
  }

  const book = (vehicle: Pick<Vehicle, 'location'>, body: unknown): Promise<HttpResponse> =>
    call('/booking/create', { query: { departmentIdentifier: vehicle.location.erpId }, body });

  /** Calls about the booking of a link. @param path `''`, `/move`, `/cancel`, `/days` or `/times` */
  const managed = (path: string, body: object, options: Pick<CallOptions, 'site' | 'query'> = {}) =>
    call(`/booking/managed${path}`, { body, ...options });

  return { client, cookies, call, search, requestCode, validate, logIn, days, times, freeTimes, book, managed };
}

export const PERSON = {
  firstName: 'Canaria',
  lastName: 'Ekdahl',
  email: 'canaria@norrvag-se.example',
  phoneMobile: '0701740698',
};

/** Returns the body of a booking. @param start a time, or null for a day without times */
export const bookingOf = ({ regNo }: Pick<Vehicle, 'regNo'>, start: string | null, more: object = {}) => ({
  bookingDate: start ?? addDays(bookingWindow(Date.now()).startDate, 1),
  bookingStart: start,
  regNo,
  freeText: 'Kanariefråga',
  customer: PERSON,
  ...more,
});

/** Returns the URL of the tire system of another product's sandbox, as settings. */
export async function tireSettings({ sandboxUrl }: Pick<Product, 'sandboxUrl'>): Promise<Record<string, string>> {
  const { key } = (await (await fetch(`${sandboxUrl}/__sandbox/state.json`)).json()) as { key: string };
  return { SANDBOX: 'fill', TIRE_HOTEL_URL: `${sandboxUrl}/tireHotel`, TIRE_HOTEL_KEY: key };
}

/** Starts a product for the tests of a file. Before each test nothing is stored, sent, logged or counted towards a limit. */
export function tireHotelFixture(settings: Record<string, string> = {}) {
  const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1', ...settings } });
  beforeEach(async () => {
    const { product } = fixture;
    await product.resetSandbox();
    // Limits of a day are over.
    product.advanceClock(86_400);
    product.logged.length = 0;
  });
  return {
    get product() {
      return fixture.product;
    },
    visitor: (client?: string) => createVisitor(fixture.product, client),
  };
}

/** Returns status and body of a response. */
export const errorOf = ({ status, body }: Pick<HttpResponse, 'status' | 'body'>) => [status, JSON.parse(body)];
