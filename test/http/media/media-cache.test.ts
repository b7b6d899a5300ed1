import { beforeEach, describe, expect, test } from '@jest/globals';
import { withSteppedClock } from '../../../server/testing/steppedClock.ts';
import { FRESH, IMAGE, mediaEdgeFixture, PNG } from '../../support/mediaEdge.ts';

/** Q12: the shared cache of the media edge, by the rules of RFC 9111, through the real app and an edge of our own. */

const fixture = mediaEdgeFixture(60_000);
const { script, fetchImage, calls, lastCall, age } = fixture;

describe('cacheability', () => {
  test.each([-25, 25])(
    'Q54: a wall clock stepped by %i h neither ends a response nor makes it fresh',
    async (hours) => {
      script({ headers: FRESH });
      await fetchImage();
      await withSteppedClock(hours, async () => {
        const { headers } = await fetchImage();
        expect(headers['cache-status']).toBe('forecourt; hit');
        expect(Number(headers.age)).toBeLessThan(60);
        await age(61);
        expect((await fetchImage()).headers['cache-status']).not.toContain('hit');
      });
    },
  );

  test('a fresh response is served again with its age, its date and its origin', async () => {
    const date = new Date(Date.now() - 5_000).toUTCString();
    script({ headers: { ...FRESH, date, 'x-own': 'a', etag: '"1"' } });
    const first = await fetchImage();
    expect(first.headers['cache-status']).toBe('forecourt; fwd=miss; fwd-status=200; stored');
    const again = await fetchImage();
    expect(again).toMatchObject({ status: 200, body: 'body 1' });
    expect(again.headers).toMatchObject({ date, 'x-own': 'a', etag: '"1"', 'cache-status': 'forecourt; hit' });
    expect(Number(again.headers.age)).toBeGreaterThanOrEqual(5);
    expect(calls()).toBe(1);
  });

  test.each([
    ['no-store', { 'cache-control': 'no-store, max-age=60' }],
    ['private', { 'cache-control': 'private, max-age=60' }],
    ['Vary: *', { ...FRESH, vary: '*' }],
    ['max-age=0 without a validator', { 'cache-control': 'max-age=0' }],
    ['s-maxage=0 ahead of max-age', { 'cache-control': 'max-age=60, s-maxage=0' }],
    ['Expires in the past', { expires: 'Thu, 01 Jan 1970 00:00:00 GMT' }],
    ['Expires: 0', { expires: '0' }],
    ['an age beyond its lifetime', { ...FRESH, age: '61' }],
    ['a cookie, unless it is public', { 'cache-control': 'max-age=60', 'set-cookie': 'a=b' }],
    ['no directive, and a cookie', { 'set-cookie': 'a=b' }],
  ])('%s: requested every time', async (_title, headers) => {
    script({ headers: { ...PNG, ...headers } });
    await fetchImage();
    expect((await fetchImage()).body).toBe('body 2');
  });

  test.each([
    ['s-maxage', { 'cache-control': 's-maxage=60, max-age=0' }],
    ['Expires', { expires: new Date(Date.now() + 60_000).toUTCString() }],
    ['must-revalidate while it is fresh', { 'cache-control': 'max-age=60, must-revalidate' }],
    ['directives in upper case', { 'cache-control': 'Public, Max-Age=60' }],
    ['a public response with a cookie', { 'cache-control': 'public, max-age=60', 'set-cookie': 'a=b' }],
    ['a tenth of the time since the last change', { 'last-modified': new Date(Date.now() - 3_600_000).toUTCString() }],
  ])('%s: cached', async (_title, headers) => {
    script({ headers: { ...PNG, ...headers } });
    await fetchImage();
    const again = await fetchImage();
    expect([again.body, again.headers['set-cookie']]).toEqual(['body 1', undefined]);
  });

  test('a 404 is cached when the edge allows it, failures never', async () => {
    script({ status: 404, headers: { 'cache-control': 'max-age=60' } });
    await fetchImage();
    expect([(await fetchImage()).status, calls()]).toEqual([404, 1]);
    script({ status: 500, headers: FRESH });
    await fetchImage({}, '/-/media/b.png');
    await fetchImage({}, '/-/media/b.png');
    expect(calls()).toBe(3);
  });

  test('a 404 that a browser gets as our page is not cached without the edge’s body', async () => {
    script({ status: 404, headers: { 'cache-control': 'max-age=60' } });
    const page = await fetchImage({ accept: 'text/html,*/*;q=0.8' });
    expect([page.status, page.body]).toEqual([404, expect.stringContaining('<title>Not found</title>')]);
    const edge = await fetchImage({ accept: 'application/json' });
    expect([edge.status, edge.body]).toEqual([404, 'body 2']);
    expect((await fetchImage({ accept: 'application/json' })).body).toBe('body 2');
    expect((await fetchImage({ accept: 'text/html' })).body).toContain('<title>Not found</title>');
    expect(calls()).toBe(2);
  });

  test('a response to credentials is not cached, unless the edge says that it is public', async () => {
    script({ headers: { ...PNG, 'cache-control': 'max-age=60' } });
    await fetchImage({ authorization: 'Bearer x' });
    expect([(await fetchImage()).body, lastCall().authorization]).toEqual(['body 2', undefined]);
  });

  test('a large response is forwarded and not cached, with and without its length', async () => {
    const body = 'x'.repeat(17 * 1_024);
    script({ body }, { body, isChunked: true });
    for (let at = 0; at < 3; at += 1) expect((await fetchImage()).body.length).toBeGreaterThanOrEqual(body.length);
    expect([calls(), fixture.app.store.entries()]).toEqual([3, 0]);
  });

  test('metrics and log distinguish hit and miss', async () => {
    script({});
    await fetchImage();
    await fetchImage();
    const states = fixture.app.lines().flatMap(({ event, cache }) => (event === 'http.request' ? [cache] : []));
    expect(states).toEqual(['miss', 'hit']);
    const { values } = await fixture.app.metrics.cacheRequests.get();
    expect(values.map(({ labels, value }) => [labels.cache, labels.state, value])).toEqual([
      ['files', 'miss', 1],
      ['files', 'hit', 1],
    ]);
  });
});

describe('Vary', () => {
  test('each variant has its response, and a new variant is requested', async () => {
    script({ headers: { ...FRESH, vary: 'Accept' } });
    expect((await fetchImage({ accept: 'image/avif' })).body).toBe('body 1');
    expect((await fetchImage({ accept: 'image/webp' })).body).toBe('body 2');
    expect((await fetchImage({ accept: 'image/avif' })).body).toBe('body 1');
    expect((await fetchImage({ accept: 'image/webp' })).body).toBe('body 2');
    expect((await fetchImage()).body).toBe('body 3');
  });

  test('made-up variants evict only each other', async () => {
    script({ headers: { ...FRESH, vary: 'Accept' } });
    for (let at = 0; at < 20; at += 1) await fetchImage({ accept: `image/x-${at}` });
    expect(fixture.app.store.entries()).toBe(1);
    expect(fixture.app.store.get(IMAGE)?.value).toHaveLength(8);
  });

  test('Q10: headers outside the key do not reach the edge', async () => {
    fixture.edge.behave((req, res) => res.writeHead(200, FRESH).end(JSON.stringify(req.headers)));
    const odd = { 'x-forwarded-host': 'evil', 'x-rewrite-url': '/evil', cookie: 'evil=1', referer: 'http://evil/' };
    expect((await fetchImage({ ...odd, 'x-middleware-rewrite': 'evil', forwarded: 'host=evil' })).body).not.toContain(
      'evil',
    );
  });
});

describe('validation', () => {
  test('a stale response is revalidated by its tag, and updated from the 304', async () => {
    script(
      { headers: { ...FRESH, etag: '"1"', 'x-own': 'old' } },
      { status: 304, headers: { etag: '"1"', 'x-own': 'new', 'cache-control': 'max-age=90' } },
    );
    await fetchImage();
    await age(61);
    const requestedAt = performance.now();
    const confirmed = await fetchImage();
    const seconds = (performance.now() - requestedAt) / 1_000;
    expect([confirmed.status, confirmed.body, lastCall()['if-none-match']]).toEqual([200, 'body 1', '"1"']);
    expect(confirmed.headers).toMatchObject({ 'x-own': 'new', 'cache-control': 'max-age=90' });
    // The edge's `Date` leaves out the part of a second.
    expect(Number(confirmed.headers.age)).toBeLessThan(1 + seconds);
    expect(confirmed.headers['cache-status']).toBe('forecourt; fwd=stale; fwd-status=304');
    await fetchImage();
    expect(calls()).toBe(2);
  });

  test('a stale response without a tag is revalidated by its last change', async () => {
    const changed = 'Wed, 01 Jan 2020 00:00:00 GMT';
    script({ headers: { ...FRESH, 'last-modified': changed } }, { status: 304, headers: {} });
    await fetchImage();
    await age(61);
    expect([(await fetchImage()).body, lastCall()['if-modified-since']]).toEqual(['body 1', changed]);
  });

  test('a 304 for another tag is ignored, and the resource is requested again', async () => {
    script(
      { headers: { ...FRESH, etag: '"1"' } },
      { status: 304, headers: { etag: '"2"' } },
      { headers: { ...FRESH, etag: '"2"' } },
    );
    await fetchImage();
    await age(61);
    expect([(await fetchImage()).body, calls(), lastCall()['if-none-match']]).toEqual(['body 3', 3, undefined]);
  });

  test.each([
    [{ 'cache-control': 'no-cache' }, 2],
    [{ 'cache-control': 'max-age=0' }, 2],
    [{ pragma: 'no-cache' }, 2],
    [{ 'cache-control': 'min-fresh=90' }, 2],
    [{ 'cache-control': 'max-age=90' }, 1],
  ])('a request with %j makes %i calls', async (headers, expected) => {
    script({ headers: { ...FRESH, etag: '"1"' } }, { status: 304, headers: {} });
    await fetchImage();
    expect([(await fetchImage(headers)).body, calls()]).toEqual(['body 1', expected]);
  });

  test('only-if-cached makes no call', async () => {
    script({});
    expect([(await fetchImage({ 'cache-control': 'only-if-cached' })).status, calls()]).toEqual([504, 0]);
  });

  test('a response to a request with no-store is not cached', async () => {
    script({});
    await fetchImage({ 'cache-control': 'no-store' });
    expect(fixture.app.store.entries()).toBe(0);
  });
});

describe('conditions, ranges and HEAD', () => {
  beforeEach(async () => {
    script({
      headers: { ...FRESH, etag: '"1"', 'last-modified': 'Wed, 01 Jan 2020 00:00:00 GMT' },
      body: '0123456789',
    });
    await fetchImage();
  });

  test.each([
    [{ 'if-none-match': '"1"' }, 304],
    [{ 'if-none-match': 'W/"0", W/"1"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"2"' }, 200],
    [{ 'if-modified-since': 'Wed, 01 Jan 2020 00:00:00 GMT' }, 304],
    [{ 'if-modified-since': 'Tue, 31 Dec 2019 00:00:00 GMT' }, 200],
    [{ 'if-none-match': '"2"', 'if-modified-since': 'Wed, 01 Jan 2020 00:00:00 GMT' }, 200],
  ])('%j gets a response from the cache with %i', async (headers, status) => {
    const response = await fetchImage(headers);
    expect([response.status, calls(), response.headers.etag]).toEqual([status, 1, '"1"']);
    if (status === 304) expect([response.body, response.headers['content-type']]).toEqual(['', undefined]);
  });

  test.each([
    ['bytes=0-1', {}, 206, '01', 'bytes 0-1/10'],
    ['bytes=8-', {}, 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', {}, 206, '789', 'bytes 7-9/10'],
    ['bytes=0-99', {}, 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=0-1', { 'if-range': '"1"' }, 206, '01', 'bytes 0-1/10'],
    ['bytes=0-1', { 'if-range': '"2"' }, 200, '0123456789', undefined],
    ['bytes=0-1', { 'if-range': 'W/"1"' }, 200, '0123456789', undefined],
    ['bytes=0-1,4-5', {}, 200, '0123456789', undefined],
    ['bytes=1-0', {}, 200, '0123456789', undefined],
  ])('Range %s with %j is cut from the full response: %i %s', async (range, more, status, body, part) => {
    const response = await fetchImage({ range, ...more });
    expect([response.status, response.body, response.headers['content-range'], calls()]).toEqual([
      status,
      body,
      part,
      1,
    ]);
  });

  test('a range outside the response is 416', async () => {
    const response = await fetchImage({ range: 'bytes=10-' });
    expect([response.status, response.headers['content-range'], calls()]).toEqual([416, 'bytes */10', 1]);
  });

  test('HEAD gets a response from the cache', async () => {
    const response = await fixture.app.send(IMAGE, {}, 'HEAD');
    expect([response.status, response.body, response.headers['content-length'], calls()]).toEqual([200, '', '10', 1]);
  });

  test('a HEAD with another ETag invalidates the cached response', async () => {
    await age(61);
    script({ headers: { ...FRESH, etag: '"2"' } });
    await fixture.app.send(IMAGE, {}, 'HEAD');
    expect(fixture.app.store.entries()).toBe(0);
  });
});

test('partial and conditional responses of the edge are forwarded and not cached', async () => {
  script(
    { status: 206, headers: { ...FRESH, 'content-range': 'bytes 0-1/9' } },
    { status: 304, headers: { etag: '"1"' } },
  );
  expect((await fetchImage({ range: 'bytes=0-1' })).status).toBe(206);
  expect((await fetchImage({ 'if-none-match': '"1"' })).status).toBe(304);
  expect([lastCall()['if-none-match'], fixture.app.store.entries()]).toEqual(['"1"', 0]);
});

describe('browser caching of media', () => {
  const LONG = 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800';
  test.each([
    ['as the edge says', IMAGE, FRESH, FRESH['cache-control']],
    ['as the edge says by Expires', IMAGE, { ...PNG, expires: '0' }, undefined],
    ['a day when the edge says nothing', IMAGE, PNG, LONG],
    ['a year at a URL with a revision', `${IMAGE}?w=640&rev=7a4c`, PNG, 'public, max-age=31536000, immutable'],
    ['a year at a URL with a hash', `${IMAGE}?hash=AB12`, PNG, 'public, max-age=31536000, immutable'],
    ['a day with an empty revision', `${IMAGE}?rev=`, PNG, LONG],
    ['not at all for an interface', '/sitecore/api/x', { 'content-type': 'application/json' }, 'no-store'],
  ])('%s: %s', async (_title, url, headers, expected) => {
    script({ headers });
    expect((await fetchImage({}, url)).headers['cache-control']).toBe(expected);
  });
});
