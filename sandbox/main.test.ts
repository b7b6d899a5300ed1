import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
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

async function failure(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('sandbox process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'D18 says where it listens and ends cleanly by %s',
    async (signal) => {
      const child = run(['--port', '0']);
      const url = await readyUrl(child);
      expect((await fetch(`${url}/__sandbox/state.json`)).status).toBe(200);
      const exit = once(child, 'exit');
      child.kill(signal);
      expect(await exit).toEqual([0, null]);
    },
    60_000,
  );

  test('ends when its parent process has ended', async () => {
    const child = run(['--port', '0'], true);
    await readyUrl(child);
    const exit = once(child, 'exit');
    child.disconnect();
    expect(await exit).toEqual([0, null]);
  }, 60_000);

  test('D18 a busy port gives an error message of one sentence', async () => {
    const first = run(['--port', '0']);
    const { port } = new URL(await readyUrl(first));
    const { code, said } = await failure(run(['--port', port]));
    expect(code).toBe(1);
    expect(said).toMatch(/^sandbox: the port is taken, [^\n]+--port\.\n$/);
  }, 60_000);

  test.each([
    [['--port', 'x'], '--port must be a whole number'],
    [['--cars=-1'], '--cars must be a whole number'],
    [['--web', 'nowhere'], '--web must be a URL'],
    [['--editing', 'nowhere'], '--editing must be a URL'],
    [['--nothing'], "Unknown option '--nothing'"],
  ])(
    '%j is refused with the options that there are',
    async (args, errorMessage) => {
      const { code, said } = await failure(run(args));
      expect(code).toBe(1);
      expect(said).toContain(errorMessage);
      expect(said).toContain('Options: --port N');
    },
    30_000,
  );
});
