import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../sandbox/control/outbox.ts';
import type { CarRecord } from '../../src/contracts/car.ts';
import type { Dealer } from '../../src/contracts/dealer.ts';
import { SERVICES } from '../../src/contracts/forms/serviceNames.ts';
import { type Product, startProduct } from '../support/product.ts';
import { recordsOf } from '../support/records.ts';
import { send } from '../support/request.ts';

/** The form for selling a car (F103) and the Norwegian request for a workshop (F104), without scripts and as JSON. */

let product: Product;
let cars: CarRecord[];
let workshops: Dealer[];
beforeAll(async () => {
  product = await startProduct({ cars: 400, settings: { LEADS_RATE: '100000' } });
  cars = await recordsOf<CarRecord>(product, 'vehicles_norrvag_se', { filters: { car_is_sample: [false] } });
  workshops = (await recordsOf<Dealer>(product, 'sites_norrvag_no')).filter(workshopOf);
}, 180_000);
afterAll(() => product.close());
beforeEach(async () => {
  await fetch(`${product.sandboxUrl}/__sandbox/reset`, { method: 'POST' });
  product.logged.length = 0;
  wish = `secret wish ${randomUUID()}`;
});
/** A form without scripts has no id: equal values of one day are one lead. So each test has a wish of its own. */
let wish = '';

const workshopOf = ({ site_departments: all }: Dealer) => all?.find(({ group }) => group === 'Workshop');
const carOnSale = () => cars.find(({ car_status: status }) => status !== 'sold') as CarRecord;

interface Received {
  formName: string;
  values: Record<string, unknown>;
}
async function stateOf() {
  const response = await fetch(`${product.sandboxUrl}/__sandbox/state.json`);
  return (await response.json()) as {
    upstreams: { leads: { calls: { total: number }; received: Received[] } };
    outbox: OutboxMessage[];
  };
}
const received = async () => (await stateOf()).upstreams.leads.received.map(({ values }) => values);

const CANARIES = ['Canaria Ek', '0701234567', 'canaria@example.com', 'secret wish', 'CAN123'];
const PERSON = { customerName: 'Canaria Ek', customerPhone: '070-123 45 67', customerEmail: 'canaria@example.com' };
type Values = Record<string, string | string[]>;
const sellCar = (values: Values = {}): Values => ({
  ...PERSON,
  regno: 'can 123',
  milage: '12 500',
  option: 'sellCar',
  other: wish,
  ...values,
});
const request = (values: Values = {}): Values => ({
  ...PERSON,
  dealer: workshops[0]?.site_id ?? '',
  typeCar: 'car',
  services: ['EU-kontroll', 'Annet'],
  regno: 'can 123',
  date: openDay(),
  description: wish,
  gdpr: 'on',
  ...values,
});

const DAY_MS = 86_400_000;
const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);
/** Returns a Tuesday in February, on which no workshop has a holiday; a year later once it is past. */
function openDay(): string {
  const now = Date.now();
  for (let time = now + 60 * DAY_MS; ; time += DAY_MS) {
    const date = new Date(time);
    if (date.getUTCDay() === 2 && ![0, 3, 4, 5, 6, 7, 11].includes(date.getUTCMonth())) return dayText(time);
    if (time > now + 180 * DAY_MS) throw new Error('no plain day');
  }
}

/** A form on its page. */
interface Place {
  form: 'sellCar' | 'serviceRequest';
  path: string;
  host: string;
}
const SELL: Place = { form: 'sellCar', path: '/salj-bil', host: 'norrvag-se.localhost' };
const REQUEST: Place = { form: 'serviceRequest', path: '/verksted/bestill-time', host: 'norrvag-no.localhost' };

function post({ form, path, host }: Place, values: Values, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ formName: form });
  for (const [name, value] of Object.entries(values)) for (const each of [value].flat()) body.append(name, each);
  const all = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers };
  return send(product.url, path, { host, method: 'POST', body: body.toString(), headers: all });
}
const get = ({ path, host }: Pick<Place, 'path' | 'host'>) => send(product.url, path, { host });
function postJson({ form, host }: Place, values: unknown, formSubmissionId = randomUUID()) {
  const body = JSON.stringify({ formName: form, formSubmissionId, values });
  const headers = { 'content-type': 'application/json' };
  return send(product.url, '/api/forms/comhub', { host, method: 'POST', body, headers });
}
const formIn = (html: string) => /<form[^>]*method="post".*?<\/form>/s.exec(html)?.[0] ?? '';

describe('F103 the form for selling a car', () => {
  test.each([
    ['norrvag-se', '/salj-bil', 'mil'],
    ['norrvag-se', '/en/salj-bil', 'km'],
    ['norrvag-no', '/selg-bil', 'km'],
    ['norrvag-dk', '/saelg-bil', 'km'],
    ['norrvag-dk', '/en/saelg-bil', 'km'],
    ['norrvag-fi', '/myy-autosi', 'km'],
    ['norrvag-fi', '/sv/myy-autosi', 'km'],
    ['rullande-se', '/salj-bil', 'mil'],
    ['rullande-sk', '/predat-auto', 'km'],
    ['marlow-uk', '/sell-car', 'miles'],
  ])('is on %s %s, in the menu, and asks for %s', async (site, path, unit) => {
    const place: Place = { form: 'sellCar', path, host: `${site}.localhost` };
    const { body } = await get(place);
    const form = formIn(body);
    expect(form).toContain(`action="${path}#sellCar"`);
    expect(body).toContain('id="sellCar"');
    for (const name of ['option', 'regno', 'milage', 'customerName', 'customerPhone', 'customerEmail', 'other']) {
      expect(form).toContain(`name="${name}"`);
    }
    expect(form).toMatch(new RegExp(`id="form-milage-unit"[^>]*>${unit}</span>`));
    const prefix = /^\/(?:en|sv)(?=\/)/.exec(path)?.[0] ?? '/';
    expect((await get({ ...place, path: prefix })).body).toContain(`href="${path}"`);
    const sent = await post(place, sellCar());
    expect([sent.status, sent.headers.location]).toEqual([303, `${path}?sent=sellCar#sellCar`]);
    const confirmation = await get({ ...place, path: `${path}?sent=sellCar` });
    expect([confirmation.status, formIn(confirmation.body)]).toEqual([200, '']);
    expect(confirmation.body).toMatch(/id="sellCar-form"[^>]*role="status"/);
    expect(await received()).toMatchObject([{ regno: 'CAN123', milage: 12_500, milageUnit: unit, option: 'sellCar' }]);
  });

  test('coming from a car it says which one, before and after an error, and the dealer of the car gets the lead', async () => {
    const car = carOnSale();
    const carPage = await get({ path: `/kop-bil/${car.car_id}/${car.slug}`, host: SELL.host });
    expect(carPage.body).toContain(`href="/salj-bil?car=${car.car_id}#sellCar"`);
    const place = { ...SELL, path: `/salj-bil?car=${car.car_id}` };
    const again = await post(place, sellCar({ car: car.car_id, regno: '' }));
    expect(again.status).toBe(422);
    for (const { body } of [await get(place), again]) {
      expect(body).toContain(`Du tittar på ${car.car_brand}`);
      expect(formIn(body)).toContain(`name="car" value="${car.car_id}"`);
      expect(formIn(body)).toContain(`action="${place.path}#sellCar"`);
    }
    const sent = await post(place, sellCar({ car: car.car_id }));
    expect(sent.headers.location).toBe(`${place.path}&sent=sellCar#sellCar`);
    expect((await get({ ...place, path: `${place.path}&sent=sellCar` })).body).toContain('role="status"');
    expect(await received()).toMatchObject([{ car: car.car_id, toEmail: car.car_site_leads_email }]);
  });

  test.each(['?car=999999999', '?car=../17', '?car=17&car=18&x=1', '?car='])(
    '%s: the form without a car',
    async (query) => {
      const { status, body } = await get({ ...SELL, path: `/salj-bil${query}` });
      expect(status).toBe(200);
      expect(formIn(body)).not.toContain('name="car"');
    },
  );

  test('Q34 the chosen dealer gets the lead; one of another site is refused', async () => {
    const dealers = await recordsOf<Dealer>(product, 'sites_norrvag_se');
    const dealer = dealers[5];
    expect((await post(SELL, sellCar({ dealer: dealer?.site_id ?? '' }))).status).toBe(303);
    expect(await received()).toMatchObject([{ siteName: dealer?.site_official_name }]);
    const refused = await post(SELL, sellCar({ dealer: workshops[0]?.site_id ?? '', toEmail: 'a@evil.example' }));
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('<a href="#form-dealer">');
    expect(await received()).toHaveLength(1);
  });

  test('while the search engine is unavailable the form is there, is not cached, and loses nothing', async () => {
    await product.setFault({ upstream: 'search', kind: 'error', status: 500 });
    const page = await get({ path: '/salj-bil?car=12345', host: 'rullande-se.localhost' });
    expect(formIn(page.body)).toContain('name="regno"');
    expect(page.headers['cache-status']).toMatch(/fwd=bypass/);
    const failed = await post({ ...SELL, host: 'rullande-se.localhost' }, sellCar({ car: '12345' }));
    expect(failed.status).toBe(502);
    expect(failed.body).toContain('value="can 123"');
  });
});

describe('F104 the Norwegian request', () => {
  test('has its dealers, services in their order, and the days that can be chosen', async () => {
    const { body } = await get(REQUEST);
    const form = formIn(body);
    expect(form).toContain('action="/verksted/bestill-time#serviceRequest"');
    const valuesOf = (pattern: RegExp) => [...form.matchAll(pattern)].map(([, value]) => value);
    expect(valuesOf(/name="services"[^>]*value="([^"]*)"/g)).toEqual([...SERVICES.car, ...SERVICES.motorcycle]);
    expect(SERVICES.car).toHaveLength(11);
    expect(SERVICES.motorcycle).toEqual(['Bestille service', 'Bestile deler', 'Annet']);
    expect(valuesOf(/<option value="(\d+)"/g).sort()).toEqual(workshops.map(({ site_id: id }) => id).sort());
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(Date.now());
    expect(form).toMatch(new RegExp(`type="date" min="${today}" max="\\d{4}-\\d\\d-\\d\\d"`));
    expect(form).not.toMatch(/checked=""[^>]*name="(?:gdpr|newsletter)"|name="(?:gdpr|newsletter)"[^>]*checked/);
    expect((await get({ ...REQUEST, path: '/' })).body).toContain('href="/verksted/bestill-time"');
    expect(form).not.toContain('@');
  });

  test('303 to the thanks of the specification; the workshop gets one lead, without the newsletter too', async () => {
    const sent = await post(REQUEST, request());
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      '/verksted/bestill-time?sent=serviceRequest#serviceRequest',
    ]);
    for (const _load of ['first', 'reload']) {
      const page = await get({ ...REQUEST, path: `${REQUEST.path}?sent=serviceRequest` });
      expect([page.status, formIn(page.body)]).toEqual([200, '']);
      expect(page.body).toContain('Takk for din henvendelse!');
    }
    expect(await received()).toMatchObject([
      { services: ['EU-kontroll', 'Annet'], gdpr: true, toEmail: workshopOf(workshops[0] as Dealer)?.email },
    ]);
    const [toDealer, toCustomer] = (await stateOf()).outbox;
    expect([toDealer?.to, toCustomer?.to]).toEqual([workshopOf(workshops[0] as Dealer)?.email, 'canaria@example.com']);
    expect(toCustomer?.text).toMatch(/^Hei Canaria Ek/);
  });

  test('F106 a tick for the newsletter starts its confirmation, once; without it the request alone arrives', async () => {
    const reader = { customerEmail: `reader-${randomUUID()}@example.com`, newsletter: 'on' };
    await product.setFault({ upstream: 'leads', kind: 'lost', times: 1 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await post(REQUEST, request(reader))).status);
    expect(statuses).toEqual([502, 303, 303]);
    const { outbox, upstreams } = await stateOf();
    expect(upstreams.leads.received).toHaveLength(1);
    expect(outbox).toHaveLength(3);
    expect(outbox.at(-1)).toMatchObject({
      to: reader.customerEmail,
      text: expect.stringMatching(/\/om-oss\/nyhetsbrevet\/confirm\?token=/),
    });

    await product.setFault({ upstream: 'embeddedForms', kind: 'error' });
    const other = { ...reader, customerEmail: `other-${randomUUID()}@example.com` };
    expect((await post(REQUEST, request({ ...other, other: 'x' }))).status).toBe(303);
    expect(await received()).toHaveLength(2);
    expect(product.logged.filter(({ event }) => event === 'lead.failed').at(-1)).toMatchObject({ form: 'newsletter' });
  });

  test('U12 U13 422 keeps choices of several, a day and a consent, and names each error beside its field', async () => {
    const typed = request({
      date: '2020-01-01',
      services: ['Hjulskift', 'Bilskade'],
      customerPhone: 'ring',
      dealer: '',
    });
    const { status, body } = await post(REQUEST, typed);
    const form = formIn(body);
    expect(status).toBe(422);
    expect(body).toMatch(/<title>Feil: /);
    for (const service of ['Hjulskift', 'Bilskade']) {
      expect(form).toMatch(new RegExp(`<input[^>]*name="services"[^>]*checked=""[^>]*value="${service}"`));
    }
    expect(form.match(/name="services"[^>]*checked=""/g)).toHaveLength(2);
    expect(form).toMatch(/<input[^>]*id="form-gdpr"[^>]*checked=""/);
    expect(form).toMatch(/id="form-date"[^>]*value="2020-01-01"/);
    for (const [field, text] of [
      ['dealer', 'Velg forhandler'],
      ['date', 'Velg i dag eller en senere dag'],
      ['customerPhone', 'Skriv et telefonnummer med 6 til 20 sifre, for eksempel 400 12 345'],
    ]) {
      expect(form).toContain(`<a href="#form-${field}">${text}</a>`);
      expect(form).toMatch(new RegExp(`id="form-${field}-error"[^>]*>${text}<`));
    }
    expect(await received()).toEqual([]);
  });

  test.each([
    ['yesterday', () => ({ date: dayText(Date.now() - 2 * DAY_MS) }), 'formErrorDatePast'],
    ['a day in eight months', () => ({ date: dayText(Date.now() + 240 * DAY_MS) }), 'formErrorDateLate'],
    ['a Sunday', () => ({ date: nextSunday() }), 'formErrorDateClosed'],
  ])('%s is refused', async (_what, change, error) => {
    const response = await post(REQUEST, request(change()), { accept: 'application/json' });
    expect([response.status, JSON.parse(response.body)]).toEqual([400, { error: 'values', errors: { date: error } }]);
  });

  test('without consent it is refused, and a recipient of the browser is dropped', async () => {
    const response = await post(REQUEST, request({ gdpr: '' }), { accept: 'application/json' });
    expect(JSON.parse(response.body)).toMatchObject({ errors: { gdpr: 'formErrorConsent' } });
    await post(REQUEST, request({ siteEmail: 'a@evil.example', toEmail: 'b@evil.example' }));
    expect(JSON.stringify(await stateOf())).not.toContain('evil.example');
  });

  test('F104 a failure has the text of the specification, and the ways to reach somebody (U22)', async () => {
    await product.setFault({ upstream: 'leads', kind: 'error', status: 500, times: 1 });
    const { status, body } = await post(REQUEST, request());
    expect(status).toBe(502);
    expect(body).toMatch(/role="alert".*Noe gikk galt, vennligst prøv igjen senere\..*href="tel:.*href="mailto:/s);
    expect(body).toContain(`>${wish}</textarea>`);
  });

  test('is not on sites of other countries', async () => {
    const { status } = await post({ ...REQUEST, path: '/komponenter', host: 'norrvag-se.localhost' }, request());
    expect(status).toBe(422);
    expect(await received()).toEqual([]);
  });
});

const nextSunday = () => {
  const now = new Date(Date.now() + 60 * DAY_MS);
  return dayText(now.getTime() + ((7 - now.getUTCDay()) % 7) * DAY_MS);
};

describe.each([
  ['sellCar', SELL, sellCar],
  ['serviceRequest', REQUEST, request],
] as const)('%s', (form, place, valid) => {
  test('Q32 20 equal posts at once and a lost response make one lead', async () => {
    await product.setFault({ upstream: 'leads', kind: 'lost', times: 1 });
    expect((await post(place, valid())).status).toBe(502);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await post(place, valid())).status));
    expect(new Set(statuses)).toEqual(new Set([303]));
    const { upstreams, outbox } = await stateOf();
    expect([upstreams.leads.received.length, outbox.length]).toEqual([1, 2]);
    expect(upstreams.leads.received[0]?.formName).toBe(form);
  });

  test('409 for the same id with other values, 202 for equal ones', async () => {
    const id = randomUUID();
    const responses = [valid(), valid(), valid({ other: 'more' })].map(
      (values) => () => post(place, { ...values, formSubmissionId: id }, { accept: 'application/json' }),
    );
    const statuses = [];
    for (const call of responses) statuses.push((await call()).status);
    expect(statuses).toEqual([202, 202, 409]);
  });

  test('Q36 personal data is in no log line and no metric', async () => {
    await post(place, valid());
    await post(place, valid({ customerName: '' }));
    await product.setFault({ upstream: 'leads', kind: 'error', status: 500, times: 1 });
    await post(place, valid({ other: 'secret wish, again' }));
    const found = product.logged.filter(({ event }) => String(event).startsWith('lead.'));
    expect(found.map((line) => [line.event, line.form])).toEqual([
      ['lead.sent', form],
      ['lead.failed', form],
    ]);
    const metrics = await product.metrics.registry.metrics();
    for (const outcome of ['accepted', 'invalid', 'failed']) {
      expect(metrics).toMatch(new RegExp(`leads_total\\{form="${form}",site="[\\w-]+",outcome="${outcome}"\\} \\d`));
    }
    const written = JSON.stringify(product.logged) + metrics;
    for (const canary of CANARIES) expect(written).not.toContain(canary);
  });
});

test('U15 spellings of plates, mileages, phones and days arrive in one form', async () => {
  const plates = [
    'abc 123',
    'ABC-123',
    'abc·123',
    'ＡＢＣ１２３',
    'a b c 1 2 3',
    'ABC\u00a0123',
    ' abc123 ',
    'abc.123',
  ];
  const mileages = [
    '12500',
    '12 500',
    '12.500',
    '12,500',
    '12\u00a0500',
    '１２５００',
    "12'500",
    '12500 mil',
    '125 000 km',
  ];
  const phones = ['+46701234567', '0046 70 123 45 67', '+46 (0)70-123 45 67', '＋４６ 70 1234567', '+46-70-123-45-67'];
  const count = Math.max(plates.length, mileages.length, phones.length);
  const pick = (all: readonly string[], at: number) => all[at % all.length] ?? '';
  for (let at = 0; at < count; at += 1) {
    const spelled = { regno: pick(plates, at), milage: pick(mileages, at), customerPhone: pick(phones, at) };
    expect([spelled, (await postJson(SELL, sellCar(spelled))).status]).toEqual([spelled, 202]);
  }
  for (const values of await received()) {
    expect(values).toMatchObject({ regno: 'ABC123', milage: 12_500, customerPhone: '+46701234567' });
  }
  const [year, month, day] = openDay().split('-').map(Number);
  const days = [
    `${day}.${month}.${year}`,
    `${day}/${month}/${year}`,
    `${year}/${month}/${day}`,
    openDay().replace(/-/g, ''),
  ];
  for (const date of days) expect([date, (await postJson(REQUEST, request({ date }))).status]).toEqual([date, 202]);
  expect((await received()).slice(-days.length).map(({ date }) => date)).toEqual(days.map(openDay));
});

test.each([
  ['norrvag-se', 'sv', 'mil', 1_250],
  ['norrvag-se', 'en', 'km', 12_500],
  ['norrvag-no', 'nb', 'km', 12_500],
  ['norrvag-dk', 'da', 'km', 12_500],
  ['norrvag-dk', 'en', 'km', 12_500],
  ['norrvag-fi', 'fi', 'km', 12_500],
  ['norrvag-fi', 'sv', 'km', 12_500],
  ['rullande-se', 'sv', 'mil', 1_250],
  ['rullande-sk', 'sk', 'km', 12_500],
  ['marlow-uk', 'en', 'miles', 7_767],
])('F103 on %s in %s a mileage in kilometres arrives in %s', async (site, language, unit, milage) => {
  const values = sellCar({ milage: '12 500 km' });
  const body = JSON.stringify({ formName: 'sellCar', formSubmissionId: randomUUID(), values, language });
  const headers = { 'content-type': 'application/json' };
  const options = { host: `${site}.localhost`, method: 'POST', body, headers };
  expect((await send(product.url, '/api/forms/comhub', options)).status).toBe(202);
  expect(await received()).toMatchObject([{ milage, milageUnit: unit, language }]);
});

test('in the second language: errors, confirmation and mails are English', async () => {
  const place = { ...SELL, path: '/en/salj-bil' };
  const { status, body } = await post(place, sellCar({ regno: '', option: '' }));
  expect(status).toBe(422);
  expect(body).toMatch(/<title>Error: /);
  expect(body).toContain('<a href="#form-option">Choose whether you want to sell or part exchange</a>');
  await post(place, sellCar());
  expect((await stateOf()).outbox[1]?.text).toMatch(/^Hello Canaria Ek/);
});
