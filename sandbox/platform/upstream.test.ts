import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { watch } from '../control/watched.ts';
import { createPlatformUpstream } from './upstream.ts';

let server: Server;
beforeAll(async () => {
  server = createServer(watch('platform', createPlatformUpstream()).handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => server.close(done)));

const request = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual', ...init });

test.each([
  ['GET', '/-/icon/office/32x32/car.svg', 200],
  ['HEAD', '/-/icon/office/32x32/car.svg', 200],
  ['GET', '/sitecore/service/heartbeat.aspx', 200],
  ['GET', '/sitecore/service/nolayout.aspx', 302],
  ['POST', '/sitecore/service/heartbeat.aspx', 404],
  ['GET', '/-/media/a.jpg', 404],
  ['GET', '/-/', 404],
  ['GET', '/sitecore/shell', 404],
])('%s %s: %i, with cookies of the platform', async (method, path, status) => {
  const response = await request(path, { method });
  expect([response.status, response.headers.getSetCookie().length]).toEqual([status, 2]);
});

test('the response to a POST has the number of bytes', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await request('/sitecore/service/diagnostics', { method: 'POST', headers, body: '{"å":1}' });
  expect(await response.json()).toEqual({ type: 'application/json', bytes: 8 });
});
