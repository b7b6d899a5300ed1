import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runOps } from '../../../bin/ops/run.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { type RequestOptions, send } from '../../support/request.ts';

/** Deletion by its owner: forms that wait in the outbox, and what a browser has stored (docs/decisions/0215). */

const TOKEN = 'a token of ours';
const SECRET = 'a-secret-of-the-outbox-0123456789';

interface Received {
  formSubmissionId: string;
  values: Record<string, unknown>;
}

async function receivedBy({ sandboxUrl }: Product): Promise<Received[]> {
  const state = await (await fetch(`${sandboxUrl}/__sandbox/state.json`)).json();
  return (state as { upstreams: { leads: { received: Received[] } } }).upstreams.leads.received;
}

async function sendContact(product: Product, email: string): Promise<string> {
  const formSubmissionId = randomUUID();
  const values = { name: 'Eva Ek', phone: '070-123 45 67', email, message: 'Hej', lookingFor: 'En kombi' };
  const response = await send(product.url, '/api/forms/comhub', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formName: 'contact', formSubmissionId, values }),
  });
  expect([response.status, response.body]).toEqual([202, expect.stringContaining('isStored')]);
  return formSubmissionId;
}

describe.each(['Redis', 'a folder'])('forms that wait in %s', (place) => {
  let redis: RunningRedis;
  let folder: string;
  let settings: Record<string, string>;
  let product: Product;
  beforeAll(async () => {
    redis = await startRedis();
    folder = await mkdtemp(join(tmpdir(), 'forget-'));
    settings = {
      ...(place === 'Redis' ? { REDIS_URL: redis.url } : { OUTBOX_FOLDER: join(folder, 'outbox') }),
      ...{ OUTBOX_SECRETS: SECRET, OPERATIONS_PORT: '9100', OPERATIONS_TOKEN: TOKEN },
    };
    product = await startProduct({ cars: 20, settings });
  }, 120_000);
  afterAll(async () => {
    await product.close();
    await redis.stop();
    await rm(folder, { recursive: true });
  });

  const forget = async (email: string, url = product.operationsUrl) => {
    const lines: string[] = [];
    const output = { log: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
    const code = await runOps({
      argv: ['--url', url, 'forget', email],
      env: { OPERATIONS_TOKEN: TOKEN },
      output,
    } as unknown as Parameters<typeof runOps>[0]);
    return [code, lines.join('\n')];
  };

  test('those of one person go, whatever the case of the address, and all others are delivered', async () => {
    await product.setFault({ upstream: 'leads', kind: 'error' });
    await sendContact(product, 'eva@example.com');
    await sendContact(product, 'Eva@Example.com');
    const other = await sendContact(product, 'eva@example.com.au');
    expect(await forget('EVA@example.com')).toEqual([0, '{"deleted":2,"unreadable":0}']);
    expect(await forget('eva@example.com')).toEqual([0, '{"deleted":0,"unreadable":0}']);
    const deleted = product.logged.filter(({ event }) => event === 'outbox.deleted');
    expect(deleted).toHaveLength(2);
    expect(JSON.stringify(deleted)).not.toMatch(/example|Eva/i);
    await product.setFault({ upstream: 'leads', kind: 'none' });
    await eventually(async () => (await receivedBy(product)).map(({ formSubmissionId: id }) => id), [other]);
  });

  test('a process with another secret says how many it could not read', async () => {
    await product.setFault({ upstream: 'leads', kind: 'error' });
    await sendContact(product, 'eva@example.com');
    const stranger = await startProduct({ cars: 20, settings: { ...settings, OUTBOX_SECRETS: `other-${SECRET}` } });
    try {
      expect(await forget('eva@example.com', stranger.operationsUrl)).toEqual([0, '{"deleted":0,"unreadable":1}']);
    } finally {
      await stranger.close();
    }
    expect(await forget('eva@example.com')).toEqual([0, '{"deleted":1,"unreadable":0}']);
  });

  test.each(['', 'eva', 'a@b c', `${'x'.repeat(250)}@example.com`])('"%s" is no address: 400', async (email) => {
    const body = JSON.stringify({ email });
    const headers = { 'content-type': 'application/json', 'x-operations-token': TOKEN };
    const response = await send(product.operationsUrl, '/ops/forget', { method: 'POST', headers, body });
    expect([response.status, JSON.parse(response.body)]).toEqual([400, { error: 'email' }]);
  });

  test('without the token: 401', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = '{"email":"eva@example.com"}';
    expect((await send(product.operationsUrl, '/ops/forget', { method: 'POST', headers, body })).status).toBe(401);
  });
});

describe('what a browser has stored', () => {
  const fixture = productFixture({ cars: 20 });
  const post = (headers: RequestOptions['headers']) =>
    send(fixture.product.url, '/api/forget', { method: 'POST', headers: { host: 'norrvag-se.localhost', ...headers } });

  test.each([
    ['http://norrvag-se.localhost/om-oss/integritetspolicy?x=1', '/om-oss/integritetspolicy#forgotten'],
    ['http://evil.example/x', '/#forgotten'],
    ['http://norrvag-se.localhost//evil.example/x', '/evil.example/x#forgotten'],
    ['//evil.example', '/#forgotten'],
    [undefined, '/#forgotten'],
  ])('deletes cookies and storage, and returns from %s to %s', async (referer, location) => {
    const { status, headers } = await post({ ...(referer !== undefined && { referer }) });
    expect([status, headers.location]).toEqual([303, location]);
    expect(headers['clear-site-data']).toBe('"cookies", "storage"');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('another site cannot have it deleted', async () => {
    const { status, headers } = await post({ 'sec-fetch-site': 'cross-site' });
    expect([status, headers['clear-site-data']]).toEqual([403, undefined]);
    expect((await send(fixture.product.url, '/api/forget')).status).toBe(405);
  });
});
