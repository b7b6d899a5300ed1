import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createLog } from '../../operations/log/log.ts';
import { createMetrics } from '../../operations/metrics.ts';
import { createUpstream } from '../upstream/upstream.ts';
import { createEditingPort, type EditingPort, editingEndpoint } from './editingPort.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let seen: Seen[] = [];
let response: { status: number; body: unknown };
let port: EditingPort;

beforeEach(async () => {
  seen = [];
  server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      seen.push({ method: req.method, url: req.url, headers: req.headers, body });
      res.writeHead(response.status, { 'content-type': 'application/json' }).end(JSON.stringify(response.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endpoints = editingEndpoint(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/cm/sitecore/api/graph/edge`,
  );
  const timeouts = { connect: 30_000, headers: 30_000, total: 30_000 };
  const log = createLog({ LOG_LEVEL: 'silent' }, { write: () => {} });
  const headers = { 'x-sitecore-contextid': 'key' };
  const upstream = createUpstream({
    name: 'editing',
    url: endpoints.base,
    headers,
    timeouts,
    log,
    metrics: createMetrics(),
  });
  port = createEditingPort(upstream, { ...endpoints, prepare: (value) => value });
});
afterEach(async () => {
  await port.upstream.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const { signal } = new AbortController();
const requested = {
  site: 'Alpha',
  itemId: '{1}',
  language: 'sv',
  state: 'edit',
  layoutKind: 'final',
  variant: 'default',
} as const;
const rendered = { sitecore: { context: {}, route: { name: 'x', placeholders: {} } } };
const found = { status: 200, body: { data: { item: { rendered, languages: [{ language: { name: 'sv' } }] } } } };

describe('F003 a page for editors', () => {
  test('is requested by item, with the headers of the contract', async () => {
    response = found;
    const more = { version: '2', previewTime: '2027-01-01T00:00:00Z', authorization: 'Bearer a' };
    const page = await port.layout({ ...requested, ...more, signal });
    expect(page).toMatchObject({ layout: rendered, languages: [{ code: 'sv' }] });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/cm/sitecore/api/graph/edge',
      headers: {
        'x-sitecore-contextid': 'key',
        sc_layoutkind: 'final',
        sc_editmode: 'true',
        sc_previewmode: 'false',
        sc_variant: 'default',
        sc_site: 'Alpha',
        sc_previewtime: '2027-01-01T00:00:00Z',
        authorization: 'Bearer a',
      },
    });
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
      operationName: 'EditingQuery',
      variables: { itemId: '{1}', language: 'sv', version: '2' },
    });
  });

  test('a preview is requested as such; missing values are not sent', async () => {
    response = found;
    await port.layout({ ...requested, state: 'preview', signal });
    const headers = seen[0]?.headers ?? {};
    expect(headers).toMatchObject({ sc_editmode: 'false', sc_previewmode: 'true' });
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('sc_previewtime');
    expect(JSON.parse(seen[0]?.body ?? '').variables).toEqual({ itemId: '{1}', language: 'sv' });
  });

  test('is requested each time, without a retry', async () => {
    response = found;
    await port.layout({ ...requested, signal });
    await port.layout({ ...requested, signal });
    expect(seen).toHaveLength(2);
    response = { status: 503, body: {} };
    await expect(port.layout({ ...requested, signal })).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(3);
  });

  test.each([
    [{ data: { item: null } }],
    [{ data: { item: { rendered: {} } } }],
    [{ data: { item: { rendered: { sitecore: { route: null } } } } }],
  ])('%j is not a page', async (body) => {
    response = { status: 200, body };
    expect(await port.layout({ ...requested, signal })).toBeNull();
  });

  test('errors in the response are a failure', async () => {
    response = { status: 200, body: { ...found.body, errors: [{ message: 'no' }] } };
    await expect(port.layout({ ...requested, signal })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('F003 a component of a design library', () => {
  const component = { site: 'Alpha', itemId: '{1}', language: 'sv', uid: 'u', withMetadata: true } as const;

  test('is requested at a path next to the endpoint', async () => {
    response = { status: 200, body: rendered };
    expect(await port.component({ ...component, dataSourceId: 'd', renderingId: 'r', signal })).toEqual(rendered);
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/cm/layout/component?item=%7B1%7D&uid=u&dataSourceId=d&renderingItemId=r&sc_site=Alpha&sc_lang=sv',
      headers: { sc_editmode: 'true', 'x-sitecore-contextid': 'key' },
    });
  });

  test('is null when it does not exist', async () => {
    response = { status: 404, body: { sitecore: { context: {}, route: null } } };
    expect(await port.component({ ...component, signal })).toBeNull();
  });
});

test.each([
  [
    'https://edge-platform.sitecorecloud.io/v1/content/api/graphql/v1',
    'https://edge-platform.sitecorecloud.io',
    '/v1/content/api/graphql/v1',
  ],
  ['https://cm.example/sitecore/api/graph/edge', 'https://cm.example', '/sitecore/api/graph/edge'],
  ['https://edge.sitecorecloud.io/api/graphql/v1', 'https://edge.sitecorecloud.io', '/api/graphql/v1'],
  ['https://proxy.example/content', 'https://proxy.example', '/content'],
  ['https://proxy.example', 'https://proxy.example', ''],
])('%s is %s and %s', (url, base, endpoint) => {
  expect(editingEndpoint(url)).toEqual({ base, endpoint });
});
