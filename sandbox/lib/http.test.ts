import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HttpError, readBody, readJson, requestUrl, send, sendJson } from './http.ts';

let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer(async (req, res) => {
    try {
      const { pathname } = requestUrl(req);
      if (pathname === '/text') send(res, 200, 'text/plain', await readBody(req, 10));
      else sendJson(res, 200, await readJson(req));
    } catch (error) {
      if (error instanceof HttpError) sendJson(res, error.status, { message: error.message });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const post = (path: string, body: string): Promise<Response> => fetch(url + path, { method: 'POST', body });

describe('bodies', () => {
  test('are read up to a limit in bytes; larger ones are refused with 413', async () => {
    expect(await (await post('/text', 'åäö 1234')).status).toBe(413);
    expect(await (await post('/text', 'åäö 123')).text()).toBe('åäö 123');
    expect((await post('/text', 'x'.repeat(500_000))).status).toBe(413);
  });

  test('that are not JSON are refused with 400', async () => {
    expect(await (await post('/json', '{"a":[1]}')).json()).toEqual({ a: [1] });
    const refused = await post('/json', '{');
    expect([refused.status, await refused.json()]).toEqual([400, { message: 'The request body is not JSON' }]);
  });

  test('a HEAD request gets only headers', async () => {
    const response = await fetch(`${url}/text`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/plain',
      '',
    ]);
  });
});
