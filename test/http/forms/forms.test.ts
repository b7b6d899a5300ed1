import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { recordIds } from '../../../src/contracts/forms/recordIds.ts';
import { ODD_TEXTS } from '../../support/data/hostileTexts.ts';
import { recordsOf } from '../../support/data/records.ts';
import { type Fault, type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { send } from '../../support/request.ts';

/** Leads: `POST /api/forms/comhub`, and forms that are posted to the URL of their page. */

let redis: RunningRedis;
let product: Product;
let cars: CarRecord[];
let dealers: Dealer[];
let sample: CarRecord;
beforeAll(async () => {
  redis = await startRedis();
  const settings = { REDIS_URL: redis.url, TRUST_PROXY: '1', LEADS_RATE: '1000' };
  product = await startProduct({ cars: 400, settings });
  cars = await recordsOf<CarRecord>(product, 'vehicles_norrvag_se', { filters: { car_is_sample: [false] } });
  dealers = await recordsOf<Dealer>(product, 'sites_norrvag_se');
  const samples = await recordsOf<CarRecord>(product, 'vehicles_norrvag_se', { filters: { car_is_sample: [true] } });
  sample = samples.find(({ car_departmenterpid: department }) => department !== '999.99') as CarRecord;
}, 180_000);
afterAll(async () => {
  await product.close();
  await redis.stop();
});
beforeEach(async () => {
  await product.resetSandbox();
  product.logged.length = 0;
});

const CANARIES = ['Canaria Ek', '0701234567', 'canaria@example.com', 'secret question', 'CAN123'];
const PERSON = { name: 'Canaria  Ek ', phone: '070-123 45 67', email: 'canaria@Example.com' };
const carOnSale = () => cars.find(({ car_status: status }) => status !== 'sold') as CarRecord;
const contact = (values: object = {}) => ({
  ...PERSON,
  message: 'secret question',
  car: carOnSale().car_id,
  ...values,
});

interface Sent {
  formName?: unknown;
  formSubmissionId?: unknown;
  values?: unknown;
  [member: string]: unknown;
}
/** Requests of different clients, so that they share no rate. */
let lastClient = 0;
function post(body: Sent | string, { headers = {}, host }: { headers?: Record<string, string>; host?: string } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  lastClient += 1;
  const client = `203.0.${Math.floor(lastClient / 250)}.${1 + (lastClient % 250)}`;
  const all = { 'content-type': 'application/json', 'x-forwarded-for': client, ...headers };
  return send(product.url, '/api/forms/comhub', { method: 'POST', body: text, headers: all, ...(host && { host }) });
}
const postForm = (values: object, member: Sent = {}) =>
  post({ formName: 'contact', formSubmissionId: randomUUID(), values, ...member });

interface State {
  upstreams: {
    leads: {
      calls: { total: number };
      received: { formName: string; formSubmissionId: string; values: Record<string, unknown> }[];
    };
  };
  outbox: OutboxMessage[];
}
const stateOf = async (): Promise<State> =>
  (await fetch(`${product.sandboxUrl}/__sandbox/state.json`)).json() as Promise<State>;
const received = async () => (await stateOf()).upstreams.leads.received;
const setFault = (fault: Omit<Fault, 'upstream'>) => product.setFault({ upstream: 'leads', ...fault });

describe('POST /api/forms/comhub', () => {
  test('F077 F078 a contact form reaches the dealer of its car; dealer and customer get a mail', async () => {
    const car = carOnSale();
    const dealer = dealers.find(({ site_id: id }) => id === car.car_site_id);
    const formSubmissionId = randomUUID();
    const values = contact({ quote: true, source: '/kop-bil/1/a?phone=0701234567' });
    const response = await post({ formName: 'contact', formSubmissionId, values });
    expect([response.status, JSON.parse(response.body)]).toEqual([202, { formSubmissionId }]);
    expect(response.headers['cache-control']).toBe('no-store');
    const { upstreams, outbox } = await stateOf();
    expect(upstreams.leads.received).toEqual([
      {
        formName: 'contact',
        formSubmissionId,
        values: {
          name: 'Canaria Ek',
          phone: '0701234567',
          email: 'canaria@example.com',
          message: 'secret question',
          car: car.car_id,
          quote: true,
          toName: dealer?.site_official_name,
          toEmail: car.car_site_leads_email,
          siteEmail: dealer?.site_email,
          siteName: dealer?.site_official_name,
          carNames: [expect.stringContaining(car.car_brand)],
          source: `http://norrvag-se.localhost:${product.port}/kop-bil/1/a`,
          language: 'sv',
        },
      },
    ]);
    expect(outbox.map(({ channel, to }) => [channel, to])).toEqual([
      ['mail', car.car_site_leads_email],
      ['mail', 'canaria@example.com'],
    ]);
    expect(outbox[1]?.text).toContain('Hej Canaria Ek');
  });

  test('400 names the broken rule of each field; the upstream is not called', async () => {
    const response = await postForm({ car: carOnSale().car_id, name: 'A\r\nBcc: x@evil.example', phone: 'call' });
    expect([response.status, JSON.parse(response.body)]).toEqual([
      400,
      {
        error: 'values',
        errors: { name: 'formErrorLineBreak', phone: 'formErrorPhone', email: 'formErrorEmailRequired' },
      },
    ]);
    expect((await stateOf()).upstreams.leads.calls.total).toBe(0);
  });

  test.each<[what: string, sent: () => Sent, error: object]>([
    ['an unknown form', () => ({ formName: 'constructor' }), { formName: 'formErrorInvalid' }],
    ['F104 a form of another country', () => ({ formName: 'serviceRequest' }), { formName: 'formErrorInvalid' }],
    ['no id', () => ({ formSubmissionId: undefined }), { formSubmissionId: 'formErrorInvalid' }],
    ['an id that is no UUID', () => ({ formSubmissionId: 'x' }), { formSubmissionId: 'formErrorInvalid' }],
    ['an unknown car', () => ({ values: contact({ car: '999999999' }) }), { car: 'formErrorCar' }],
    ['no car and no dealer', () => ({ values: contact({ car: '' }) }), { lookingFor: 'formErrorLookingFor' }],
    ['Q34 a dealer of another site', () => ({ values: contact({ dealer: '1101' }) }), { dealer: 'formErrorDealer' }],
    ['an unknown seller', () => ({ values: contact({ seller: 'nobody' }) }), { seller: 'formErrorSeller' }],
    [
      'an unknown department',
      () => ({ values: contact({ dealer: dealers[0]?.site_id, department: 'x' }) }),
      { department: 'formErrorDealer' },
    ],
    [
      'a test drive in the past',
      () => ({ values: contact({ testDrive: true, testDriveTime: '2020-01-01/morning' }) }),
      { testDriveTime: 'formErrorTestDriveTime' },
    ],
    ['values that are no object', () => ({ values: [1] }), { values: 'formErrorInvalid' }],
    ['a filled trap', () => ({ website: 'https://spam.example' }), { website: 'formErrorRobot' }],
    ['a form that was sent at once', () => ({ elapsed: 20 }), { website: 'formErrorRobot' }],
  ])('400 for %s', async (_what, sent, errors) => {
    const response = await postForm(contact(), sent());
    expect([response.status, JSON.parse(response.body)]).toEqual([400, { error: 'values', errors }]);
    expect(await received()).toEqual([]);
  });

  test('403, 405, 413, 415', async () => {
    const cross = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }];
    for (const headers of cross) expect((await post({}, { headers })).status).toBe(403);
    expect((await post('a=1', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(415);
    expect((await post(JSON.stringify({ values: 'x'.repeat(110_000) }))).status).toBe(413);
    expect((await post('{')).status).toBe(400);
    expect((await send(product.url, '/api/forms/comhub')).status).toBe(405);
  });

  test('Q34 recipients of the browser are dropped; the chosen seller gets the lead', async () => {
    const evil = { toEmail: 'a@evil.example', toName: 'Evil', siteEmail: 'b@evil.example', admin: 'x' };
    const position = sample.car_sellers?.findIndex(({ email }) => email) ?? -1;
    const seller = recordIds(sample.car_sellers?.map(({ name }) => name) ?? [])[position];
    expect((await postForm(contact({ ...evil, car: sample.car_id, seller }))).status).toBe(202);
    const [lead] = await received();
    expect(lead?.values).toMatchObject({ toEmail: sample.car_sellers?.[position]?.email });
    expect(JSON.stringify(lead)).not.toContain('evil.example');
    expect(lead?.values).not.toHaveProperty('admin');
  });

  test('F077 a sample needs a seller', async () => {
    const response = await postForm(contact({ car: sample.car_id }));
    expect(JSON.parse(response.body)).toMatchObject({ errors: { seller: 'formErrorSeller' } });
  });

  test('a department of a dealer gets its own leads', async () => {
    const dealer = dealers[3];
    const department = dealer?.site_departments?.[1];
    const ids = recordIds(dealer?.site_departments?.map(({ name }) => name) ?? []);
    await postForm({ ...PERSON, dealer: dealer?.site_id, department: ids[1] });
    expect((await received())[0]?.values).toMatchObject({ toEmail: department?.email, siteEmail: dealer?.site_email });
  });

  test('F103 the sell-car form goes to the dealer in the place that it asks for, else to the first, or to that of the car one came from', async () => {
    const values = {
      regno: 'can 123',
      milage: '12 500',
      customerName: 'Canaria Ek',
      customerPhone: '0046 70 123 45 67',
      customerEmail: 'canaria@example.com',
      option: 'sellCar',
    };
    const unplaced = await postForm(values, { formName: 'sellCar' });
    expect([unplaced.status, JSON.parse(unplaced.body).errors]).toEqual([400, { place: 'formErrorPlace' }]);
    const far = dealers.find(({ site_city: city }) => city === 'Malmö');
    await postForm({ ...values, place: 'i malmö ungefär' }, { formName: 'sellCar' });
    expect((await received())[0]?.values).toMatchObject({
      siteName: far?.site_official_name,
      place: 'i malmö ungefär',
    });
    await product.resetSandbox();
    await postForm({ ...values, place: 'Haparanda' }, { formName: 'sellCar' });
    await postForm({ ...values, car: carOnSale().car_id }, { formName: 'sellCar' });
    const [general, ofCar] = await received();
    expect(general?.values).toMatchObject({ regno: 'CAN123', milage: 12_500, customerPhone: '+46701234567' });
    expect(general?.values.toEmail).toBe(dealers.find(({ website_sort_order: order }) => order === 10)?.email);
    expect(ofCar?.values.toEmail).toBe(carOnSale().car_site_leads_email);
  });

  test('F104 the Norwegian request goes to the workshop of the dealer, never for a closed day', async () => {
    const all = await recordsOf<Dealer>(product, 'sites_norrvag_no');
    const workshopOf = (each?: Dealer) => each?.site_departments?.find(({ group }) => group === 'Workshop');
    const dealer = all.find(workshopOf);
    const request = {
      dealer: dealer?.site_id,
      typeCar: 'motorcycle',
      services: ['Bestile deler'],
      regno: 'EK 12345',
      customerName: 'Canaria Ek',
      customerPhone: '400 12 345',
      customerEmail: 'canaria@example.com',
      gdpr: true,
    };
    const onDay = (date: string) =>
      post(
        { formName: 'serviceRequest', formSubmissionId: randomUUID(), values: { ...request, date } },
        { host: 'norrvag-no.localhost' },
      );
    // A Sunday, and Christmas Day.
    for (const day of ['2027-03-07', '2026-12-25']) {
      expect(JSON.parse((await onDay(day)).body)).toMatchObject({ errors: { date: 'formErrorDateClosed' } });
    }
    expect((await onDay('2027-03-08')).status).toBe(202);
    expect((await received())[0]?.values.toEmail).toBe(workshopOf(dealer)?.email);
  });

  test('Q31 429 with Retry-After', async () => {
    const limited = await startProduct({ cars: 40, settings: { LEADS_RATE: '2' } });
    const [car] = await recordsOf<CarRecord>(limited, 'vehicles_norrvag_se', { limit: 1 });
    const responses = [];
    for (let count = 0; count < 3; count += 1) {
      const body = JSON.stringify({
        formName: 'contact',
        formSubmissionId: randomUUID(),
        values: contact({ car: car?.car_id }),
      });
      const headers = { 'content-type': 'application/json' };
      responses.push(await send(limited.url, '/api/forms/comhub', { method: 'POST', body, headers }));
    }
    await limited.close();
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 429]);
    expect(Number(responses[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(responses[2]?.headers['retry-after'])).toBeLessThanOrEqual(30);
  });
});

test('Q21 Q34 hostile texts in any field: 202 or 400 by the schema, and mails with whole headers', async () => {
  const statuses = new Set<number>();
  for (const text of ODD_TEXTS) {
    const all = Object.fromEntries(
      ['name', 'phone', 'email', 'lookingFor', 'seller', 'quote'].map((name) => [name, text]),
    );
    statuses.add((await postForm(contact({ name: text, message: text, lookingFor: text }))).status);
    statuses.add((await postForm(contact({ ...all, source: text, car: text, cars: [text] }))).status);
    statuses.add((await postForm({ [text]: text, name: { [text]: text } }, { [text]: text })).status);
  }
  expect([...statuses].sort()).toEqual([202, 400]);
  const { outbox } = await stateOf();
  expect(outbox.length).toBeGreaterThan(50);
  expect(outbox.filter(({ to, subject }) => /[\p{Cc}\u2028\u2029]/u.test(`${to}${subject}`))).toEqual([]);
  expect(product.logged.filter(({ event }) => event === 'lead.failed')).toEqual([]);
});

describe('Q32 each submission is one lead', () => {
  test('20 equal posts at once, and more later', async () => {
    const body = { formName: 'contact', formSubmissionId: randomUUID(), values: contact() };
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(body)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set([`202 {"formSubmissionId":"${body.formSubmissionId}"}`]),
    );
    expect((await post({ ...body, formSubmissionId: body.formSubmissionId.toUpperCase() })).status).toBe(202);
    const { upstreams, outbox } = await stateOf();
    expect([upstreams.leads.calls.total, upstreams.leads.received.length, outbox.length]).toEqual([1, 1, 2]);
  });

  test('20 equal posts to two processes', async () => {
    const body = JSON.stringify({ formName: 'contact', formSubmissionId: randomUUID(), values: contact() });
    const other = await startProduct({
      cars: 400,
      settings: { REDIS_URL: redis.url, SANDBOX: 'fill', ...urlsOfSandbox() },
    });
    await setFault({ kind: 'delay', delayMs: 300 });
    const headers = { 'content-type': 'application/json' };
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, call) =>
        send(call % 2 === 0 ? product.url : other.url, '/api/forms/comhub', { method: 'POST', body, headers }),
      ),
    );
    await other.close();
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    expect((await stateOf()).upstreams.leads.calls.total).toBe(1);
  });

  test('the same id with other values is 409', async () => {
    const formSubmissionId = randomUUID();
    await postForm(contact(), { formSubmissionId });
    const response = await postForm(contact({ message: 'another' }), { formSubmissionId });
    expect([response.status, JSON.parse(response.body)]).toEqual([409, { error: 'formSubmissionId' }]);
    expect(await received()).toHaveLength(1);
  });

  test('a response of the upstream that was lost: 502, and the retry makes no second lead', async () => {
    await setFault({ kind: 'lost', times: 1 });
    const body = { formName: 'contact', formSubmissionId: randomUUID(), values: contact() };
    const first = await post(body);
    expect([first.status, JSON.parse(first.body)]).toEqual([502, { error: 'upstream' }]);
    expect((await post(body)).status).toBe(202);
    const { upstreams, outbox } = await stateOf();
    expect([upstreams.leads.received.length, outbox.length]).toEqual([1, 2]);
  });

  test('a retry after a lost response is accepted, although what the server adds has changed; an id of another lead is 409', async () => {
    await setFault({ kind: 'lost', times: 1 });
    const body = { formName: 'contact', formSubmissionId: randomUUID(), values: contact({ source: '/one' }) };
    expect((await post(body)).status).toBe(502);
    const again = { ...body, values: contact({ source: '/other' }) };
    expect([(await post(again)).status, (await post(again)).status]).toEqual([202, 202]);
    const [lead] = await received();
    expect([(await received()).length, lead?.values.source]).toEqual([1, expect.stringMatching(/\/one$/)]);
    const other = { ...lead, formSubmissionId: randomUUID() };
    const headers = { 'x-api-key': 'sandbox' };
    await fetch(`${product.sandboxUrl}/leads/forms`, { method: 'POST', headers, body: JSON.stringify(other) });
    const taken = { ...body, formSubmissionId: other.formSubmissionId, values: contact({ message: 'mine' }) };
    expect([(await post(taken)).status, (await post(taken)).status]).toEqual([409, 409]);
    expect(await received()).toHaveLength(2);
  });

  test('F078 500 twice: the third attempt is accepted; each attempt is one call', async () => {
    await setFault({ kind: 'error', status: 500, times: 2 });
    const body = { formName: 'contact', formSubmissionId: randomUUID(), values: contact() };
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await post(body)).status);
    expect(statuses).toEqual([502, 502, 202]);
    expect((await stateOf()).upstreams.leads.calls.total).toBe(3);
  });

  test('a field that the upstream refuses is 400; corrected values are sent with the same id', async () => {
    await setFault({ kind: 'refuse', field: 'email', times: 1 });
    const formSubmissionId = randomUUID();
    const refused = await postForm(contact(), { formSubmissionId });
    expect([refused.status, JSON.parse(refused.body)]).toEqual([
      400,
      { error: 'values', errors: { email: 'formErrorInvalid' } },
    ]);
    expect((await postForm(contact({ email: 'other@example.com' }), { formSubmissionId })).status).toBe(202);
  });
});

test('Q36 personal data of leads is in no log line and no metric', async () => {
  await postForm(contact());
  await postForm({ ...contact(), name: 'Canaria Ek\nsecret question' });
  await setFault({ kind: 'error', status: 500, times: 1 });
  await postForm(contact({ message: 'secret question 2' }));
  const submission = expect.stringMatching(/^[\da-f-]{36}$/);
  const dealer = carOnSale().car_site_id;
  const found = product.logged.filter(({ event }) => String(event).startsWith('lead.'));
  expect(found).toEqual([
    expect.objectContaining({ event: 'lead.sent', form: 'contact', site: 'norrvag-se', dealer, submission }),
    expect.objectContaining({
      event: 'lead.failed',
      form: 'contact',
      site: 'norrvag-se',
      dealer,
      submission,
      cause: 'status',
    }),
  ]);
  const metrics = await product.metrics.registry.metrics();
  for (const outcome of ['accepted', 'invalid', 'failed']) {
    expect(metrics).toMatch(new RegExp(`leads_total\\{form="contact",site="norrvag-se",outcome="${outcome}"\\} \\d`));
  }
  const written = JSON.stringify(product.logged) + metrics;
  for (const canary of CANARIES) expect(written).not.toContain(canary);
});

function urlsOfSandbox(): Record<string, string> {
  return { LEADS_URL: `${product.sandboxUrl}/leads`, LEADS_KEY: 'sandbox' };
}
