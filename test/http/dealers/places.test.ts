import { describe, expect, test } from '@jest/globals';
import type { PlaceSuggestions } from '../../../src/contracts/dealers/places.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { send } from '../../support/request.ts';

/** `GET /api/places` (F087). */

const fixture = productFixture({ cars: 400 });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(fixture.product.url, `/api/places${path}`, {
    host: `norrvag-se.localhost:${fixture.product.port}`,
    headers,
    method,
  });

describe('F087 places', () => {
  test.each([
    ['Stock', 'Stockholm'],
    ['gote', 'Göteborg'],
    ['GÖTE', 'Göteborg'],
    ['kurva', 'Kungens Kurva'],
    ['%20lule%C3%A5%20', 'Luleå'],
  ])('%s suggests %s', async (q, name) => {
    const response = await get(`?q=${encodeURI(q).replaceAll('%25', '%')}`);
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const { places } = JSON.parse(response.body) as PlaceSuggestions;
    expect(places[0]?.name).toBe(name);
    const place = JSON.parse((await get(`/${places[0]?.placeId}`)).body);
    expect(place).toMatchObject({ name, latitude: expect.any(Number), longitude: expect.any(Number) });
  });

  test('at most eight suggestions; none for an unknown place', async () => {
    expect((JSON.parse((await get('?q=so')).body) as PlaceSuggestions).places.length).toBeLessThanOrEqual(8);
    expect(JSON.parse((await get('?q=xyzzy')).body)).toEqual({ places: [] });
  });

  test.each([
    ['', 400, 'q'],
    ['?q=a', 400, 'q'],
    [`?q=${'a'.repeat(81)}`, 400, 'q'],
    ['?q=ab&q=cd', 400, 'q'],
    ['/se-nowhere', 404, 'placeId'],
    ['/%3Cx%3E', 404, 'placeId'],
  ])('%s is %d %s', async (path, status, error) => {
    const response = await get(path);
    expect([response.status, JSON.parse(response.body)]).toEqual([status, { error }]);
  });

  test('other methods and other sites are refused; a failed service is 502', async () => {
    expect((await get('?q=stock', {}, 'POST')).status).toBe(405);
    expect((await get('?q=stock', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await fixture.product.setFault({ upstream: 'places', kind: 'error' });
    expect((await get('?q=stock')).status).toBe(502);
    await fixture.product.setFault({ upstream: 'places', kind: 'none' });
  });

  test('Q36 what people type is in no log line', async () => {
    fixture.product.logged.length = 0;
    await get('?q=Kanarieby');
    expect(JSON.stringify(fixture.product.logged)).not.toContain('Kanarie');
  });
});
