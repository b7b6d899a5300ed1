import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Only ends a test that hangs: a busy machine may take a minute to start a sandbox. */
const TIMEOUT_MS = 180_000;
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function run(args: readonly string[], withIpc = false): ChildProcess {
  const child = spawn(process.execPath, [MAIN, '--cars', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe', ...(withIpc ? (['ipc'] as const) : [])],
  });
  started.push(child);
  return child;
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    if (output.includes('\n')) break;
  }
  return JSON.parse(output).sandbox;
}

async function failure(child: ChildProcess): Promise<{ code: number | null; errorOutput: string }> {
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => {
    errorOutput += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { code, errorOutput };
}

describe('sandbox process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'D18 prints its URL and exits with 0 after %s',
    async (signal) => {
      const child = run(['--port', '0']);
      const url = await readyUrl(child);
      expect((await fetch(`${url}/__sandbox/state.json`)).status).toBe(200);
      const exit = once(child, 'exit');
      child.kill(signal);
      expect(await exit).toEqual([0, null]);
    },
    TIMEOUT_MS,
  );

  test(
    'ends when its parent process has ended',
    async () => {
      const child = run(['--port', '0'], true);
      await readyUrl(child);
      const exit = once(child, 'exit');
      child.disconnect();
      expect(await exit).toEqual([0, null]);
    },
    TIMEOUT_MS,
  );

  test(
    'D18 a busy port gives an error message of one sentence',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const { code, errorOutput } = await failure(run(['--port', String(port)]));
      other.close();
      expect(code).toBe(1);
      expect(errorOutput).toMatch(/^sandbox: the port is taken, [^\n]+--port\.\n$/);
    },
    TIMEOUT_MS,
  );

  test.each([
    [['--port', 'x'], '--port must be a whole number'],
    [['--cars=-1'], '--cars must be a whole number'],
    [['--cars', '250001'], '--cars must be a whole number up to 250000, got 250001'],
    [['--web', 'nowhere'], '--web must be a URL'],
    [['--editing', 'nowhere'], '--editing must be a URL'],
    [['--nothing'], "Unknown option '--nothing'"],
  ])(
    '%j is refused with an error message',
    async (args, errorMessage) => {
      const { code, errorOutput } = await failure(run(args));
      expect(code).toBe(1);
      expect(errorOutput).toContain(errorMessage);
      expect(errorOutput).toContain('Options: --port N');
    },
    TIMEOUT_MS,
  );
});
