import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readEnvironment } from '../../../config/environment.ts';
import { eventually } from '../../support/eventually.ts';
import { processEnvironment } from '../../support/processEnvironment.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Limits and secrets that a running process reads again. */

const ROOT = resolve(import.meta.dirname, '../../..');
const TAGS = JSON.stringify({ tags: ['site:norrvag-se'] });

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    settings: {
      OPERATIONS_PORT: '1',
      REVALIDATE_SECRET: 'old',
      SITECORE_EDITING_SECRET: 'old',
      OPERATIONS_TOKEN: 'old',
      LEADS_RATE: '1000',
    },
  });
});
afterAll(() => product.close());

/** Changes the settings of the process. */
function change(settings: Readonly<Record<string, string>>): void {
  const secrets = { REVALIDATE_SECRET: 'old', SITECORE_EDITING_SECRET: 'old', OPERATIONS_TOKEN: 'old' };
  product.live.replace(readEnvironment({ ...secrets, SECRET_GUESSES: '1000', ...settings }, []));
}

/** Returns how many of so many requests at once are not refused by their rate. */
async function admitted(count: number, request: (at: number) => Promise<{ status: number }>): Promise<number> {
  const responses = await Promise.all(Array.from({ length: count }, (_, at) => request(at)));
  return responses.filter(({ status }) => status !== 429).length;
}

const search = (at: number) =>
  send(product.url, '/api/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site: 'norrvag-se', language: 'sv', query: `page=${at}` }),
  });
const list = (at: number) => send(product.url, `/kop-bil/alla-bilar-i-lager?car_price=${at}-900000`);
const revalidate = (secret: string) =>
  send(product.operationsUrl, '/api/revalidate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
    body: TAGS,
  });

describe('a rate', () => {
  test.each([
    ['SEARCH_RATE', search],
    ['QUERY_RATE', list],
  ] as const)(
    '%s that is lowered refuses the next calls, and one that is raised admits them',
    async (name, request) => {
      await product.withStoppedClock(async () => {
        change({ [name]: '1' });
        // A burst has the calls of half a minute.
        expect(await admitted(33, request)).toBe(30);
        change({ [name]: '2' });
        expect(await admitted(1, () => request(100))).toBe(0);
      });
      change({ [name]: '10000' });
      await eventually(async () => admitted(1, () => request(101)), 1);
    },
  );

  test('SECRET_GUESSES', async () => {
    await product.withStoppedClock(async () => {
      change({ SECRET_GUESSES: '3' });
      expect(await admitted(5, () => revalidate('wrong'))).toBe(3);
    });
    change({ SECRET_GUESSES: '60000' });
    await eventually(async () => (await revalidate('wrong')).status, 401);
  });
});

describe('a secret', () => {
  const edit = (secret: string) => send(product.operationsUrl, `/api/editing/config?secret=${secret}`);
  const operate = (token: string) =>
    send(product.operationsUrl, '/ops/purge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-operations-token': token },
      body: TAGS,
    });

  test.each([
    ['REVALIDATE_SECRET', revalidate],
    ['SITECORE_EDITING_SECRET', edit],
    ['OPERATIONS_TOKEN', operate],
  ] as const)('%s is changed with both valid in between', async (name, call) => {
    const statuses = async () => [(await call('old')).status, (await call('new')).status];
    expect(await statuses()).toEqual([200, 401]);
    change({ [name]: 'new,old' });
    expect(await statuses()).toEqual([200, 200]);
    change({ [name]: 'new' });
    expect(await statuses()).toEqual([401, 200]);
    change({});
  });
});

test('SIGHUP reads the file again; a wrong value changes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, 'settings.env');
  writeFileSync(file, 'SECRET_GUESSES=2\nREVALIDATE_SECRET=first\n');
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: ROOT,
    env: processEnvironment({
      PORT: '0',
      NODE_ENV: 'production',
      SANDBOX: 'on',
      SANDBOX_URL: product.sandboxUrl,
      SETTINGS_FILE: file,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: Record<string, unknown>[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line)));
  const logged = (event: string) => lines.filter((line) => line.event === event);
  await eventually(() => logged('server.started').length, 1);
  const url = `http://127.0.0.1:${logged('server.started')[0]?.port}`;
  const call = async (secret: string) =>
    (
      await send(url, '/api/revalidate', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
        body: TAGS,
      })
    ).status;
  expect(await call('first')).toBe(200);

  writeFileSync(file, 'SECRET_GUESSES=0\nREVALIDATE_SECRET=second\n');
  child.kill('SIGHUP');
  await eventually(
    () => logged('settings.refused'),
    [expect.objectContaining({ issues: [expect.stringContaining('SECRET_GUESSES: expected a whole number from 1')] })],
  );
  expect(await call('first')).toBe(200);

  writeFileSync(file, 'SECRET_GUESSES=30\nREVALIDATE_SECRET=second\n');
  child.kill('SIGHUP');
  await eventually(
    () => logged('settings.loaded'),
    [expect.objectContaining({ changed: { SECRET_GUESSES: { from: 2, to: 30 }, REVALIDATE_SECRET: 'changed' } })],
  );
  expect([await call('first'), await call('second')]).toEqual([401, 200]);
  // Redirects are read again by the same signal.
  expect(logged('redirects.loaded').length).toBe(2);
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
});
