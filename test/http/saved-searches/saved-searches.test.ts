import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import type { PriceIndicator } from '../../../src/contracts/car/car.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { send } from '../../support/request.ts';

/** Saved searches and watched cars in two processes with one Redis: the forms without scripts, the mails, and what the stock does to them (docs/decisions/0223). */

const INDEX = 'vehicles_norrvag_se';
const LIST = '/kop-bil/alla-bilar-i-lager';
const PAGE = '/om-oss/sparade-sokningar';

let redis: RunningRedis;
let one: Product;
let other: Product;
beforeAll(async () => {
  redis = await startRedis();
  const settings = { REDIS_URL: redis.url, TRUST_PROXY: '1', SAVED_SEARCH_INTERVAL: '200', OPERATIONS_TOKEN: 'token' };
  one = await startProduct({ cars: 400, settings: { ...settings, OPERATIONS_PORT: '0' } });
  other = await startProduct({ sandboxOf: one, settings });
}, 180_000);
afterAll(async () => {
  await other.close();
  await one.close();
  await redis.stop();
});
beforeEach(() => one.resetSandbox());

/** Clients and addresses of their own, so that they share no rate. */
let last = 0;
const next = () => {
  last += 1;
  return last;
};
const newClient = () => `198.51.${Math.floor(next() / 250)}.${1 + (last % 250)}`;
const newEmail = () => `visitor${next()}@example.com`;

interface PostOptions {
  product?: Product;
  client?: string;
  host?: string;
  headers?: Record<string, string>;
}

function post(
  path: string,
  fields: Record<string, string>,
  { product = one, client = newClient(), host, headers = {} }: PostOptions = {},
) {
  const body = new URLSearchParams(fields).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': client };
  return send(product.url, path, { method: 'POST', body, headers: { ...type, ...headers }, ...(host && { host }) });
}

const save = (
  path: string,
  email: string,
  { frequency = 'immediate', ...options }: PostOptions & { frequency?: string } = {},
) => post(path, { formName: 'savedSearch', email, frequency }, options);
const manage = (path: string, step: string, search = '', options: PostOptions & { frequency?: string } = {}) =>
  post(path, { formName: 'savedSearches', step, search, frequency: options.frequency ?? '' }, options);

const outbox = async (): Promise<OutboxMessage[]> =>
  ((await (await fetch(`${one.sandboxUrl}/__sandbox/state.json`)).json()) as { outbox: OutboxMessage[] }).outbox;
const mailsTo = async (email: string) => (await outbox()).filter(({ to }) => to === email);

async function mailTo(email: string, at = 0): Promise<OutboxMessage> {
  await eventually(
    async () => (await mailsTo(email)).length,
    (count: number) => expect(count).toBeGreaterThan(at),
  );
  return (await mailsTo(email))[at] as OutboxMessage;
}

/** Path and query of the first link to the page in a mail. */
const linkIn = ({ text }: OutboxMessage): string => /https?:\/\/[^/\s]+(\/\S*\?token=\S+)/.exec(text)?.[1] ?? '';
const idIn = (html: string): string => /name="search" value="([^"]+)"/.exec(html)?.[1] ?? '';
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const sectionOf = ({ body }: { body: string }) =>
  textOf(/<section[^>]*id="savedSearches"[\s\S]*?<\/section>/.exec(body)?.[0] ?? '');
const formOf = ({ body }: { body: string }) =>
  textOf(/<details[^>]*id="savedSearch"[\s\S]*?<\/section>/.exec(body)?.[0] ?? '');

/** Saves a search and confirms it by the link of its mail. */
async function confirmed(path: string, options: PostOptions & { frequency?: string } = {}) {
  const email = newEmail();
  const response = await save(path, email, options);
  expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
  const link = linkIn(await mailTo(email));
  const shown = await manage(link, 'show', '', options);
  const id = idIn(shown.body);
  expect((await manage(link, 'confirm', id, options)).status).toBe(200);
  // The stock is looked at once before it can change.
  await new Promise((done) => setTimeout(done, 1_200));
  return { email, link, id };
}

const changeCar = async (car: string, fields: Record<string, unknown>, copyOf?: string) => {
  const body = JSON.stringify({ index: INDEX, car, fields, ...(copyOf && { copyOf }) });
  const response = await fetch(`${one.sandboxUrl}/__sandbox/cars`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
};
interface FoundCar {
  car_id: string;
  car_brand: string;
  car_model: string;
  car_price: number;
  car_has_campaign_price: boolean;
  slug: string;
}
async function carsFound(request: Record<string, unknown>): Promise<FoundCar[]> {
  const response = await fetch(`${one.sandboxUrl}/search/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
    body: JSON.stringify({ index: INDEX, limit: 200, sort_name: 'car_price_asc', ...request }),
  });
  const { content } = (await response.json()) as { content: FoundCar[] };
  return content.filter((car) => !car.car_has_campaign_price && car.car_price > 0);
}
async function someCar(): Promise<FoundCar> {
  const [car] = await carsFound({ filters: { car_brand: ['Volvo'], 'car_status.neq': ['sold'] } });
  return car as FoundCar;
}
/** Returns a car whose price is compared, and not a great one. */
async function carWithBand(): Promise<FoundCar & { car_price_indicator: PriceIndicator }> {
  const facets = [{ name: 'car_price_band', filters: ['fair', 'higher', 'high'] }];
  const [car] = await carsFound({ filters: { 'car_status.neq': ['sold'] }, facets });
  return car as FoundCar & { car_price_indicator: PriceIndicator };
}
const newCar = (like: FoundCar, fields: Record<string, unknown> = {}) => {
  const id = `new-${next()}`;
  return changeCar(id, { slug: `a-new-car-${last}`, car_regno: `NEW${last}`, ...fields }, like.car_id).then(() => id);
};

describe('saving', () => {
  test('the list and a car have the form; a search without a choice is refused', async () => {
    const list = await send(one.url, `${LIST}?car_fuel=Diesel`);
    expect(formOf(list)).toMatch(/Spara den här sökningen.*E-post.*Hur ofta.*Direkt.*Spara sökningen/);
    const car = await someCar();
    expect(formOf(await send(one.url, `/kop-bil/${car.car_id}/${car.slug}`))).toMatch(
      /Bevaka den här bilen.*Bevaka bilen/,
    );
    const empty = await save(LIST, newEmail());
    expect([empty.status, formOf(empty)]).toEqual([422, expect.stringContaining('Välj först minst ett filter')]);
    expect((await send(one.url, `${LIST}?saved=cars`)).body).not.toContain('id="savedSearch"');
  });

  test.each([
    ['?car_fuel=Diesel', true],
    ['?car_fuel=Diesel&cost.distance=2000', true],
    ['?cost.distance=2000', false],
    ['?deposit=30000&months=48', false],
    ['?deposit=30000&months=48&cost.distance=2000', false],
  ])('%s has a link to the form exactly when the form accepts it', async (query, isSearch) => {
    const list = await send(one.url, LIST + query);
    expect(list.body.includes('href="#save-search"')).toBe(isSearch);
    const saved = await save(LIST + query, newEmail());
    expect(saved.status).toBe(isSearch ? 200 : 422);
  });

  test('the link of the mail shows and confirms it; a scanner that follows it changes nothing, and twice is once', async () => {
    const email = newEmail();
    const saved = await save(`${LIST}?car_fuel=Diesel&car_price=0-400000`, email);
    expect(formOf(saved)).toContain(`Vi skickar en länk till ${email}`);
    const mail = await mailTo(email);
    expect(mail.subject).toMatch(/^Bekräfta: .*Diesel/);
    const link = linkIn(mail);
    expect(link).toMatch(new RegExp(`^${PAGE}\\?token=[\\da-f-]{36}\\.[\\w-]{43}$`));
    const followed = await send(one.url, link);
    expect([followed.status, followed.headers['referrer-policy']]).toEqual([200, 'strict-origin']);
    expect(followed.body).toMatch(/<meta name="robots" content="[^"]*noindex/);
    const shown = await manage(link, 'show');
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(sectionOf(shown)).toMatch(/Diesel.*Inte bekräftad än.*Bekräfta.*Avsluta/);
    expect(shown.body).not.toContain(email);
    const id = idIn(shown.body);
    for (const product of [one, other]) {
      const done = await manage(link, 'confirm', id, { product });
      expect(sectionOf(done)).toMatch(
        /Bekräftat\. Du får ett mejl.*Slutar \d{1,2} \w+ \d{4}.*Hur ofta.*Förnya i 90 dagar/,
      );
    }
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('nothing that a visitor has typed is in the mail to an address that is not confirmed', async () => {
    const typed = 'keyphrase=Visit+evil.example&near=59.3,18.1,evil.example&radius=50km&car_color=evil.example';
    const email = newEmail();
    expect((await save(`${LIST}?car_fuel=Diesel&${typed}`, email)).status).toBe(200);
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Bekräfta: Diesel');
    expect(`${mail.text} ${mail.html}`).not.toMatch(/evil/);
  });

  test('the response is the same for every address, and an address gets five mails a day at most', async () => {
    const email = newEmail();
    const path = `${LIST}?car_fuel=El`;
    const first = await save(path, email);
    const again = await save(path, email, { product: other });
    expect(formOf(again)).toBe(formOf(first));
    for (const price of [1, 2, 3, 4, 5, 6]) {
      const response = await save(`${LIST}?car_price=0-${price}00000`, email);
      expect(formOf(response)).toBe(formOf(first));
    }
    await new Promise((done) => setTimeout(done, 1_500));
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(5);
  });

  test('invalid fields, robots, other sites, and too many of one client are refused', async () => {
    const path = `${LIST}?car_fuel=El`;
    const invalid = await save(path, 'no-address');
    expect([invalid.status, formOf(invalid)]).toEqual([422, expect.stringContaining('e-postadress')]);
    expect(invalid.body).toMatch(/aria-invalid="true"/);
    expect((await save(path, newEmail(), { frequency: 'hourly' })).status).toBe(422);
    expect((await post(path, { formName: 'savedSearch', email: newEmail(), website: 'x' })).status).toBe(422);
    expect((await save(path, newEmail(), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    const asLead = JSON.stringify({ formName: 'savedSearch', formSubmissionId: '', values: { email: newEmail() } });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': newClient() };
    expect((await send(one.url, '/api/forms/comhub', { method: 'POST', body: asLead, headers })).status).toBe(400);
    const client = newClient();
    const statuses = [];
    for (let at = 0; at < 21; at += 1)
      statuses.push(await save(path, newEmail(), { client, product: at % 2 ? one : other }));
    expect(statuses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(20);
    expect([statuses.at(-1)?.status, Number(statuses.at(-1)?.headers['retry-after'])]).toEqual([
      429,
      expect.any(Number),
    ]);
  }, 60_000);
});

describe('the stock', () => {
  test('a new car is one mail, with header fields that end it by one click (RFC 8058)', async () => {
    const car = await someCar();
    const { email, link, id } = await confirmed(
      `${LIST}?car_brand=Volvo&car_model=${encodeURIComponent(car.car_model)}`,
    );
    const added = await newCar(car);
    await newCar(car, { car_brand: 'Saab', car_model: '900' });
    const mail = await mailTo(email, 1);
    expect(mail.subject).toMatch(/^1 ny bil: Volvo/);
    expect(mail.text).toContain(`/kop-bil/${added}/`);
    expect(mail.text).toMatch(/Norrväg Sverige AB/);
    expect(mail.text).not.toMatch(/\/mån/);
    expect(mail.html).toMatch(/^<!doctype html>\n<html lang="sv">/);
    const [, url = ''] = /^<(http\S+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '') ?? [];
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(url);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newClient() };
    expect((await send(one.url, pathname + search)).status).toBe(303);
    expect(sectionOf(await manage(link, 'show'))).toContain('Volvo');
    const wrong = await send(one.url, pathname + search, { method: 'POST', body: 'x=y', headers });
    expect([wrong.status, JSON.parse(wrong.body)]).toEqual([400, { error: 'List-Unsubscribe' }]);
    const ended = await send(other.url, pathname + search, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers,
    });
    expect(ended.status).toBe(200);
    const twice = await send(one.url, pathname + search, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers,
    });
    expect(twice.status).toBe(200);
    expect(sectionOf(await manage(link, 'show', id))).toContain('Du har inga sparade sökningar');
    await newCar(car);
    await new Promise((done) => setTimeout(done, 1_500));
    expect(await mailsTo(email)).toHaveLength(2);
  }, 60_000);

  test('a car that gets cheap enough begins to match, and is in one mail only', async () => {
    const car = await someCar();
    const { email } = await confirmed(`${LIST}?car_brand=Volvo&car_price=0-${car.car_price - 1_000}`);
    const [before] = [await mailsTo(email)];
    expect(before).toHaveLength(1);
    await changeCar(car.car_id, { car_price: car.car_price - 2_000 });
    const mail = await mailTo(email, 1);
    expect(mail.text).toContain(car.car_id);
    await changeCar(car.car_id, { car_price: car.car_price });
    await new Promise((done) => setTimeout(done, 800));
    await changeCar(car.car_id, { car_price: car.car_price - 3_000 });
    await new Promise((done) => setTimeout(done, 1_500));
    expect(await mailsTo(email)).toHaveLength(2);
  }, 60_000);

  test('a car that gets a price band begins to match a search for that band', async () => {
    const { car_id: id, car_price_indicator: indicator } = await carWithBand();
    const { email } = await confirmed(`${LIST}?car_price_band=great`);
    const price = Math.floor(indicator.expected_price * 0.8);
    await changeCar(id, { car_price: price, car_price_text: null, car_retail_price: null, car_price_history: null });
    const mail = await mailTo(email, 1);
    expect(mail.text).toContain(`/kop-bil/${id}/`);
  }, 60_000);

  test('words of a search are judged by the search engine', async () => {
    const car = await someCar();
    const { email } = await confirmed(`${LIST}?keyphrase=dragkrok&car_brand=Volvo`);
    await newCar(car, { car_equipment: ['Dragkrok'] });
    await newCar(car, { car_equipment: ['Taklucka'] });
    const mail = await mailTo(email, 1);
    expect(mail.subject).toMatch(/^1 ny bil/);
  }, 60_000);

  test('a watched car: a lower price with the lowest one of 30 days, and its return to the stock', async () => {
    const car = await someCar();
    const { email } = await confirmed(`/kop-bil/${car.car_id}/${car.slug}`);
    const history = [
      { date: '2026-10-01', price: car.car_price + 5_000 },
      { date: '2026-11-30', price: car.car_price - 4_000 },
    ];
    await changeCar(car.car_id, { car_price: car.car_price - 4_000, car_price_text: null, car_price_history: history });
    const lower = await mailTo(email, 1);
    expect(lower.subject).toMatch(/^Sänkt pris: Volvo/);
    expect(lower.text).toMatch(/Lägsta pris.*30 dagar/);
    await changeCar(car.car_id, { car_status: 'sold' });
    await new Promise((done) => setTimeout(done, 1_500));
    expect(await mailsTo(email)).toHaveLength(2);
    await changeCar(car.car_id, { car_status: 'available' });
    const back = await mailTo(email, 2);
    expect(back.subject).toMatch(/^Till salu igen: Volvo/);
  }, 60_000);

  test('a daily search waits for its morning; at once again, its mail comes at once', async () => {
    const car = await someCar();
    const { email, link, id } = await confirmed(`${LIST}?car_brand=Volvo`, { frequency: 'daily' });
    await newCar(car);
    await new Promise((done) => setTimeout(done, 1_500));
    expect(await mailsTo(email)).toHaveLength(1);
    const changed = await manage(link, 'edit', id, { frequency: 'immediate', product: other });
    expect(sectionOf(changed)).toContain('Ändringen är sparad');
    expect((await mailTo(email, 1)).subject).toMatch(/^1 ny bil/);
  }, 60_000);

  test('a mail that waits for the leads service is not sent once its search has ended', async () => {
    const car = await someCar();
    const { email, link, id } = await confirmed(`${LIST}?car_brand=Volvo`);
    await one.setFault({ upstream: 'leads', kind: 'error' });
    const before = await one.callsTo('leads');
    await newCar(car);
    await eventually(
      () => one.callsTo('leads'),
      (calls: number) => expect(calls).toBeGreaterThan(before),
    );
    expect(sectionOf(await manage(link, 'end', id))).toContain('Avslutad');
    await one.setFault({ upstream: 'leads', kind: 'none' });
    await new Promise((done) => setTimeout(done, 7_000));
    expect(await mailsTo(email)).toHaveLength(1);
  }, 60_000);
});

describe('the page behind the link', () => {
  test('two searches of one address: each is changed and ended by itself, in two tabs', async () => {
    const { email, link } = await confirmed(`${LIST}?car_brand=Volvo`);
    await save(`${LIST}?car_brand=Audi`, email);
    await mailTo(email, 1);
    const shown = await manage(link, 'show');
    expect(sectionOf(shown)).toMatch(/Audi.*Avsluta alla|Volvo.*Avsluta alla/);
    const ids = [...shown.body.matchAll(/name="search" value="([^"]+)"/g)].map(([, id = '']) => id);
    const [first, second] = await Promise.all(
      ids.map((id, at) => manage(link, 'end', id, { product: at ? one : other })),
    );
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(sectionOf(await manage(link, 'end', ids[0] ?? ''))).toContain('Du har inga sparade sökningar');
  }, 60_000);

  test('a link of another site, a made-up one and one without its end are the same', async () => {
    const { link } = await confirmed(`${LIST}?car_brand=Volvo`);
    const token = link.split('=')[1] ?? '';
    // The last letter of a signature has four bits: it is never a B.
    const wrong = [`${PAGE}?token=${token.slice(0, -1)}B`, `${PAGE}?token=x`, PAGE];
    const responses = await Promise.all(wrong.map((path) => manage(path, 'show')));
    expect(responses.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(new Set(responses.map(sectionOf)).size).toBe(1);
    const elsewhere = await manage(`/meista/tallennetut-haut?token=${token}`, 'show', '', {
      host: 'norrvag-fi.localhost',
    });
    expect(elsewhere.status).toBe(422);
  }, 60_000);

  test('in English: page, mail and link', async () => {
    const email = newEmail();
    const saved = await save(`/en${LIST}?car_fuel=Diesel`, email);
    expect(formOf(saved)).toContain('Check your email');
    const mail = await mailTo(email);
    expect(mail.subject).toMatch(/^Confirm: Diesel/);
    expect(linkIn(mail)).toMatch(new RegExp(`^/en${PAGE}`));
    expect(sectionOf(await manage(linkIn(mail), 'show'))).toContain('Not confirmed yet');
  });
});
