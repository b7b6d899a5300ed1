import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { processEnvironment } from '../../support/processEnvironment.ts';

/** A customer with one site, one language and a theme of its own, beside the sample customer. */

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = 'var/customers/tiny';
const NODE = process.execPath;
const JEST = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
const VITE = ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'];
const LONG_MS = 600_000;

const remove = () => {
  for (const folder of [FOLDER, 'dist/customers/tiny']) rmSync(join(ROOT, folder), { recursive: true, force: true });
};

/** Runs a program with the customer. Returns its exit code and its output. */
const run = (args: readonly string[], customer = FOLDER): Promise<{ code: unknown; output: string }> =>
  new Promise((done) => {
    const env = processEnvironment({ CUSTOMER_DIR: customer });
    execFile(NODE, args, { cwd: ROOT, env, maxBuffer: 50_000_000 }, (error, stdout, stderr) => {
      done({ code: error ? error.code : 0, output: stdout + stderr });
    });
  });

beforeAll(async () => {
  remove();
  const args = ['tiny', '--name', 'Tiny Cars', '--country', 'SK', '--folder', 'var/customers'];
  const { code, output } = await run(['studio/customer/main.ts', ...args]);
  expect([code, output]).toEqual([0, expect.stringContaining('CUSTOMER_DIR=var/customers/tiny npm start')]);
});
afterAll(remove);

test('is not written twice, and wrong calls are named', async () => {
  const call = async (...args: string[]) => {
    const { code, output } = await run(['studio/customer/main.ts', ...args]);
    return [code, output.split('\n')[0]];
  };
  expect([
    await call('tiny', '--folder', 'var/customers'),
    await call('Tiny Cars'),
    await call(),
    await call('tiny', '--country', 'XX'),
    await call('tiny', '--host', 'www.tiny.example'),
    await call('tiny', '--folder', '..'),
  ]).toEqual([
    [1, 'var/customers/tiny exists. Choose another ID, or remove the folder.'],
    [2, expect.stringContaining('ID: expected lower-case letters, digits and hyphens, got "Tiny Cars".')],
    [2, expect.stringContaining('Expected one ID.')],
    [2, expect.stringContaining('--country: expected one of GB, SE, NO, DK, FI, SK, got "XX".')],
    [2, expect.stringContaining('--host: expected a host name without www., got "www.tiny.example".')],
    [2, expect.stringContaining('--folder: expected a folder of the product.')],
  ]);
});

test(
  'builds, has pages, and passes the tests of every customer',
  async () => {
    expect(await run(VITE)).toEqual({ code: 0, output: expect.any(String) });
    const sheet = readFileSync(join(ROOT, 'dist/customers/tiny/client/.vite/manifest.json'), 'utf8');
    expect(sheet).toContain('wordmarks/tiny.svg');
    const { code, output } = await run([...JEST, 'test/customer', 'src/theme', 'config', '--silent']);
    expect([code, output.split('\n').filter((line) => /✕|●/.test(line))]).toEqual([0, []]);
  },
  LONG_MS,
);

test('its redirect tables and its environment are checked', async () => {
  expect(await run(['bin/redirects.ts', 'check', '--static'])).toEqual({
    code: 0,
    output: '0 errors, 0 notes; rules: tiny 0\n',
  });
});

test('a folder without sites is named, without a stack trace', async () => {
  const { code, output } = await run(['server.ts'], 'docs');
  expect([code, output]).toEqual([
    1,
    `CUSTOMER_DIR: expected a folder with sites.ts, which exports SITES; got "${join(ROOT, 'docs')}"\n`,
  ]);
});
