import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** The distance on a car's page, and the wish to move the car to the nearest dealer. */

const HOST = 'norrvag-se.localhost';
const NEAR = 'near=59.27%2C15.21%2C%C3%96rebro';

let product: Product;
let cars: readonly CarRecord[];
beforeAll(async () => {
  [product, cars] = await Promise.all([
    startProduct({ cars: 400, settings: { LOG_LEVEL: 'error' } }),
    datasetOf(400).then(({ vehicles }) => vehicles.get('vehicles_norrvag_se') ?? []),
  ]);
}, 180_000);
afterAll(() => product.close());

const carIn = (city: string): CarRecord => {
  const found = cars.find(
    (car) => car.car_site_city === city && car.car_status !== 'sold' && !car.car_is_sample && car.car_is_used,
  );
  if (!found) throw new Error(`no car in ${city}`);
  return found;
};
const pathOf = ({ car_id: id, slug }: CarRecord) => `/kop-bil/${id}/${slug}`;
const get = (path: string) => send(product.url, path, { host: HOST });
const hiddenValue = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

describe('a car elsewhere', () => {
  test('says how far it is, and to which dealer it can be moved; the price stays', async () => {
    const path = pathOf(carIn('Malmö'));
    const [plain, near] = [await get(path), await get(`${path}?${NEAR}`)];
    expect(near.headers['cache-control']).toBe('private, no-cache');
    expect(near.body).toMatch(/I Malmö, 4\d\d\u00a0km bort/);
    expect(near.body).toMatch(
      /Vi kan flytta den till Norrväg Örebro, som ligger närmast dig: 3\s990\u00a0kr, cirka 8 dagar/,
    );
    expect(near.body).toMatch(/<input[^>]*name="move"/);
    expect(plain.body).not.toContain('km bort');
    expect(plain.body).not.toContain('name="move"');
    const priceOf = (html: string) => /"price":\{[^}]*\}/.exec(html)?.[0];
    expect(priceOf(near.body)).toBe(priceOf(plain.body));
    expect((await get(path)).headers['cache-control']).toBe(plain.headers['cache-control']);
  });

  test('the second language keeps the place', async () => {
    const { body } = await get(`/en${pathOf(carIn('Malmö'))}?${NEAR}`);
    expect(body).toMatch(/In Malmö, 4\d\d\u00a0km away/);
    expect(body).toContain('about 8 days');
    const linkOf = (html: string) => /<a [^>]*href="([^"]*)"[^>]* lang="(?:sv|en)"/.exec(html)?.[1];
    expect(linkOf(body)).toBe(`${pathOf(carIn('Malmö'))}?${NEAR}`);
    expect(linkOf((await get(`${pathOf(carIn('Malmö'))}?${NEAR}`)).body)).toBe(`/en${pathOf(carIn('Malmö'))}?${NEAR}`);
  });

  test('a car at the nearest dealer is not moved', async () => {
    const { body } = await get(`${pathOf(carIn('Örebro'))}?${NEAR}`);
    expect(body).toMatch(/I Örebro, \d+\u00a0km bort/);
    expect(body).not.toContain('name="move"');
  });

  test('the redirect to its slug is cached by no other', async () => {
    const path = pathOf(carIn('Malmö')).replace(/\/[^/]+$/, '');
    const [near, plain] = [await get(`${path}?${NEAR}`), await get(path)];
    expect([near.status, near.headers['cache-control']]).toEqual([302, 'private, no-cache']);
    expect(near.headers.location).toBe(`${pathOf(carIn('Malmö'))}?${NEAR}`);
    expect(plain.headers['cache-control']).toMatch(/public|s-maxage/);
  });

  test('the next page of the site does not learn the place from the referrer', async () => {
    const { headers, body } = await get(`${pathOf(carIn('Malmö'))}?${NEAR}`);
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(/rel="canonical" href="([^"]+)"/.exec(body)?.[1]).toMatch(/\/kop-bil\/\d+\/[^?]+$/);
  });

  test('a card leads to the car with the place', async () => {
    const { body } = await get(`/kop-bil/alla-bilar-i-lager?${NEAR}`);
    expect(body).toMatch(/href="\/kop-bil\/\d+\/[^"]*\?near=59\.27%2C15\.21%2C%C3%96rebro"/);
  });
});

describe('the wish in the lead', () => {
  const post = async (path: string, more: Record<string, string>) => {
    const { body } = await get(path);
    const form = new URLSearchParams({
      formName: 'contact',
      formSubmissionId: hiddenValue(body, 'formSubmissionId') || crypto.randomUUID(),
      car: /name="car" value="([^"]+)"/.exec(body)?.[1] ?? '',
      name: 'Åsa Öberg',
      phone: '0701234567',
      email: 'asa@acme.example',
      ...more,
    });
    return send(product.url, path, {
      host: HOST,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
  };
  const lastLead = async (): Promise<Record<string, unknown>> => {
    const response = await fetch(`${product.sandboxUrl}/__sandbox/state.json`);
    const { upstreams } = (await response.json()) as {
      upstreams: { leads: { received: { values: Record<string, unknown> }[] } };
    };
    return upstreams.leads.received.at(-1)?.values ?? {};
  };

  test('has the dealer and the terms of the site, without scripts', async () => {
    const path = `${pathOf(carIn('Malmö'))}?${NEAR}`;
    const moveTo = hiddenValue((await get(path)).body, 'moveTo');
    const { status } = await post(path, { move: 'on', moveTo });
    expect([status, moveTo]).toEqual([303, expect.stringMatching(/^\d+$/)]);
    expect(await lastLead()).toMatchObject({
      move: true,
      moveTo,
      moveText: expect.stringMatching(/^Norrväg Örebro: 3\s990\u00a0kr, cirka 8 dagar$/),
    });
  });

  test('without the wish the lead has none of it; terms of a browser are no values', async () => {
    const path = `${pathOf(carIn('Malmö'))}?${NEAR}`;
    const moveTo = hiddenValue((await get(path)).body, 'moveTo');
    expect((await post(path, { moveTo, moveText: 'free' })).status).not.toBe(500);
    expect(JSON.stringify(await lastLead())).not.toContain('free');
  });

  test.each(['no-such-dealer', ''])('a dealer %j that the site does not have is refused', async (moveTo) => {
    expect((await post(`${pathOf(carIn('Malmö'))}?${NEAR}`, { move: 'on', moveTo })).status).toBe(422);
  });
});
