import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readEnvironment, upstreamUrls } from '../../config/environment.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { createEventRelay, platformEvent } from '../../server/api/eventRelay.ts';
import { createCaches } from '../../server/cache/caches.ts';
import { closePorts, createPorts, type PortsWith } from '../../server/ports/ports.ts';
import { createSilent } from '../../server/testing/silent.ts';
import { allPorts } from '../support/allPorts.ts';
import { eventually } from '../support/eventually.ts';
import { type LeasedSandbox, leaseSandbox } from '../support/leases.ts';

/**
 * Our page views and those of the platform's own client library. The sandbox accepts both, and they have the same
 * content.
 */
const require = createRequire(import.meta.url);
const { initContentSdk } = require('@sitecore-content-sdk/core');
const { eventsPlugin, pageView } = require('@sitecore-content-sdk/events');
const { ANALYTICS_PLUGIN_NAME } = require('@sitecore-content-sdk/analytics-core/internal');

const ID = '7a6e0d80-4f0e-4bfb-8f58-0242ac120002';
const site: SiteConfig = SITES[0];
const view = {
  type: 'VIEW',
  page: 'home',
  language: 'sv',
  itemId: '0f2b3f4a-1111-2222-3333-444455556666',
  utm: { utm_source: 'brev' },
} as const;
const VARIANT = '0f2b3f4a111122223333444455556666_sv_default';

let sandbox: LeasedSandbox;
beforeAll(async () => {
  sandbox = await leaseSandbox(0);
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(() => fetch(`${sandbox.url}/__sandbox/reset`, { method: 'POST' }));

type Received = { total: number; last: Record<string, unknown>[] };
async function received(): Promise<Received> {
  const state = (await (await fetch(`${sandbox.url}/__sandbox/state.json`)).json()) as {
    upstreams: { events: { received: Received } };
  };
  return state.upstreams.events.received;
}

function portsWith(settings: Record<string, string>): { ports: PortsWith<'events'>; close: () => Promise<void> } {
  const silent = createSilent();
  const environment = readEnvironment({ SANDBOX: 'fill', ...settings }, SITE_IDS);
  const caches = createCaches(environment, silent);
  const ports = allPorts(createPorts({ environment, urls: upstreamUrls(environment, sandbox.url), caches, ...silent }));
  return {
    ports,
    close: async () => {
      caches.close();
      await closePorts(ports);
    },
  };
}

test('F009 a page view of the platform’s own client has the same members and values as ours', async () => {
  const analytics = {
    name: ANALYTICS_PLUGIN_NAME,
    init: async () => {},
    options: { cookies: { enabled: false } },
    adapter: { type: 'server', getClientId: () => ID, location: { getSearchParams: () => '?utm_source=brev&page=2' } },
  };
  const config = { contextId: 'sandbox', siteName: site.contentName, edgeUrl: `${sandbox.url}/events` };
  await initContentSdk({ config, plugins: [analytics, eventsPlugin()] });
  const response = await pageView({
    channel: 'WEB',
    currency: 'USD',
    language: 'sv',
    page: 'home',
    pageVariantId: VARIANT,
  });
  expect(response).toMatchObject({ status: 'OK' });
  const [platformView] = (await received()).last;
  const { requested_at, ...ourView } = platformEvent(view, ID, new Date());
  expect(platformView).toEqual({ siteId: site.contentName, ...ourView, requested_at: expect.any(String) });
  expect(requested_at).toMatch(/Z$/);
});

test.each(['apikey', 'contextid'])(
  'F009 the port authenticates by %s, with the key of the content platform',
  async (auth) => {
    const { ports, close } = portsWith({
      EVENTS_URL: `${sandbox.url}/events`,
      CONTENT_KEY: 'sandbox',
      CONTENT_AUTH: auth,
    });
    await ports.events.send(site.contentName, platformEvent(view, ID, new Date()));
    expect((await received()).last).toMatchObject([{ siteId: site.contentName, ext: { pageVariantId: VARIANT } }]);
    await close();
  },
);

test('F009 a page view that may have arrived is not sent again', async () => {
  const { ports, close } = portsWith({});
  await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'events', kind: 'error', status: 503 }),
  });
  await expect(ports.events.send(site.contentName, platformEvent(view, ID, new Date()))).rejects.toMatchObject({
    kind: 'status',
    status: 503,
  });
  const state = (await (await fetch(`${sandbox.url}/__sandbox/state.json`)).json()) as {
    upstreams: { events: { calls: { total: number } } };
  };
  expect(state.upstreams.events.calls.total).toBe(1);
  await close();
});

test('Q6 an unavailable platform opens the circuit breaker: visitors’ page views are dropped without a call', async () => {
  const { ports, close } = portsWith({});
  const silent = createSilent();
  const relay = createEventRelay({ port: ports.events, ...silent });
  await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'events', kind: 'reset' }),
  });
  for (let count = 0; count < 25; count++) {
    relay(site, view, ID);
    await new Promise((done) => setTimeout(done, 10));
  }
  await eventually(() => ports.events.upstream.state(), 'open');
  expect((await received()).total).toBe(0);
  await close();
});
