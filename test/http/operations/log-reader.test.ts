import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';
import { processEnvironment } from '../../support/processEnvironment.ts';

const SCRIPT = fileURLToPath(new URL('../../../server/testing/drainServer.ts', import.meta.url));
/** More lines than a pipe, its reader and the buffered chunks hold. */
const REQUESTS = 1_500;

let child: ChildProcess;
afterEach(() => void child.kill('SIGKILL'));

interface Reader {
  /** Target of standard output. */
  stdout: 'pipe' | number;
  /** What happens to the reader once the process has started. */
  afterStart: (child: ChildProcess) => void;
}

/** Readers that an operator's shell, disk or log shipper may turn into. */
const READERS: Readonly<Record<string, () => Reader>> = {
  'a full disk': () => ({ stdout: openSync('/dev/full', 'w'), afterStart: () => {} }),
  'a pipe that was closed before the start': () => ({
    stdout: 'pipe',
    afterStart: (started) => started.stdout?.destroy(),
  }),
  'a reader that has stopped': () => ({ stdout: 'pipe', afterStart: (started) => started.stdout?.pause() }),
};

async function start(reader: Reader, format: string): Promise<number> {
  const env = processEnvironment({ LOG_FORMAT: format, LOG_LEVEL: 'info', DRAIN_DELAY: '0' });
  child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', reader.stdout, 'inherit', 'ipc'] });
  reader.afterStart(child);
  const [port] = await once(child, 'message');
  return Number(port);
}

const droppedLines = async (url: string) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^log_lines_dropped_total (\d+)/m.exec(text)?.[1]);
};

const FORMATS = ['json', 'pretty'];
const CASES = FORMATS.flatMap((format) => Object.keys(READERS).map((name) => [format, name] as const));
/** Every reader, and the other format with the one that slows its writer down. */
const DISTINCT = CASES.filter(([format, name]) => format === 'json' || name === 'a reader that has stopped');

describe('Q50 log', () => {
  test.each(matrixCases(CASES, DISTINCT))(
    'in %s: %s stops neither start nor service nor exit',
    async (format, name) => {
      const reader = READERS[name]?.();
      if (!reader) throw new Error(name);
      const url = `http://127.0.0.1:${await start(reader, format)}`;
      for (let count = 0; count < REQUESTS; count += 50) {
        const responses = await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/?${'x'.repeat(100)}`)));
        expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
      }
      // Lines that a stopped reader has not read are buffered. Lines that no reader can take are counted.
      if (name !== 'a reader that has stopped') await eventually(async () => (await droppedLines(url)) > 0, true);
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
    },
  );
});
