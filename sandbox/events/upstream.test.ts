import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ReceivedEvents } from '../control/receivedEvents.ts';
import { watch } from '../control/watched.ts';
import { createEventsUpstream } from './upstream.ts';

const receivedEvents = new ReceivedEvents();
const { handle } = watch('events', createEventsUpstream({ key: 'sandbox', receivedEvents }), receivedEvents);
const server: Server = createServer((req, res) => void handle(req, res));
let url = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
beforeEach(() => receivedEvents.clear());

const event = {
  type: 'VIEW',
  browser_id: '7a6e0d80-4f0e-4bfb-8f58-0242ac120002',
  channel: 'WEB',
  currency: 'USD',
  client_key: '',
  pos: '',
  language: 'sv',
  page: 'home',
  requested_at: '2026-11-20T10:00:00.000Z',
  ext: { pageVariantId: '0f2b3f4a111122223333444455556666_sv_default' },
};
const PATH = '/v1/events/v1.2/events?siteId=norrvag-se';

async function send(body: unknown, { path = PATH, key = 'sandbox', method = 'POST' } = {}) {
  const response = await fetch(url + path, {
    method,
    headers: { 'x-sitecore-contextid': key },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('F009 the platform’s service for page views', () => {
  test('takes a page view in the platform’s format, with campaign parameters, and stores it', async () => {
    const response = await send({ ...event, utm_source: 'brev', referrer: 'https://news.example/' });
    expect(response).toMatchObject({ status: 200, body: { status: 'OK', version: '1.2' } });
    expect(receivedEvents.state()).toMatchObject({
      total: 1,
      last: [{ siteId: 'norrvag-se', page: 'home', utm_source: 'brev' }],
    });
  });

  test.each([
    ['channel', { ...event, channel: 'MOBILE_WEB' }],
    ['currency', { ...event, currency: 'SEK' }],
    ['browser_id', { ...event, browser_id: 'me' }],
    ['requested_at', { ...event, requested_at: 'now' }],
    ['pageVariantId', { ...event, ext: {} }],
    ['surprise', { ...event, surprise: 1 }],
    ['object', [event]],
  ])('400 names the invalid field: %s', async (field, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(String(response.body.message)).toContain(field);
    expect(receivedEvents.state().total).toBe(0);
  });

  test.each([
    [401, { key: 'wrong' }],
    [404, { path: '/v1/events/v1.2/other?siteId=a' }],
    [400, { path: '/v1/events/v1.2/events' }],
    [405, { method: 'GET' }],
  ])('%d for %j', async (status, body) => {
    expect((await send(event, body)).status).toBe(status);
  });

  test('stores the last fifty', async () => {
    for (let count = 0; count < 53; count++) receivedEvents.add({ count });
    const { total, last } = receivedEvents.state();
    expect([total, last.length, last[0]]).toEqual([53, 50, { count: 52 }]);
  });
});
