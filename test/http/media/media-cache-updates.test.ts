import { describe, expect, jest, test } from '@jest/globals';
import { MEDIA_TAG } from '../../../server/cache/tags.ts';
import { eventually } from '../../support/eventually.ts';
import { FRESH, IMAGE, mediaEdgeFixture, PNG } from '../../support/mediaEdge.ts';

/** Q12: shared calls, stale responses and invalidation in the cache of the media edge, through the real app. */

/** Calls that hang end after a time in which a busy machine has begun all requests of a test. */
const fixture = mediaEdgeFixture(5_000);
const { script, fetchImage, calls, age } = fixture;

describe('one call for many requests', () => {
  test('Q8: 200 simultaneous requests make one call', async () => {
    script({ whenReceived: 200 });
    const all = await Promise.all(Array.from({ length: 200 }, () => fetchImage()));
    expect(new Set(all.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(['200 body 1']));
    expect(calls()).toBe(1);
  });

  test('waiting requests make calls of their own when the response is private', async () => {
    script({ headers: { ...PNG, 'cache-control': 'private' }, whenReceived: 5 });
    const all = await Promise.all(Array.from({ length: 5 }, () => fetchImage()));
    expect(new Set(all.map(({ body }) => body)).size).toBe(5);
  });

  test('waiting requests validate a response that may not be reused without validation', async () => {
    const headers = { ...PNG, 'cache-control': 'no-cache', etag: '"1"' };
    script({ headers, body: 'body' }, { status: 304, headers, whenReceived: 7 });
    await fetchImage();
    const all = await Promise.all(Array.from({ length: 6 }, () => fetchImage()));
    expect(all.map(({ status, body }) => `${status} ${body}`)).toEqual(Array(6).fill('200 body'));
    expect(calls()).toBe(7);
    const conditions = fixture.edge.requests.slice(1).map(({ headers: { 'if-none-match': etag } }) => etag);
    expect(conditions).toEqual(Array(6).fill('"1"'));
  });

  test('waiting requests fail at once when the edge fails', async () => {
    script('hang');
    const all = await Promise.all(Array.from({ length: 20 }, () => fetchImage()));
    expect([new Set(all.map(({ status }) => status)), calls()]).toEqual([new Set([504]), 1]);
  });

  test('when the client that started the call leaves, the next one makes it', async () => {
    script('hang', { body: 'second' });
    const left = new AbortController();
    const first = fetch(`http://127.0.0.1:${fixture.app.port}${IMAGE}`, { signal: left.signal }).catch(() => {});
    await eventually(calls, 1);
    const second = fetch(`http://127.0.0.1:${fixture.app.port}${IMAGE}`);
    await new Promise((done) => setTimeout(done, 50));
    left.abort();
    await first;
    expect(await (await second).text()).toBe('second');
  });

  test.each([[false], [true]])(
    'when that client leaves, those that wait share the next call, stale: %s',
    async (isStale) => {
      script({});
      if (isStale) await fetchImage();
      await age(3_600);
      script('hang', { body: 'second', whenReceived: 6 });
      const callsBefore = calls();
      const left = new AbortController();
      const url = `http://127.0.0.1:${fixture.app.port}${IMAGE}`;
      const first = fetch(url, { signal: left.signal }).catch(() => {});
      await eventually(calls, callsBefore + 1);
      // Each request looks the image up before it waits.
      const lookUps = jest.spyOn(fixture.app.store, 'get');
      const others = Array.from({ length: 5 }, async () => (await fetch(url)).text());
      await eventually(() => lookUps.mock.calls.length, 5);
      left.abort();
      await first;
      expect(await Promise.all(others)).toEqual(Array(5).fill('second'));
      expect(calls()).toBe(callsBefore + 2);
    },
  );
});

describe('a purge while the edge responds', () => {
  let purgedCalls: number;
  /** The edge responds with this status from now on, and the files are purged before each response. */
  function purgeAtCalls(status: 200 | 304): void {
    purgedCalls = 0;
    fixture.edge.behave((_req, res) => {
      purgedCalls += 1;
      fixture.app.store.purge(MEDIA_TAG);
      const body = status === 200 ? `body ${purgedCalls}` : '';
      const length = status === 200 && { 'content-length': body.length };
      res.writeHead(status, { ...FRESH, ...length, etag: '"1"' }).end(body);
    });
  }

  test('keeps its response out of the cache', async () => {
    purgeAtCalls(200);
    expect([(await fetchImage()).body, (await fetchImage()).body]).toEqual(['body 1', 'body 2']);
  });

  test('keeps a response that a 304 confirms out of the cache', async () => {
    script({ headers: { ...FRESH, etag: '"1"' } });
    await fetchImage();
    await age(61);
    purgeAtCalls(304);
    expect([(await fetchImage()).body, (await fetchImage()).body, purgedCalls]).toEqual(['body 1', 'body 1', 2]);
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

  test.each([['hang' as const], [{ status: 503, whenReceived: 11 }]])(
    'Q7, Q8: are served to all requests that wait for a failing edge: %j',
    async (failure) => {
      script({}, failure);
      await fetchImage();
      await age(3_600);
      const all = await Promise.all(Array.from({ length: 10 }, () => fetchImage()));
      expect(all.map(({ status, body }) => `${status} ${body}`)).toEqual(Array(10).fill('200 body 1'));
      expect(calls()).toBe(2);
    },
  );

  test('Q7: replace a failing edge after a background revalidation', async () => {
    script(
      { headers: { ...PNG, 'cache-control': 'max-age=60, stale-while-revalidate=60' } },
      { status: 503, whenReceived: 3 },
    );
    await fetchImage();
    await age(61);
    const all = await Promise.all([fetchImage(), fetchImage({ 'cache-control': 'max-age=0' })]);
    expect(all.map(({ status, body }) => `${status} ${body}`)).toEqual(['200 body 1', '200 body 1']);
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
    fixture.app.raw(`POST ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`);

  test('a successful POST invalidates its URL and those that the response names', async () => {
    script({});
    for (const url of [API, `${API}/1`, `${API}/2`, `${API}/3`]) await fetchImage({}, url);
    script({
      status: 201,
      headers: { location: `${API}/1`, 'content-location': `${fixture.edge.url}/tenant${API}/2` },
    });
    await post(API);
    expect(fixture.app.store.entries()).toBe(1);
    script({ status: 201, headers: { location: `https://evil.example/tenant${API}/3` } });
    await post(API);
    expect(fixture.app.store.get(`${API}/3`)).toBeDefined();
  });

  test('a failed POST invalidates nothing', async () => {
    script({});
    await fetchImage({}, API);
    script({ status: 500 });
    await post(API);
    expect(fixture.app.store.entries()).toBe(1);
  });
});

describe('Q53: stale responses are revalidated in the background', () => {
  // No call ends by itself while a slow machine sends the requests.
  const patient = mediaEdgeFixture(60_000);
  const { script, fetchImage, calls } = patient;

  test('by a limited number of calls at the same time', async () => {
    const urls = Array.from({ length: 70 }, (_, index) => `/-/media/${index}.png`);
    const fetchAll = () => Promise.all(urls.map((url) => fetchImage({}, url)));
    script({ headers: { ...PNG, 'cache-control': 'max-age=0, stale-while-revalidate=60', etag: '"1"' } });
    await fetchAll();
    script('hang');
    for (const _time of [1, 2]) expect(new Set((await fetchAll()).map(({ status }) => status))).toEqual(new Set([200]));
    await eventually(calls, 134);
    // Later requests revalidate the others when those calls have ended.
    script({});
    for (const { socket } of patient.edge.requests) socket.destroy();
    const statuses = async () => new Set((await fetchAll()).map(({ headers }) => headers['cache-status']));
    await eventually(statuses, new Set(['forecourt; hit']));
  });
});
