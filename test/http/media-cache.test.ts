import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ResponseTimes } from '../../server/httpCache/storedResponse.ts';
import { type BadUpstream, startBadUpstream } from '../../server/testing/badUpstream.ts';
import { startProxies } from '../../server/testing/startProxies.ts';
import { withSteppedClock } from '../../server/testing/steppedClock.ts';
import { eventually } from '../support/eventually.ts';

/** Q12: the shared cache of the media edge, by the rules of RFC 9111, through the real app and an edge of our own. */

const URL = '/-/media/a.png';
const PNG = { 'content-type': 'image/png' };
const FRESH = { ...PNG, 'cache-control': 'public, max-age=60' };

type ScriptedResponse =
  | { status?: number; headers?: OutgoingHttpHeaders; body?: string; after?: number; isChunked?: true }
  | 'cut'
  | 'hang';
type Edge = BadUpstream & { requests: IncomingMessage[] };

let edge: Edge;
let app: Awaited<ReturnType<typeof startProxies>>;

beforeEach(async () => {
  edge = { ...(await startBadUpstream()), requests: [] };
  app = await startProxies({ media: `${edge.url}/tenant` }, { UPSTREAM_TOTAL_TIMEOUT: '300', CACHE_FILE_KB: '16' });
});
afterEach(async () => {
  await app.close();
  await edge.close();
});

/** The edge's responses, one for each call; the last one repeats. */
function script(...list: ScriptedResponse[]): void {
  edge.behave((req, res) => {
    edge.requests.push(req);
    const next = list.length > 1 ? list.shift() : list[0];
    if (next === undefined || next === 'hang') return;
    if (next === 'cut') return void req.socket.destroy();
    const { status = 200, headers = FRESH, body = `body ${edge.requests.length}`, after = 0, isChunked } = next;
    const length = isChunked || status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
    setTimeout(() => res.writeHead(status, { ...length, ...headers }).end(body), after);
  });
}

const fetchImage = (headers: Record<string, string> = {}, url = URL) => app.send(url, headers);
const calls = () => edge.requests.length;
const lastCall = () => edge.requests.at(-1)?.headers ?? {};
/** Ages the cached responses. */
async function age(seconds: number): Promise<void> {
  const entry = app.store.get(URL);
  const variants = (entry?.value ?? []) as ({ headers: OutgoingHttpHeaders } & Record<ResponseTimes, number>)[];
  const value = variants.map((variant) => ({
    ...variant,
    requestedAt: variant.requestedAt - seconds * 1_000,
    arrivedAt: variant.arrivedAt - seconds * 1_000,
    wallClockAt: variant.wallClockAt - seconds * 1_000,
    headers: { ...variant.headers, date: new Date(variant.wallClockAt - seconds * 1_000).toUTCString() },
  }));
  app.store.set(URL, { value, storedAt: performance.now(), tags: [] }, 600);
}

describe('cacheability', () => {
  test.each([-25, 25])(
    'Q54: a wall clock stepped by %i h neither ends a response nor makes it fresh',
    async (hours) => {
      script({ headers: FRESH });
      await fetchImage();
      await withSteppedClock(hours, async () => {
        const { headers } = await fetchImage();
        expect([headers['cache-status'], Number(headers.age)]).toEqual(['forecourt; hit', expect.closeTo(0, -1)]);
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

  test('a response to credentials is not cached, unless the edge says that it is public', async () => {
    script({ headers: { ...PNG, 'cache-control': 'max-age=60' } });
    await fetchImage({ authorization: 'Bearer x' });
    expect([(await fetchImage()).body, lastCall().authorization]).toEqual(['body 2', undefined]);
  });

  test('a large response is forwarded and not cached, with and without its length', async () => {
    const body = 'x'.repeat(17 * 1_024);
    script({ body }, { body, isChunked: true });
    for (let at = 0; at < 3; at += 1) expect((await fetchImage()).body.length).toBeGreaterThanOrEqual(body.length);
    expect([calls(), app.store.entries()]).toEqual([3, 0]);
  });

  test('metrics and log distinguish hit and miss', async () => {
    script({});
    await fetchImage();
    await fetchImage();
    const states = app.lines().flatMap(({ event, cache }) => (event === 'http.request' ? [cache] : []));
    expect(states).toEqual(['miss', 'hit']);
    const { values } = await app.metrics.cacheRequests.get();
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
    expect(app.store.entries()).toBe(1);
    expect(app.store.get(URL)?.value).toHaveLength(8);
  });

  test('Q10: headers outside the key do not reach the edge', async () => {
    edge.behave((req, res) => res.writeHead(200, FRESH).end(JSON.stringify(req.headers)));
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
    const confirmed = await fetchImage();
    expect([confirmed.status, confirmed.body, lastCall()['if-none-match']]).toEqual([200, 'body 1', '"1"']);
    expect(confirmed.headers).toMatchObject({ 'x-own': 'new', 'cache-control': 'max-age=90', age: '0' });
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
    expect(app.store.entries()).toBe(0);
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
    const response = await app.send(URL, {}, 'HEAD');
    expect([response.status, response.body, response.headers['content-length'], calls()]).toEqual([200, '', '10', 1]);
  });

  test('a HEAD with another ETag invalidates the cached response', async () => {
    await age(61);
    script({ headers: { ...FRESH, etag: '"2"' } });
    await app.send(URL, {}, 'HEAD');
    expect(app.store.entries()).toBe(0);
  });
});

test('partial and conditional responses of the edge are forwarded and not cached', async () => {
  script(
    { status: 206, headers: { ...FRESH, 'content-range': 'bytes 0-1/9' } },
    { status: 304, headers: { etag: '"1"' } },
  );
  expect((await fetchImage({ range: 'bytes=0-1' })).status).toBe(206);
  expect((await fetchImage({ 'if-none-match': '"1"' })).status).toBe(304);
  expect([lastCall()['if-none-match'], app.store.entries()]).toEqual(['"1"', 0]);
});

describe('one call for many requests', () => {
  test('Q8: 200 simultaneous requests make one call', async () => {
    script({ after: 50 });
    const all = await Promise.all(Array.from({ length: 200 }, () => fetchImage()));
    expect(new Set(all.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(['200 body 1']));
    expect(calls()).toBe(1);
  });

  test('waiting requests make calls of their own when the response is private', async () => {
    script({ headers: { ...PNG, 'cache-control': 'private' }, after: 30 });
    const all = await Promise.all(Array.from({ length: 5 }, () => fetchImage()));
    expect(new Set(all.map(({ body }) => body)).size).toBe(5);
  });

  test('waiting requests fail at once when the edge fails', async () => {
    script('hang');
    const all = await Promise.all(Array.from({ length: 20 }, () => fetchImage()));
    expect([new Set(all.map(({ status }) => status)), calls()]).toEqual([new Set([504]), 1]);
  });

  test('when the client that started the call leaves, the next one makes it', async () => {
    script('hang', { body: 'second' });
    const left = new AbortController();
    const first = fetch(`http://127.0.0.1:${app.port}${URL}`, { signal: left.signal }).catch(() => {});
    await eventually(calls, 1);
    const second = fetch(`http://127.0.0.1:${app.port}${URL}`);
    await new Promise((done) => setTimeout(done, 50));
    left.abort();
    await first;
    expect(await (await second).text()).toBe('second');
  });
});

describe('stale responses', () => {
  test('are served at once where the edge allows it, and revalidated in the background', async () => {
    script({ headers: { ...PNG, 'cache-control': 'max-age=60, stale-while-revalidate=60' } });
    await fetchImage();
    await age(61);
    const stale = await fetchImage();
    expect([stale.body, stale.headers['cache-status']]).toEqual(['body 1', 'forecourt; hit; detail=stale']);
    await eventually(calls, 2);
    await eventually(async () => (await fetchImage()).body, 'body 2');
    expect(calls()).toBe(2);
    await age(200);
    expect((await fetchImage()).body).toBe('body 3');
  });

  test.each([['cut' as const], ['hang' as const], [{ status: 503 }]])('replace a failing edge: %j', async (failure) => {
    script({}, failure);
    await fetchImage();
    await age(3_600);
    const response = await fetchImage();
    expect([response.status, response.body]).toEqual([200, 'body 1']);
    expect(response.headers['cache-status']).toContain('detail=stale');
    expect(Number(response.headers.age)).toBeGreaterThanOrEqual(3_600);
  });

  test.each([['must-revalidate'], ['proxy-revalidate'], ['s-maxage=60'], ['no-cache'], ['stale-if-error=10']])(
    'do not replace it after %s',
    async (directive) => {
      script({ headers: { ...PNG, etag: '"1"', 'cache-control': `max-age=60, ${directive}` } }, 'cut');
      await fetchImage();
      await age(120);
      expect((await fetchImage()).status).toBe(502);
    },
  );

  test('are removed when the edge no longer has the resource', async () => {
    script({}, { status: 404, headers: {} }, 'cut');
    await fetchImage();
    await age(61);
    expect((await fetchImage()).status).toBe(404);
    expect((await fetchImage()).status).toBe(502);
  });
});

describe('changes', () => {
  const API = '/sitecore/api/things';
  const post = (url: string) =>
    app.raw(`POST ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`);

  test('a successful POST invalidates its URL and those that the response names', async () => {
    script({});
    for (const url of [API, `${API}/1`, `${API}/2`, `${API}/3`]) await fetchImage({}, url);
    script({ status: 201, headers: { location: `${API}/1`, 'content-location': `${edge.url}/tenant${API}/2` } });
    await post(API);
    expect(app.store.entries()).toBe(1);
    script({ status: 201, headers: { location: `https://evil.example/tenant${API}/3` } });
    await post(API);
    expect(app.store.get(`${API}/3`)).toBeDefined();
  });

  test('a failed POST invalidates nothing', async () => {
    script({});
    await fetchImage({}, API);
    script({ status: 500 });
    await post(API);
    expect(app.store.entries()).toBe(1);
  });
});

describe('browser caching of media', () => {
  const LONG = 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800';
  test.each([
    ['as the edge says', URL, FRESH, FRESH['cache-control']],
    ['as the edge says by Expires', URL, { ...PNG, expires: '0' }, undefined],
    ['a day when the edge says nothing', URL, PNG, LONG],
    ['a year at a URL with a revision', `${URL}?w=640&rev=7a4c`, PNG, 'public, max-age=31536000, immutable'],
    ['a year at a URL with a hash', `${URL}?hash=AB12`, PNG, 'public, max-age=31536000, immutable'],
    ['a day with an empty revision', `${URL}?rev=`, PNG, LONG],
    ['not at all for an interface', '/sitecore/api/x', { 'content-type': 'application/json' }, 'no-store'],
  ])('%s: %s', async (_title, url, headers, expected) => {
    script({ headers });
    expect((await fetchImage({}, url)).headers['cache-control']).toBe(expected);
  });
});
