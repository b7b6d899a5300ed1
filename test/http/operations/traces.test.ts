import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../../support/otlpReceiver.ts';
import { processEnvironment } from '../../support/processEnvironment.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Traces at a collector: what spans say, whose trace they continue, and that a collector which is gone disturbs nobody. */

const ROOT = resolve(import.meta.dirname, '../../..');
const LIST = '/kop-bil/alla-bilar-i-lager';
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT_ID = 'b7ad6b7169203331';
const TRACEPARENT = `00-${TRACE_ID}-${PARENT_ID}-01`;

/** An upstream that passes calls on to the sandbox and records their header fields. */
async function startRecorder() {
  let base = '';
  const received: IncomingHttpHeaders[] = [];
  const server = createServer((req, res) => {
    received.push(req.headers);
    if (base === '') return void res.writeHead(503).end();
    const url = new URL(`${base}${req.url === '/' ? '' : req.url}`);
    const onward = httpRequest(
      url,
      { method: req.method ?? 'GET', headers: { ...req.headers, host: url.host } },
      (response) => {
        res.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(res);
      },
    );
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    forwardTo: (url: string) => {
      base = url;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

type Recorder = Awaited<ReturnType<typeof startRecorder>>;

let collector: OtlpReceiver;
let product: Product;
let recorders: Record<'search' | 'media' | 'places', Recorder>;

const settingsOf = (more: Record<string, string> = {}) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_BSP_SCHEDULE_DELAY: '10',
  ...more,
});

beforeAll(async () => {
  collector = await startOtlpReceiver();
  recorders = { search: await startRecorder(), media: await startRecorder(), places: await startRecorder() };
  product = await startProduct({
    settings: settingsOf({
      SANDBOX: 'fill',
      SEARCH_URL: recorders.search.url,
      SEARCH_KEY: 'sandbox',
      MEDIA_URL: recorders.media.url,
      PLACES_URL: recorders.places.url,
      PLACES_KEY: 'sandbox',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-token=a%20b',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    }),
  });
  for (const [name, recorder] of Object.entries(recorders)) recorder.forwardTo(`${product.sandboxUrl}/${name}`);
});

afterAll(async () => {
  await product.close();
  for (const recorder of Object.values(recorders)) await recorder.close();
  await collector.close();
});

/** Returns the spans of the trace that a request has continued, once the request's own has arrived. */
async function spansOf(traceId: string) {
  const own = () => collector.spans.filter((span) => span.traceId === traceId);
  await eventually(() => own().some(({ kind }) => kind === 'server'), true);
  return own();
}

let traces = 0;
const newTrace = () => (traces++).toString(16).padStart(32, 'a');
const parentOf = (traceId: string, flags = '01') => ({ traceparent: `00-${traceId}-${PARENT_ID}-${flags}` });

describe('a page', () => {
  test('is a span with site, language, route kind, cache state and status; below it load, upstream call and render', async () => {
    const traceId = newTrace();
    const headers = parentOf(traceId);
    const response = await send(product.url, `${LIST}?car_fuel=Diesel&utm_email=anna%40example.se`, { headers });
    expect(response.status).toBe(200);
    const spans = await spansOf(traceId);
    const [request] = spans.filter(({ kind }) => kind === 'server');
    expect(request).toMatchObject({
      name: 'GET carList',
      parentSpanId: PARENT_ID,
      failed: false,
      attributes: {
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'url.path': LIST,
        'forecourt.kind': 'carList',
        'forecourt.site': 'norrvag-se',
        'forecourt.language': 'sv',
        'forecourt.cache': 'miss',
        'forecourt.listener': 'public',
      },
      resource: { 'service.name': 'forecourt', 'deployment.environment.name': 'test' },
    });
    const named = (name: string) => spans.filter((span) => span.name === name);
    expect(named('page.load')).toMatchObject([{ parentSpanId: request?.spanId }]);
    expect(named('page.render')).toMatchObject([
      { parentSpanId: request?.spanId, attributes: { 'forecourt.render': 'complete' } },
    ]);
    const searches = spans.filter(({ attributes }) => attributes['forecourt.upstream'] === 'search');
    expect(searches.length).toBeGreaterThan(0);
    for (const search of searches)
      expect(search).toMatchObject({
        kind: 'client',
        parentSpanId: named('page.load')[0]?.spanId,
        failed: false,
        attributes: { 'http.response.status_code': 200, 'forecourt.breaker': 'closed' },
      });
    expect(JSON.stringify(spans)).not.toMatch(/anna|Diesel|127\.0\.0\.1/);
    expect(collector.headers()).toMatchObject({ 'x-token': 'a b' });
  });

  test('from the cache is one span', async () => {
    const traceId = newTrace();
    await send(product.url, '/');
    await send(product.url, '/', { headers: parentOf(traceId) });
    const spans = await spansOf(traceId);
    expect(spans).toMatchObject([
      { name: 'GET content', attributes: { 'forecourt.cache': 'hit', 'forecourt.language': 'sv' } },
    ]);
  });

  test('that is streamed has a render of its shell, and one of the complete page', async () => {
    const traceId = newTrace();
    const [, path = ''] = /href="(\/kop-bil\/\d+\/[^"?#]+)"/.exec((await send(product.url, LIST)).body) ?? [];
    await product.setFault({ upstream: 'search', kind: 'delay', delayMs: 700 });
    const response = await send(product.url, path, { headers: parentOf(traceId) });
    await product.setFault({ upstream: 'search', kind: 'none' });
    expect([response.status, response.headers['cache-status']]).toEqual([200, 'forecourt; fwd=miss']);
    const renders = async () =>
      (await spansOf(traceId))
        .filter(({ name }) => name === 'page.render')
        .map((span) => span.attributes['forecourt.render']);
    await eventually(async () => (await renders()).toSorted(), ['complete', 'shell']);
  });
});

describe('traceparent (W3C)', () => {
  test('is continued, and the log names the trace', async () => {
    await send(product.url, '/om-oss', { headers: { traceparent: TRACEPARENT, 'x-request-id': 'ignored-here' } });
    const [request] = (await spansOf(TRACE_ID)).filter(({ kind }) => kind === 'server');
    expect(request).toMatchObject({ parentSpanId: PARENT_ID });
    await eventually(
      () => product.logged.filter(({ event, traceId }) => event === 'http.request' && traceId === TRACE_ID),
      [expect.objectContaining({ reqId: request?.attributes['forecourt.request_id'], path: '/om-oss' })],
    );
  });

  test.each([
    ['no field', undefined],
    ['an empty one', ''],
    ['zeros', `00-${'0'.repeat(32)}-${PARENT_ID}-01`],
    ['a parent of zeros', `00-${TRACE_ID}-${'0'.repeat(16)}-01`],
    ['a short one', `00-${TRACE_ID.slice(1)}-${PARENT_ID}-01`],
    ['capitals', TRACEPARENT.toUpperCase()],
    ['version ff', `ff-${TRACE_ID}-${PARENT_ID}-01`],
    ['a tail', `${TRACEPARENT}-x`],
    ['two in one', `${TRACEPARENT}, ${TRACEPARENT}`],
  ])('%s begins a trace of its own', async (_, traceparent) => {
    const before = product.logged.length;
    const response = await send(product.url, '/', traceparent === undefined ? {} : { headers: { traceparent } });
    expect(response.status).toBe(200);
    await eventually(() => product.logged.slice(before).filter(({ event }) => event === 'http.request').length, 1);
    const [line] = product.logged.slice(before).filter(({ event }) => event === 'http.request');
    expect(line?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(line?.traceId).not.toBe(TRACE_ID);
    await eventually(() => collector.spans.filter(({ traceId }) => traceId === line?.traceId).length, 1);
    expect(collector.spans.find(({ traceId }) => traceId === line?.traceId)?.parentSpanId).toBe('');
  });

  test('goes on to our own upstreams, with the id of the call, and to no other, called or proxied', async () => {
    const traceId = newTrace();
    const headers = { ...parentOf(traceId), tracestate: 'a=1', baggage: 'secret=1' };
    await send(product.url, `${LIST}?car_fuel=El`, { headers });
    const site = 'site=norrvag-se&language=sv';
    await send(product.url, `/api/places/suggest?${site}&q=storgatan`, { headers });
    await send(product.url, '/-/media/people/norrvag/4.jpg?w=99', { headers });
    const spans = await spansOf(traceId);
    const sent = recorders.search.received.map(({ traceparent }) => String(traceparent));
    const ids = spans.filter(({ kind }) => kind === 'client').map(({ spanId }) => `00-${traceId}-${spanId}-01`);
    expect(sent.filter((field) => field.includes(traceId)).length).toBeGreaterThan(0);
    expect(sent.filter((field) => field.includes(traceId) && !ids.includes(field))).toEqual([]);
    for (const name of ['media', 'places'] as const) {
      const fields = recorders[name].received.flatMap((each) => Object.keys(each));
      expect([name, fields.length > 0]).toEqual([name, true]);
      expect(fields.filter((field) => ['traceparent', 'tracestate', 'baggage'].includes(field))).toEqual([]);
    }
    await eventually(
      () => collector.spans.filter((span) => span.traceId === traceId).map(({ name }) => name),
      expect.arrayContaining(['media proxied']),
    );
  });
});

test('an upstream that fails is two spans, the second a retry; the span of the page has no error', async () => {
  const traceId = newTrace();
  await product.setFault({ upstream: 'search', kind: 'error', status: 502, times: 1 });
  const response = await send(product.url, `${LIST}?car_fuel=Bensin`, { headers: parentOf(traceId) });
  expect(response.status).toBe(200);
  const spans = await spansOf(traceId);
  expect(spans.filter(({ failed }) => failed)).toMatchObject([
    { attributes: { 'forecourt.upstream': 'search', 'http.response.status_code': 502, 'error.type': 'status' } },
  ]);
  const retries = spans.filter(({ attributes }) => attributes['http.request.resend_count'] === 1);
  expect(retries).toMatchObject([{ failed: false, attributes: { 'forecourt.upstream': 'search' } }]);
});

/** Runs a test with a product of its own. */
async function withProduct(settings: Record<string, string>, run: (own: Product) => Promise<void>) {
  const own = await startProduct({ settings: settingsOf(settings) });
  try {
    await run(own);
  } finally {
    await own.close();
  }
}

describe('sampling', () => {
  test.each([
    ['always_off', '', '01', false],
    ['parentbased_always_off', '', '01', true],
    ['parentbased_traceidratio', '0', '01', true],
    ['parentbased_traceidratio', '1', '00', false],
    ['traceidratio', '0', '01', false],
    ['traceidratio', '1', '00', true],
  ])('with %s %s and the flag %s', async (OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG, flags, isSampled) => {
    const traceId = newTrace();
    const settings = { OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG, OTEL_BSP_SCHEDULE_DELAY: '60000' };
    await withProduct(settings, async (own) => {
      await send(own.url, '/', { headers: parentOf(traceId, flags) });
      await eventually(() => own.logged.filter((line) => line.traceId === traceId).length > 0, true);
    });
    // Closing sends what is buffered.
    expect(collector.spans.some((span) => span.traceId === traceId)).toBe(isSampled);
  });
});

describe('a collector', () => {
  afterEach(() => collector.behave('take'));

  const spansBy = async (own: Product) => {
    const { values } = await own.metrics.traceSpans.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
  };

  test('that hangs costs no request its time, and the process holds no more spans than its bound; it ends all the same', async () => {
    collector.behave('hang');
    await withProduct({ OTEL_BSP_MAX_QUEUE_SIZE: '20', OTEL_EXPORTER_OTLP_TIMEOUT: '60000' }, async (own) => {
      for (let at = 0; at < 60; at += 1) expect((await send(own.url, '/')).status).toBe(200);
      // The first page is several spans, each of the others one; 20 are held.
      await eventually(async () => ((await spansBy(own)).dropped ?? 0) >= 40, true);
      expect(await spansBy(own)).not.toHaveProperty('exported');
      expect(own.logged.filter(({ event }) => event === 'trace.spansLost')).toMatchObject([{ outcome: 'dropped' }]);
    });
  });

  test('that refuses or is gone costs its spans; when it is back, it gets the next ones', async () => {
    collector.behave(400);
    await withProduct({}, async (own) => {
      expect((await send(own.url, '/')).status).toBe(200);
      await eventually(async () => ((await spansBy(own)).failed ?? 0) > 0, true);
      collector.behave('take');
      expect((await send(own.url, '/')).status).toBe(200);
      await eventually(async () => ((await spansBy(own)).exported ?? 0) > 0, true);
    });
    const gone = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_EXPORTER_OTLP_TIMEOUT: '200' };
    await withProduct(gone, async (own) => {
      expect((await send(own.url, '/')).status).toBe(200);
      await eventually(async () => ((await spansBy(own)).failed ?? 0) > 0, true);
      const [line] = own.logged.filter(({ event }) => event === 'trace.spansLost');
      expect(line).toMatchObject({ outcome: 'failed', err: { errorCode: 'ECONNREFUSED' } });
    });
  });
});

/** Prints the packages of OpenTelemetry that a process loads. `prom-client` has its `api`. */
const PRINT_PACKAGES = `
import { registerHooks } from 'node:module';
registerHooks({ resolve: (name, context, next) => {
  if (/^@opentelemetry\\/(?!api$)/.test(name)) process.stderr.write(name + ' ');
  return next(name, context);
} });`;

test.each([
  ['without an exporter', {}, false],
  ['with an exporter', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, true],
])('%s a process loads packages of OpenTelemetry: %#', async (_, variables, isLoading) => {
  const env = processEnvironment({
    ...variables,
    PORT: '0',
    SANDBOX_URL: product.sandboxUrl,
    NODE_ENV: 'production',
    SANDBOX: 'on',
  });
  const hook = `data:text/javascript,${encodeURIComponent(PRINT_PACKAGES)}`;
  const child = spawn(process.execPath, ['--import', hook, 'server.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let loaded = '';
  child.stderr.on('data', (chunk) => {
    loaded += chunk;
  });
  for await (const line of createInterface(child.stdout)) if (line.includes('"server.started"')) break;
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(loaded.includes('@opentelemetry/')).toBe(isLoading);
});
