import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { productFixture } from '../support/data/fixtures.ts';
import { matrixCases } from '../support/matrix.ts';
import { send } from '../support/request.ts';
import { createVisitor, type Visitor } from '../support/tireHotel/tireHotel.ts';

/** Every API gets the names of members that each object has, wherever it reads a name: none of them may end in 500. */

/** Those that texts and records are converted by, and others. `toString` is a function that every object inherits, as the last two are. */
const NAMES = matrixCases(['toString', '__proto__', 'constructor', 'hasOwnProperty'], ['toString', '__proto__']);
const LIST = '/kop-bil/alla-bilar-i-lager';
const SECRET = 'a-secret-of-this-test';

interface ApiCall {
  path: string;
  /** Valid or nearly valid body; without one the call is a GET. */
  body?: Record<string, unknown>;
  query?: Record<string, string>;
  /** `visitor`: the call needs a session of the tire hotel. */
  as?: 'visitor' | 'platform';
  type?: string;
}

const SCOPE = { site: 'norrvag-se', language: 'sv' };
const HOLD_ID = '00000000-0000-4000-8000-000000000000';
const SLOT = '2030-01-02T09:00:00';
const PLACE = { latitude: '59.3', longitude: '18.1' };
const CUSTOMER = { firstName: 'Eva', lastName: 'Ek', phone: '0701740605', email: 'eva@norrvag-se.example' };
const BOOKING = {
  customer: CUSTOMER,
  freeText: '',
  departmentId: '211.30',
  timeSlot: SLOT,
  isFullDay: false,
  registrationNumber: 'ABC123',
  mileage: 8_200,
  serviceOfferingRequests: [{ kobraId: 'oil-change', unitsSelected: 1, userInput: '' }],
};
const DAYS = { startDate: '2030-01-02', endDate: '2030-01-03', regNo: 'DCK100' };
const EVENT = { type: 'page_view', path: '/', language: 'sv', page_name: 'a', page_title: 'b', referrer: '' };
const CAR_FINANCE = {
  Id: '1234567',
  Term: 36,
  Deposit: 1_000,
  AnnualMileage: 10_000,
  site: 'marlow-uk',
  language: 'en',
};
const REPORT = { 'effective-directive': 'script-src', 'blocked-uri': 'inline', 'document-uri': 'https://a.example/b' };
const LEAD = { name: 'Eva Ek', phone: '0701234567', email: 'eva@norrvag-se.example', message: 'a', car: '1234567' };

/** Calls of each prefix of `API_ROUTERS`, and the one of the platform. */
const CALLS: Readonly<Record<string, readonly ApiCall[]>> = {
  '/api/search': [{ path: '', body: { ...SCOPE, query: 'car_fuel=Diesel&sortName=car_price_asc' } }],
  '/api/suggest': [{ path: '', query: { ...SCOPE, q: 'volvo' } }],
  '/api/cars': [{ path: '', body: { ...SCOPE, ids: ['1234567'], as: 'cards', terms: 'months=48' } }],
  '/api/policy-reports': [
    { path: '', body: { 'csp-report': REPORT }, type: 'application/csp-report' },
    { path: '', body: { type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL: 'inline' } } },
  ],
  '/api/vitals': [{ path: '', body: { kind: 'car', device: 'touch', vitals: [{ name: 'LCP', value: 1_200 }] } }],
  '/api/media': [{ path: '/carstory/ABC123' }],
  '/api/codeweaver': [
    { path: '/cfd', body: { ...CAR_FINANCE, cars: [CAR_FINANCE], products: ['PCP'] } },
    { path: '/default', body: CAR_FINANCE },
    { path: '/legal', query: { quoteRef: 'Q-1' } },
  ],
  '/api/valuation': [{ path: '', body: { plate: 'ABC123', mileage: '8200' } }],
  '/api/mechmate': [
    { path: '/car/ABC123' },
    { path: '/services/ABC123', query: { lat: PLACE.latitude, lng: PLACE.longitude, language: 'sv' } },
    { path: '/authorized-workshop/Volvo' },
    { path: '/prices/ABC123/8200/211.30', query: { serviceOfferings: 'oil-change' } },
    { path: '/timeslots/from/ABC123/211.30/2030-01-02', query: { serviceOfferings: 'oil-change', hold: HOLD_ID } },
    {
      path: '/departments/closestAvailable',
      query: { regNo: 'A', serviceOfferings: 'oil-change', ...PLACE, cursor: '' },
    },
    { path: '/book', body: BOOKING },
    { path: '/hold', body: { ...BOOKING, holdId: HOLD_ID } },
    { path: '/release', body: { holdId: HOLD_ID } },
    { path: '/booking', body: { token: 'a' } },
    { path: '/booking/move', body: { token: 'a', timeSlot: SLOT, holdId: HOLD_ID } },
    { path: '/booking/cancel', body: { token: 'a' } },
  ],
  '/api/testdrive': [
    { path: '/times', query: { car: '1234567', from: '2030-01-02', hold: HOLD_ID, language: 'sv' } },
    { path: '/hold', body: { car: '1234567', timeSlot: SLOT, holdId: HOLD_ID } },
    { path: '/release', body: { holdId: HOLD_ID } },
    { path: '/booking', body: { token: 'a' } },
    { path: '/booking/times', body: { token: 'a', from: '2030-01-02' } },
    { path: '/booking/move', body: { token: 'a', timeSlot: SLOT } },
    { path: '/booking/cancel', body: { token: 'a' } },
  ],
  '/api/places': [{ path: '', query: { q: 'malmö' } }, { path: '/place-1' }],
  '/api/tirehotel': [
    { path: '/authorization/search', query: { regNo: 'DCK100', language: 'sv' } },
    { path: '/authorization/session', query: { language: 'sv' }, as: 'visitor' },
    { path: '/authorization/storage', query: { language: 'sv' }, as: 'visitor' },
    { path: '/booking/GetTimeslotDays', query: { workshopIdentifier: 'a' }, body: DAYS, as: 'visitor' },
    { path: '/booking/GetTimeslots', query: { workshopIdentifier: 'a' }, body: DAYS, as: 'visitor' },
    {
      path: '/booking/create',
      query: { departmentIdentifier: 'a' },
      body: { bookingDate: SLOT, bookingStart: SLOT, regNo: 'DCK100', freeText: '', customer: CUSTOMER },
      as: 'visitor',
    },
    { path: '/review/addReview', body: { rating: 5, comment: 'a', departmentId: 'a' }, as: 'visitor' },
  ],
  '/api/forms/comhub': [
    {
      path: '',
      body: { formName: 'contact', formSubmissionId: HOLD_ID, values: LEAD, language: 'sv', elapsed: 9_000 },
    },
    { path: '', body: { formName: 'embedded', formSubmissionId: HOLD_ID, values: { ...LEAD, formId: '1' } } },
  ],
  '/api/saved-searches/end': [{ path: '', body: {} }],
  '/api/jotform': [{ path: '', body: { formId: '1' } }],
  '/api/events': [{ path: '', body: EVENT }],
  '/api/consent': [{ path: '', body: { categories: ['statistics'] } }],
  '/api/forget': [{ path: '', body: {} }],
  '/api/revalidate': [{ path: '', body: { updates: [{ identifier: 'a' }], tags: ['b'] }, as: 'platform' }],
};

/** Returns what takes the place of a value: records, lists and texts with the name. */
const hostile = (name: string): string[] => [
  `{"${name}":1}`,
  `{"${name}":{"${name}":"a"}}`,
  `["${name}"]`,
  `"${name}"`,
];

/** Returns bodies with the name: as the whole, beside the members, and in place of each member, also of inner records. */
function bodiesWith(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return hostile(name);
  const entries = Object.entries(value);
  const json = JSON.stringify(value);
  const added = Array.isArray(value) ? [] : [`${json.slice(0, -1)},"${name}":1}`];
  const inner = entries.flatMap(([key, member]) =>
    bodiesWith(member, name).map((text) => {
      const parts = entries.map(([each, other]) => {
        const written = each === key ? text : JSON.stringify(other);
        return Array.isArray(value) ? written : `${JSON.stringify(each)}:${written}`;
      });
      return Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
    }),
  );
  return [...hostile(name), ...added, ...inner];
}

/** Returns targets with the name in place of a segment or parameter, and as a parameter. */
function targetsWith(prefix: string, { path, query = {} }: ApiCall, name: string): string[] {
  const write = (params: Record<string, string>) => new URLSearchParams(params).toString();
  const segments = path.split('/').slice(1);
  return [
    ...segments.map((_, at) => `${prefix}/${segments.with(at, name).join('/')}?${write(query)}`),
    ...Object.keys(query).map((key) => `${prefix}${path}?${write({ ...query, [key]: name })}`),
    `${prefix}${path}?${write(query)}&${name}=1&${name}[${name}]=2`,
  ];
}

const fixture = productFixture({
  cars: 200,
  settings: { TRUST_PROXY: '1', LOG_LEVEL: 'fatal', LEADS_RATE: '100000', REVALIDATE_SECRET: SECRET },
});
let lastClient = 0;

interface Sent {
  target: string;
  call: ApiCall;
  body?: string;
}

/** A visitor of the tire hotel with a session. */
let visitor: Visitor;
beforeAll(async () => {
  visitor = createVisitor(fixture.product);
  await visitor.logIn('DCK100');
}, 60_000);

async function statusOf(target: string, { as, type, body: valid }: ApiCall, body?: string): Promise<number> {
  const { product } = fixture;
  lastClient += 1;
  const method = valid ? 'POST' : 'GET';
  const forwarded = { 'x-forwarded-for': `198.18.${Math.floor(lastClient / 250) % 250}.${1 + (lastClient % 250)}` };
  if (as === 'visitor') {
    const path = target.slice('/api/tirehotel'.length);
    return (await visitor.call(path, { method, headers: forwarded, ...(body !== undefined && { body }) })).status;
  }
  const site = target.startsWith('/api/codeweaver') ? 'marlow-uk' : 'norrvag-se';
  const headers = {
    ...forwarded,
    ...(as === 'platform' && { 'x-revalidate-secret': SECRET }),
    ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
  };
  const host = `${site}.localhost:${product.port}`;
  return (await send(product.url, target, { host, method, headers, ...(body !== undefined && { body }) })).status;
}

test('every API of the route table is in this test', () => {
  const code = readFileSync(new URL('../../server/api/apiRouters.ts', import.meta.url), 'utf8');
  const table = /const API_ROUTERS\b[\s\S]*?\n};/.exec(code)?.[0] ?? '';
  const paths = [...table.matchAll(/^ {2}'(\/api\/[^']+)'/gm)].map(([, path = '']) => path);
  expect(Object.keys(CALLS).toSorted()).toEqual(
    [...paths, '/api/policy-reports', '/api/revalidate', '/api/saved-searches/end'].toSorted(),
  );
});

const ALL = Object.entries(CALLS).flatMap(([prefix, calls]) =>
  calls.map((call) => [prefix + call.path, prefix, call] as const),
);

/** Requests at a time. */
const BATCH = 16;

/** Sends the requests and returns those that ended in 500. */
async function failedOf(requests: readonly Sent[]): Promise<string[]> {
  const failed: string[] = [];
  for (let at = 0; at < requests.length; at += BATCH) {
    const batch = requests.slice(at, at + BATCH).map(async ({ target, call, body }) => {
      if ((await statusOf(target, call, body)) === 500) failed.push(`${target} ${body ?? ''}`);
    });
    await Promise.all(batch);
  }
  return failed;
}

function requestsOf(prefix: string, call: ApiCall): Sent[] {
  const target = `${prefix}${call.path}?${new URLSearchParams(call.query)}`;
  const valid = call.body && JSON.stringify(call.body);
  return NAMES.flatMap((name) => [
    ...targetsWith(prefix, call, name).map((each): Sent => ({ target: each, call, ...(valid && { body: valid }) })),
    ...(call.body ? bodiesWith(call.body, name).map((body): Sent => ({ target, call, body })) : []),
  ]);
}

describe('names of members of every object give no 500', () => {
  test.each(ALL)(
    '%s',
    async (_title, prefix, call) => {
      expect(await failedOf(requestsOf(prefix, call))).toEqual([]);
    },
    120_000,
  );

  test('nor do lists within lists within lists', async () => {
    const nested = `${'['.repeat(4_000)}${']'.repeat(4_000)}`;
    const requests = ALL.flatMap(([, prefix, call]): Sent[] => {
      const target = `${prefix}${call.path}?${new URLSearchParams(call.query)}`;
      return Object.keys(call.body ?? {}).map((key) => {
        const json = JSON.stringify({ ...call.body, [key]: null });
        return { target, call, body: json.replace(`"${key}":null`, `"${key}":${nested}`) };
      });
    });
    expect(await failedOf(requests)).toEqual([]);
  }, 120_000);

  test('forms that are posted to their page', async () => {
    const fields = { formName: 'contact', ...LEAD };
    const call: ApiCall = { path: '', body: {}, type: 'application/x-www-form-urlencoded' };
    const bodies = NAMES.flatMap((name) => [
      ...Object.keys(fields).map((key) => new URLSearchParams({ ...fields, [key]: name }).toString()),
      `${new URLSearchParams(fields)}&${name}=1&${name}=2`,
      `${new URLSearchParams(fields)}&${name}=1`,
    ]);
    expect(await failedOf(bodies.map((body) => ({ target: '/komponenter', call, body })))).toEqual([]);
  }, 120_000);

  test('pages and their queries', async () => {
    const prefixes = ['/', '/kop-bil/', `${LIST}/b/`, '/anlaggningar/', '/en/', '/-/media/', '/_page?path=/'];
    const parameters = ['keyphrase', 'sortName', 'car_fuel', 'page', 'tag', 'months', 'compare'];
    const targets = NAMES.flatMap((name) => [
      ...prefixes.map((prefix) => prefix + name),
      ...[...parameters, name].map((key) => `${LIST}?${key}=${name}`),
    ]);
    expect(await failedOf(targets.map((target) => ({ target, call: { path: '' } })))).toEqual([]);
  }, 120_000);
});
