import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { rawSocket, requestText } from '../../support/rawSocket.ts';
import { send } from '../../support/request.ts';

/** F064: `GET /api/media/{provider}/{regNo}`, through the product and the sandbox. */

let product: Product;
/** Number plates of Marlow's used cars on show, and of one that is not on show. */
let onShow: string[];
let notOnShow: string;

interface Found {
  car_regno?: string;
  autos_on_show?: boolean;
  car_primary_image?: { original?: string } | null;
}

beforeAll(async () => {
  product = await startProduct({ cars: 50 });
  const content = await recordsOf<Found>(product, 'vehicles_marlow_uk', { limit: 500 });
  const carsWithImage = content.filter(({ car_primary_image: image }) => image?.original);
  onShow = carsWithImage.flatMap(({ autos_on_show: plates, car_regno: plate }) => (plates && plate ? [plate] : []));
  notOnShow = carsWithImage.find(({ autos_on_show: plates, car_regno: plate }) => !plates && plate)?.car_regno ?? '';
}, 60_000);
afterAll(() => product.close());
afterEach(() => product.setFault({ upstream: 'carMedia', kind: 'none' }));

const get = (path: string, more: object = {}) =>
  send(product.url, `/api/media/${path}`, { host: 'marlow-uk.localhost', ...more });
const plate = (at: number) => encodeURIComponent(onShow[at] ?? '');

describe('F064: car media', () => {
  test('cars on show have a 360° view of 36 existing frames or none, and every second one a video', async () => {
    const response = await get(`autosonshow/${plate(0)}`);
    expect([response.status, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(response.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=3600');
    const all = await Promise.all(
      onShow.slice(-16).map(async (each) => JSON.parse((await get(`autosonshow/${encodeURIComponent(each)}`)).body)),
    );
    const media = all.find(({ has360 }) => has360);
    expect(Object.keys(media).sort()).toEqual([
      'has360',
      'hasInternal360',
      'hasVideo',
      'images360',
      'internal360',
      'videoUrl',
    ]);
    expect([media.images360.length, new Set(media.images360).size]).toEqual([36, 36]);
    expect(all.every(({ has360, images360 }) => has360 === images360.length > 0)).toBe(true);
    for (const frame of [media.images360[0], media.images360[35]]) {
      expect((await send(product.url, frame, { method: 'HEAD' })).status).toBe(200);
    }
    const withVideo = all.find(({ hasVideo }) => hasVideo);
    expect((await send(product.url, withVideo.videoUrl, { method: 'HEAD' })).headers['content-type']).toBe('video/mp4');
    expect(all.every(({ hasVideo, videoUrl }) => hasVideo === (videoUrl !== null))).toBe(true);
  });

  test('all ways to write a number plate are one request to the upstream', async () => {
    const before = await product.callsTo('carMedia');
    const written = onShow[9] ?? '';
    const variants = [written, written.toLowerCase(), written.replace(/\s/g, ''), written.replace(/\s/g, '-')];
    for (const each of variants) expect((await get(`autosonshow/${encodeURIComponent(each)}`)).status).toBe(200);
    expect((await product.callsTo('carMedia')) - before).toBe(1);
  });

  test('a car without media is 404 as JSON, and is requested once', async () => {
    const before = await product.callsTo('carMedia');
    for (let at = 0; at < 3; at += 1) {
      const response = await get(`autosonshow/${encodeURIComponent(notOnShow)}`);
      expect([response.status, response.body, response.headers['cache-control']]).toEqual([
        404,
        '{"error":"car"}',
        'no-store',
      ]);
    }
    expect((await product.callsTo('carMedia')) - before).toBe(1);
  });

  test.each([
    ['another/ABC123', 404, 'provider'],
    ['AutosOnShow/ABC123', 404, 'provider'],
    ['constructor/ABC123', 404, 'provider'],
    ['__proto__/ABC123', 404, 'provider'],
    ['autosonshow/A', 400, 'regNo'],
    ['autosonshow/ABCDEFGHIJK', 400, 'regNo'],
    ['autosonshow/ABC%3B123', 400, 'regNo'],
    ['autosonshow/%3Cscript%3E', 400, 'regNo'],
    ['autosonshow', 404, 'path'],
    ['autosonshow/', 404, 'path'],
    ['', 404, 'path'],
    ['autosonshow/ABC123/x', 404, 'path'],
    ['autosonshow/ABC123/', 404, 'path'],
  ])('%s: %i names %s, and the upstream is not called', async (path, status, error) => {
    const before = await product.callsTo('carMedia');
    const response = await get(path);
    expect([response.status, JSON.parse(response.body)]).toEqual([status, { error }]);
    expect((await product.callsTo('carMedia')) - before).toBe(0);
  });

  test.each(['..%2fsecret', '%2e%2e/x', '..', '%252e%252e/x', '@evil.example/x', '%5c%5cevil/x'])(
    'Q15: %s is refused without an upstream call',
    async (path) => {
      const before = await product.callsTo('carMedia');
      const { status } = await get(`autosonshow/${path}`);
      expect([status >= 400 && status < 500, (await product.callsTo('carMedia')) - before]).toEqual([true, 0]);
    },
  );

  test('other methods are 405', async () => {
    const response = await get(`autosonshow/${plate(0)}`, { method: 'POST' });
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('Q41: a client that leaves while the upstream is slow is no failure in the log', async () => {
    await product.setFault({ upstream: 'carMedia', kind: 'hang' });
    const before = await product.callsTo('carMedia');
    const path = `/api/media/autosonshow/${plate(10)}`;
    const client = rawSocket(product.port, requestText('GET', path, { headers: { Host: 'marlow-uk.localhost' } }));
    await eventually(async () => (await product.callsTo('carMedia')) - before, 1);
    client.close();
    const linesOf = (name: string) => product.logged.filter(({ event }) => event === name);
    await eventually(() => linesOf('http.request').filter(({ aborted }) => aborted).length, 1);
    expect(linesOf('http.failed')).toEqual([]);
  });

  test.each([
    ['error', 502],
    ['reset', 502],
    ['empty', 502],
    ['half', 502],
  ] as const)('the upstream fails (%s): %i as JSON, and cached responses stay valid', async (kind, status) => {
    await get(`autosonshow/${plate(1)}`);
    await product.setFault({ upstream: 'carMedia', kind });
    const unknown = await get(`autosonshow/ZZ${kind}`.toUpperCase().replace('AUTOSONSHOW', 'autosonshow'));
    expect([unknown.status, JSON.parse(unknown.body), unknown.headers['cache-control']]).toEqual([
      status,
      { error: 'upstream' },
      'no-store',
    ]);
    expect((await get(`autosonshow/${plate(1)}`)).status).toBe(200);
  });

  test('Q36: no number plate is logged', () => {
    const written = JSON.stringify(product.logged);
    expect(
      onShow.slice(0, 10).filter((each) => written.includes(each) || written.includes(each.replace(/\s/g, ''))),
    ).toEqual([]);
  });

  test('Q31: calls of one visitor are limited', async () => {
    const all = await product.withStoppedClock(() =>
      Promise.all(Array.from({ length: 130 }, () => get('another/ABC123'))),
    );
    const headers = expect.objectContaining({ 'retry-after': '10' });
    const refused = expect.objectContaining({ status: 429, body: '{"error":"rate"}', headers });
    expect(all).toContainEqual(refused);
  });

  test('neighbouring routes are unchanged', async () => {
    expect((await send(product.url, '/api/healthz')).status).toBe(200);
    expect((await send(product.url, '/api/search', { method: 'GET' })).status).toBe(405);
  });
});

describe('the proxies to the sandbox', () => {
  test('F004: an image comes from the edge once for all sites', async () => {
    const image = '/-/media/cars/suv/1f3f6e/side.jpg?w=320';
    const before = await product.callsTo('media');
    const headers = { accept: 'image/webp,*/*' };
    const first = await send(product.url, image, { headers });
    const again = await send(product.url, image, { host: 'marlow-uk.localhost', headers });
    expect([first.status, again.status, again.headers['cache-status']]).toEqual([200, 200, 'forecourt; hit']);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect((await product.callsTo('media')) - before).toBe(1);
  });

  test('F005: handlers and services of the platform’s host are proxied without its cookies', async () => {
    const icon = await send(product.url, '/-/icon/office/32x32/car.svg');
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(icon.headers['content-security-policy']).toContain('sandbox');
    const alive = await send(product.url, '/sitecore/service/keepalive.aspx');
    expect([alive.status, alive.headers['content-disposition'], alive.headers['set-cookie']]).toEqual([
      200,
      'attachment',
      undefined,
    ]);
    expect((await send(product.url, '/sitecore/service/nolayout.aspx')).status).toBe(502);
    expect((await send(product.url, '/-/nothing')).status).toBe(404);
    expect((await send(product.url, '/sitecore/shell/')).status).toBe(404);
  });
});
