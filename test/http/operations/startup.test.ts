import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { readEnvironment } from '../../../config/environment.ts';
import { SITE_IDS } from '../../../config/sites.ts';
import { UPSTREAM_NAMES, UPSTREAMS } from '../../../config/upstreams.ts';
import { banner, listenErrorMessage } from '../../../server/startup/banner.ts';
import { leaseSandbox } from '../../support/leases.ts';
import { processEnvironment } from '../../support/processEnvironment.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Runs the server until it ends.
 *
 * @param stopAt a text of its standard output after which it is stopped
 */
async function run(
  variables: Record<string, string>,
  { flags = [] as readonly string[], entry = 'server.ts', stopAt = '' } = {},
) {
  const child = spawn(process.execPath, [...flags, entry], {
    cwd: ROOT,
    env: processEnvironment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (stopAt && !child.killed && output.includes(stopAt)) child.kill('SIGTERM');
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

test.each([
  [[], 1, 'PORT: '],
  [['--no-strip-types'], 1, /^Forecourt needs Node 26, which runs TypeScript; this is v[\d.]+\. `npm start` [^\n]+\n$/],
] as const)(
  'server.mjs with the flags %j of Node starts the server, or says what Node it needs',
  async (flags, code, text) => {
    const { errors, ...ended } = await run({ PORT: 'x' }, { flags, entry: 'server.mjs' });
    expect(ended).toMatchObject({ code, output: '' });
    expect(errors).toMatch(text);
  },
);

test('SIGTERM to npm, which ends its shell alone, ends a command that follows its shell', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  const setup = pathToFileURL(join(ROOT, 'bin/lib/setup.mjs'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs; exit 3' } }));
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { onShellExit } from '${setup}';
    const running = setInterval(() => {}, 60_000);
    onShellExit(() => { clearInterval(running); console.log('stopped'); });
    console.log('running');`,
  );
  const child = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (output === 'running\n') child.kill('SIGTERM');
  });
  // The pipe closes when the last process that writes to it has ended.
  await once(child, 'close');
  expect(output).toBe('running\nstopped\n');
  rmSync(folder, { recursive: true });
});

describe('D4: invalid environment', () => {
  test('all errors are in one message without a stack, the exit code is 1, and nothing has started', async () => {
    const { code, errors } = await run({
      PORT: 'x',
      SITE_NAME: 'nowhere',
      SEARCH_URL: 'http://s.example',
      SEARCH_KEY: 'k1',
    });
    expect(code).toBe(1);
    const missing = UPSTREAM_NAMES.map((name) => UPSTREAMS[name].url).filter((url) => url !== 'SEARCH_URL');
    expect(errors).toContain('The environment has 3 errors:');
    for (const names of ['PORT', 'SITE_NAME', missing.join(', ')]) expect(errors).toContain(`  ${names}: `);
    expect(errors).toContain('norrvag-se, norrvag-no');
    expect(errors).not.toMatch(/k1|\.ts:\d+/);
  });

  test('Q39: in production the sandbox does not start by itself', async () => {
    const { code, errors } = await run({ NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(errors).toMatch(/CONTENT_URL, [A-Z_, ]+: missing while NODE_ENV is production/);
  });
});

test('Q52: a heap that is too small for the process: the required size, exit 1, nothing started', async () => {
  const { code, errors } = await run({}, { flags: ['--max-old-space-size=64', '--max-semi-space-size=2'] });
  expect([code, errors]).toEqual([1, 'The heap limit of V8 is 70 MB. At least 152 MB are needed. Raise the limit.\n']);
});

/** Starts the product on a sandbox, stops it, and returns its standard output. */
async function outputOf(sandboxUrl: string, variables: Record<string, string>): Promise<string> {
  const settings = { SANDBOX: 'on', SANDBOX_URL: sandboxUrl, PORT: '0', DRAIN_DELAY: '0', ...variables };
  return (await run(settings, { stopAt: 'server.started' })).output;
}

test('every line of standard output is JSON in production; elsewhere the URLs of the sites are shown', async () => {
  const sandbox = await leaseSandbox(20);
  const [production, development] = await Promise.all([
    outputOf(sandbox.url, { NODE_ENV: 'production' }),
    outputOf(sandbox.url, {}),
  ]);
  await sandbox.close();
  const lines = production.trimEnd().split('\n');
  const events = lines.map((line) => (JSON.parse(line) as { event?: string }).event);
  expect(events).toEqual(expect.arrayContaining(['server.started', 'server.drained']));
  expect(development).toMatch(/http:\/\/norrvag-se\.localhost:\d+\//);
});

describe('D18: messages for developers', () => {
  const environment = readEnvironment({ PORT: '3000' }, SITE_IDS);

  test('an occupied port has a message with the remedy', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const busy = createServer().listen(port, '127.0.0.1');
    const [error] = await once(busy, 'error');
    expect(listenErrorMessage(error, environment)).toBe(
      'Port 3000 on 127.0.0.1 is taken. Stop what uses it, or set PORT to another one.',
    );
    blocker.close();
  });

  test('the banner lists every site’s URL and the sandbox', () => {
    const text = banner(environment, 3000, 'http://127.0.0.1:4000');
    for (const id of SITE_IDS) expect(text).toContain(`http://${id}.localhost:3000/`);
    expect(text).toContain(`The sandbox replaces ${UPSTREAM_NAMES.join(', ')}.`);
    expect(text).toContain('http://127.0.0.1:4000/__sandbox');
  });

  test('with SITE_NAME the banner has only that site', () => {
    const one = banner(readEnvironment({ SITE_NAME: 'marlow-uk' }, SITE_IDS), 80, null);
    expect(one).toContain('marlow-uk');
    expect(one).not.toContain('norrvag-se');
  });
});
