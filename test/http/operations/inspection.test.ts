import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runOps } from '../../../bin/ops/run.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RequestOptions, send } from '../../support/request.ts';

const TOKEN = 'a token of ours';

let product: Product;
beforeAll(async () => {
  const settings = {
    OPERATIONS_PORT: '1',
    OPERATIONS_TOKEN: TOKEN,
    REVALIDATE_SECRET: 'x',
    LOG_LEVEL: 'info',
    COMMIT: 'abc123',
  };
  product = await startProduct({ cars: 20, settings });
}, 60_000);
afterAll(() => product.close());

const onOperations = (path: string, options?: RequestOptions) => send(product.operationsUrl, path, options);
const change = (path: string, body: unknown, token = TOKEN) =>
  onOperations(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-operations-token': token },
    body: JSON.stringify(body),
  });
const snapshot = async () => JSON.parse((await onOperations('/ops.json')).body);

describe('looks into a process', () => {
  test.each(['/ops', '/ops.json', '/ops/purge', '/ops/log-level'])('%s is not there for visitors', async (path) => {
    expect((await send(product.url, path)).status).toBe(404);
    expect(
      (await send(product.url, path, { method: 'POST', headers: { 'x-operations-token': TOKEN } })).status,
    ).not.toBe(200);
  });

  test('names build, caches, upstreams, and missing URLs with a rule that mends them', async () => {
    await send(product.url, '/om-oss');
    await send(product.url, '/om-oss');
    await send(product.url, '/xyz/om-oss');
    await send(product.url, '/en/xyz/om-oss');
    await send(product.url, '/nagot/helt/annat?q=0701234567');
    await send(product.url, '/assets/gone-12345678.js');
    await eventually(snapshot, (seen) =>
      expect(seen).toMatchObject({
        ...{ commit: 'abc123', notReady: [], logLevel: 'info' },
        upstreams: expect.arrayContaining([expect.objectContaining({ name: 'content', breaker: 'closed', failed: 0 })]),
        caches: expect.arrayContaining([expect.objectContaining({ name: 'layout' })]),
        missing: expect.arrayContaining([
          { site: 'norrvag-se', path: '/xyz/om-oss', requests: 1, proposal: '/xyz/om-oss -> /om-oss' },
          { site: 'norrvag-se', path: '/en/xyz/om-oss', requests: 1, proposal: '/en/xyz/om-oss -> /en/om-oss' },
          { site: 'norrvag-se', path: '/nagot/helt/annat', requests: 1, proposal: null },
        ]),
      }),
    );
    const { missing, clients } = await snapshot();
    expect(missing.some(({ path }: { path: string }) => path.startsWith('/assets/'))).toBe(false);
    expect(clients[0].client).toMatch(/^[0-9a-f]{8}$/);
  });

  test('the page escapes what visitors send, and has a policy without scripts', async () => {
    await send(product.url, '/%3Cscript%3Ealert(1)%3C/script%3E');
    const { status, headers, body } = await onOperations('/ops');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body).toContain('<h2>Missing URLs</h2>');
    expect(body).not.toMatch(/<script/i);
  });

  test('Q36 no address and no query of a visitor is in it', async () => {
    const { body } = await onOperations('/ops.json');
    expect(body).not.toMatch(/127\.0\.0\.1|0701234567/);
  });
});

describe('changes', () => {
  test.each([
    ['a wrong token', '/ops/purge', { tags: ['lists'] }, 'wrong', 401, 'token'],
    ['no tags', '/ops/purge', { tags: [] }, TOKEN, 400, 'tags'],
    ['tags that are no texts', '/ops/purge', { tags: [7] }, TOKEN, 400, 'tags'],
    ['a level that does not exist', '/ops/log-level', { level: 'loud' }, TOKEN, 400, 'level'],
    ['a URL of another site', '/ops/purge', { urls: ['https://example.com/'] }, TOKEN, 400, 'urls'],
    ['a client that nobody has seen', '/ops/clients', { client: '0a1b2c3d' }, TOKEN, 400, 'client'],
    ['a block of two days', '/ops/clients', { client: '203.0.113.9', seconds: 172_800 }, TOKEN, 400, 'seconds'],
    ['a rule that does not exist', '/ops/redirects', { site: 'norrvag-se', rule: '/x', on: false }, TOKEN, 400, 'rule'],
    ['a rule of no site', '/ops/redirects', { site: 'nobody', rule: '/x', on: false }, TOKEN, 400, 'rule'],
    ['a rule neither on nor off', '/ops/redirects', { site: 'norrvag-se', rule: '/x' }, TOKEN, 400, 'on'],
    ['a profile of nothing', '/ops/profile', { kind: 'all' }, TOKEN, 400, 'kind'],
    ['a profile of an hour', '/ops/profile', { kind: 'cpu', seconds: 3_600 }, TOKEN, 400, 'seconds'],
  ])('%s is refused', async (_name, path, body, token, status, error) => {
    const response = await change(path, body, token);
    expect([response.status, JSON.parse(response.body)]).toEqual([status, { error }]);
  });

  test('a purge drops pages by tag, and is logged', async () => {
    await send(product.url, '/om-oss');
    const { status, body } = await change('/ops/purge', { tags: ['site:norrvag-se'] });
    expect([status, JSON.parse(body).tags]).toEqual([200, 1]);
    expect(JSON.parse(body).entries).toBeGreaterThan(0);
    expect((await send(product.url, '/om-oss')).headers['cache-status']).toContain('fwd=miss');
    expect(product.logged).toContainEqual(expect.objectContaining({ event: 'cache.purged', source: 'operations' }));
  });

  test('the log level changes at run time, and back', async () => {
    const debugLines = () => product.logged.filter(({ level }) => level === 'debug').length;
    expect((await change('/ops/log-level', { level: 'debug' })).status).toBe(200);
    await send(product.url, '/favicon.ico');
    expect((await snapshot()).logLevel).toBe('debug');
    expect(product.logged).toContainEqual(expect.objectContaining({ event: 'log.level', from: 'info', to: 'debug' }));
    expect((await change('/ops/log-level', { level: 'info' })).status).toBe(200);
    const before = debugLines();
    await send(product.url, '/favicon.ico');
    expect(debugLines()).toBe(before);
  });
});

test('a shared cache that is unavailable makes both purges a 503, and the processes have purged', async () => {
  const settings = {
    OPERATIONS_PORT: '1',
    OPERATIONS_TOKEN: TOKEN,
    REVALIDATE_SECRET: 'x',
    SHARED_CACHES: 'http://127.0.0.1:1',
  };
  const alone = await startProduct({ cars: 20, settings });
  for (const [path, header, value] of [
    ['/ops/purge', 'x-operations-token', TOKEN],
    ['/api/revalidate', 'x-revalidate-secret', 'x'],
  ] as const) {
    await send(alone.url, '/om-oss');
    const headers = { 'content-type': 'application/json', [header]: value };
    const body = JSON.stringify({ tags: ['site:norrvag-se'] });
    const response = await send(alone.operationsUrl, path, { method: 'POST', headers, body });
    expect([response.status, response.headers['retry-after'], JSON.parse(response.body).error]).toEqual([
      503,
      '10',
      'sharedCache',
    ]);
    expect((await send(alone.url, '/om-oss')).headers['cache-status']).toContain('fwd=miss');
  }
  await alone.close();
}, 60_000);

describe('npm run ops', () => {
  async function run(...argv: string[]) {
    const said: string[] = [];
    const output = { log: (line: string) => said.push(line), error: (line: string) => said.push(line) };
    const env = { OPERATIONS_TOKEN: TOKEN };
    const code = await runOps({ argv: ['--url', product.operationsUrl, ...argv], env, output });
    return { code, text: said.join('\n') };
  }

  test('shows the state as text, with what on-call looks for', async () => {
    await send(product.url, '/xyz/om-oss');
    const { code, text } = await run();
    expect(code).toBe(0);
    expect(text).toMatch(/^build \S+, commit abc123, \d+ s, ready, log level info\n/);
    expect(text).toContain('norrvag-se /xyz/om-oss   rule: /xyz/om-oss -> /om-oss');
    expect(text).toMatch(/ {2}content: closed, \d+ calls, 0 failed/);
  });

  test('purges and changes the log level, and says why it does not', async () => {
    expect(await run('purge', 'site:norrvag-se')).toEqual({
      code: 0,
      text: expect.stringMatching(/^\{"tags":1,"entries":\d+\}$/),
    });
    expect(await run('log-level', 'info')).toEqual({ code: 0, text: '{"level":"info"}' });
    expect(await run('log-level', 'loud')).toEqual({ code: 1, text: '400 {"error":"level"}' });
    expect(await run('restart')).toEqual({ code: 2, text: expect.stringMatching(/^npm run ops/) });
  });
});
