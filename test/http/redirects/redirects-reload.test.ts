import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { processEnvironment } from '../../support/processEnvironment.ts';
import { send } from '../../support/request.ts';

const SCRIPT = fileURLToPath(new URL('../../../server/testing/redirectServer.ts', import.meta.url));
const TIMEOUT_MS = 60_000;

let folder: string;
let child: ChildProcess | undefined;
let output = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const table = (text: string) => writeFileSync(join(folder, 'norrvag-se.redirects'), text);

/** Starts a server with these tables and returns its URL. Rejects with its output when it exits instead. */
async function start(variables: Record<string, string>): Promise<string> {
  const env = processEnvironment({ LOG_FORMAT: 'json', SANDBOX: 'on', MAX_LOOP_DELAY: '60000', ...variables });
  output = '';
  const started = spawn(process.execPath, [SCRIPT, folder], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child = started;
  let errors = '';
  started.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(started, 'exit').then(([code]) => Promise.reject(new Error(`exit ${code}: ${errors}`)));
  const listening = new Promise<string>((resolve) => {
    started.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /listening (\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  return Promise.race([listening, ended]);
}

const linesOf = (event: string) =>
  output
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((done) => setTimeout(done, 30));
}

const locationOf = async (url: string) => (await send(url, '/gammal')).headers.location;

describe('Q14: tables of a running server', () => {
  test(
    'SIGHUP reads them again in production; a faulty table is ignored, and the process goes on',
    async () => {
      table('/gammal -> /1');
      const url = await start({ NODE_ENV: 'production' });
      expect(await locationOf(url)).toBe('/1');
      table('/gammal -> /2');
      child?.kill('SIGHUP');
      await waitUntil(() => linesOf('redirects.loaded').length === 1);
      expect(await locationOf(url)).toBe('/2');
      table('/gammal -> /3\n/andra -> tredje');
      child?.kill('SIGHUP');
      await waitUntil(() => linesOf('redirects.loaded').length === 2);
      expect(await locationOf(url)).toBe('/2');
      expect(linesOf('redirects.invalid')).toEqual([
        expect.objectContaining({
          level: 'error',
          issue: 'redirects/norrvag-se.redirects:2:11  The slash at the start is missing. Write /tredje.',
        }),
      ]);
      expect(linesOf('redirects.loaded').at(-1)).toMatchObject({ unchanged: ['norrvag-se'] });
      table('/gammal -> /4');
      child?.kill('SIGHUP');
      await waitUntil(() => linesOf('redirects.loaded').length === 3);
      expect(await locationOf(url)).toBe('/4');
    },
    TIMEOUT_MS,
  );

  test(
    'outside of production a table takes effect as soon as it is saved',
    async () => {
      table('/gammal -> /1');
      const url = await start({});
      table('/gammal -> /2');
      await waitUntil(async () => (await locationOf(url)) === '/2');
    },
    TIMEOUT_MS,
  );

  test(
    'a table with issues prevents the start: exit 1, with the line and the hint',
    async () => {
      table('# Fine\n/gammal -> /1\n/a -> /b\n/b -> /a');
      await expect(start({ NODE_ENV: 'production' })).rejects.toThrow(
        'exit 1: The redirect tables have issues:\n  redirects/norrvag-se.redirects:3:1  Redirects in a loop: line 3 (/a), then line 4 (/b). Redirect one of them to a page.',
      );
    },
    TIMEOUT_MS,
  );
});
