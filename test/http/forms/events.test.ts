import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RequestOptions, send } from '../../support/request.ts';

/** Events from browsers: page views for the platform, and the visitor's choice about cookies. */

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 40, timeLimits: 'production' });
}, 60_000);
afterAll(() => product.close());
beforeEach(async () => {
  await product.resetSandbox();
  product.logged.length = 0;
});

const ITEM = '0f2b3f4a-1111-2222-3333-444455556666';
const view = { type: 'VIEW', page: 'home', itemId: ITEM, language: 'sv' };
const AGREED = 'consent=2:statistics:2026-01-01';

function post(path: string, body: unknown, { headers, ...more }: RequestOptions = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const defaults = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return send(product.url, path, { method: 'POST', body: text, headers: { ...defaults, ...headers }, ...more });
}
const sendView = (body: unknown, headers: Record<string, string> = {}) =>
  post('/api/events', body, { headers: { cookie: AGREED, ...headers } });

/** Waits for the page view: the response does not wait for the platform. */
async function viewsReceived(count: number) {
  await eventually(product.views, (views) => expect(views.length).toBeGreaterThanOrEqual(count));
  return product.views();
}

describe('F009 POST /api/events', () => {
  test('a page view reaches the platform in its format, with a visitor id that we created', async () => {
    const response = await sendView({ ...view, utm: { utm_source: 'brev' }, referrer: 'https://news.example/a' });
    expect([response.status, response.body]).toEqual([202, '']);
    expect(response.headers['cache-control']).toBe('no-store');
    const id = /^sc_cid=([0-9a-f-]{36}); Path=\/; Max-Age=15811200; SameSite=Lax$/.exec(
      response.headers['set-cookie'] ?? '',
    )?.[1];
    expect(await viewsReceived(1)).toEqual([
      {
        siteId: 'norrvag-se',
        type: 'VIEW',
        channel: 'WEB',
        currency: 'USD',
        client_key: '',
        pos: '',
        page: 'home',
        language: 'sv',
        browser_id: id,
        requested_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        ext: { pageVariantId: '0f2b3f4a111122223333444455556666_sv_default' },
        utm_source: 'brev',
        referrer: 'https://news.example/a',
      },
    ]);
  });

  test('the id is stable: it is not created twice, and other ids are not accepted', async () => {
    const id = '7a6e0d80-4f0e-4bfb-8f58-0242ac120002';
    const recognised = await sendView(view, { cookie: `${AGREED}; sc_cid=${id}` });
    expect(recognised.headers['set-cookie']).toBeUndefined();
    const withOtherId = await sendView(view, { cookie: `${AGREED}; sc_cid=mine"` });
    expect(withOtherId.headers['set-cookie']).toMatch(/^sc_cid=[0-9a-f-]{36};/);
    expect((await viewsReceived(2)).map((each) => each.browser_id)).toContain(id);
  });

  test('the site is that of the host, and cookies are secure over https', async () => {
    const response = await post('/api/events', view, { host: 'marlow-uk.example', headers: { cookie: AGREED } });
    expect(response.headers['set-cookie']).toMatch(/; Secure$/);
    expect((await viewsReceived(1))[0]?.siteId).toBe('marlow-uk');
  });

  test.each([
    ['no cookie', ''],
    ['everything rejected', 'consent=2::2026-01-01'],
    ['marketing only', 'consent=2:marketing:2026-01-01'],
    ['a choice about an older version of the questions', 'consent=0:statistics:2026-01-01'],
  ])('Q35 without consent for statistics (%s) nothing is forwarded and no id is created', async (_title, cookie) => {
    const response = await sendView(view, { cookie });
    expect([response.status, JSON.parse(response.body)]).toEqual([403, { error: 'consent' }]);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await product.callsTo('events')).toBe(0);
  });

  test.each([
    ['type', { ...view, type: 'EVERYTHING' }],
    ['page', { ...view, page: undefined }],
    ['itemId', { ...view, itemId: 'home' }],
    ['currency', { ...view, currency: 'SEK' }],
    ['body', [view]],
  ])('400 names the invalid field: %s', async (field, body) => {
    const response = await sendView(body);
    expect([response.status, JSON.parse(response.body)]).toEqual([400, { error: field }]);
    expect(await product.callsTo('events')).toBe(0);
  });

  test.each<[number, string, unknown, RequestOptions]>([
    [400, 'body', '{"type":', {}],
    [403, 'origin', view, { headers: { 'sec-fetch-site': 'cross-site' } }],
    [403, 'origin', view, { headers: { 'sec-fetch-site': 'same-site' } }],
    [403, 'origin', view, { headers: { origin: 'https://evil.example' } }],
    [405, 'method', '', { method: 'GET' }],
    [413, 'body', { ...view, page: 'x'.repeat(10_300) }, {}],
    [415, 'content-type', 'type=VIEW', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    [415, 'content-type', view, { headers: { 'content-type': 'text/plain' } }],
  ])('Q33 %s %s', async (status, field, body, options) => {
    const response = await post('/api/events', body, { ...options, headers: { cookie: AGREED, ...options.headers } });
    expect([response.status, JSON.parse(response.body)]).toEqual([status, { error: field }]);
    expect(await product.callsTo('events')).toBe(0);
  });

  test.each(['error', 'reset', 'hang', 'empty'] as const)(
    'the platform is unavailable (%s): 202 at once, logged, without data of the visitor',
    async (kind) => {
      await product.setFault({ upstream: 'events', kind, status: 503 });
      const response = await sendView({ ...view, utm: { utm_source: 'anna.andersson@mail.example' } });
      expect(response.status).toBe(202);
      if (kind === 'error' || kind === 'reset') {
        await eventually(
          () => product.logged,
          (lines) =>
            expect(lines).toContainEqual(expect.objectContaining({ event: 'upstream.failed', upstream: 'events' })),
        );
      }
      expect(JSON.stringify(product.logged)).not.toMatch(/anna|utm_source|sc_cid|\bhome\b/);
    },
  );
});

describe('Q35 POST /api/consent', () => {
  test('the choice is set as a cookie by the server, for six months', async () => {
    const response = await post('/api/consent', { categories: ['media', 'statistics'] });
    expect([response.status, response.body]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toMatch(
      /^consent=2:statistics\+media:\d{4}-\d\d-\d\d; Path=\/; Max-Age=15811200; SameSite=Lax$/,
    );
  });

  test('a choice without statistics deletes the visitor’s id', async () => {
    const { headers } = await post('/api/consent', { categories: [] }, { host: 'norrvag-se.example' });
    expect(headers['set-cookie']).toMatch(/^consent=2::[\d-]{10}; .*Secure,sc_cid=; Path=\/; Max-Age=0; .*Secure$/);
  });

  test.each([
    ['categories', {}],
    ['categories', { categories: 'statistics' }],
    ['categories', { categories: ['everything'] }],
    ['categories', { categories: ['statistics', 'statistics'] }],
    ['date', { categories: [], date: '2036-01-01' }],
  ])('400 names the invalid field: %s', async (field, body) => {
    const response = await post('/api/consent', body);
    expect([response.status, JSON.parse(response.body)]).toEqual([400, { error: field }]);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('Q33 a page of another site cannot choose for the visitor', async () => {
    const response = await post('/api/consent', { categories: [] }, { headers: { origin: 'https://evil.example' } });
    expect([response.status, response.headers['set-cookie']]).toEqual([403, undefined]);
  });
});

test('Q31 one client cannot send unlimited choices: 429 and Retry-After', async () => {
  const calls = () => Promise.all(Array.from({ length: 140 }, () => sendView({ ...view, type: 'NONE' })));
  const responses = await product.withStoppedClock(calls);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(40);
  expect(refused[0]?.headers['retry-after']).toBe('10');
});
