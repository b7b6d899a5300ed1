import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../test/support/eventually.ts';
import { createSilent } from '../testing/silent.ts';
import { sandboxUrlIn, startSandbox } from './sandboxChild.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function start(source: string, onExit: (reason: string) => void = () => {}) {
  const script = join(folder, `${Math.random()}.mjs`);
  await writeFile(script, source);
  const { log, lines } = createSilent();
  const child = startSandbox({ script, cars: 10, seed: 3, web: 'http://localhost:1', log, onExit });
  return { child, lines };
}

const READY = `console.log(JSON.stringify({ sandbox: 'http://127.0.0.1:4000' })); setInterval(() => {}, 1000);`;

describe('the sandbox as a child process', () => {
  test('its URL comes from its ready line, its other lines go to the log', async () => {
    const { child, lines } = await start(`console.log(process.argv.slice(2).join(' ')); ${READY}`);
    const sandbox = await child;
    expect(sandbox.url).toBe('http://127.0.0.1:4000');
    expect(lines()[0]).toMatchObject({
      event: 'sandbox.output',
      line: '--port 0 --cars 10 --seed 3 --web http://localhost:1',
    });
    await sandbox.stop();
  });

  test('a sandbox that cannot start is an error at once', async () => {
    const { child } = await start('process.exit(7)');
    await expect(child).rejects.toThrow('The sandbox ended before it was ready: exit 7');
  });

  test('an exit is reported, unless it was stopped', async () => {
    const exits: string[] = [];
    const dying = await (await start(`${READY} setTimeout(() => process.exit(3), 50);`, (r) => exits.push(r))).child;
    await eventually(() => exits, ['exit 3']);
    await dying.stop();
    const stopped = await (await start(READY, (reason) => exits.push(reason))).child;
    await stopped.stop();
    expect(exits).toHaveLength(1);
  });
});

test.each([
  ['{"sandbox":"http://127.0.0.1:4000"}', 'http://127.0.0.1:4000'],
  ['{"sandbox":"http://127.0.0.1:4000/"}', 'http://127.0.0.1:4000'],
  ['{"sandbox":"file:///etc"}', null],
  ['{"sandbox":1}', null],
  ['{"other":1}', null],
  ['null', null],
  ['making pictures', null],
])('ready line %s', (line, url) => {
  expect(sandboxUrlIn(line)).toBe(url);
});
