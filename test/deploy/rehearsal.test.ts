import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { startFleet } from '../../bin/rehearse/fleet.ts';
import { inRandomOrder, rehearse, runRehearsal } from '../../bin/rehearse/run.ts';

/** As in `serverProcess.ts`: so long that a busy machine never reaches them. */
const LONG_LIMITS = {
  UPSTREAM_CONNECT_TIMEOUT: '30000',
  UPSTREAM_HEADERS_TIMEOUT: '30000',
  PAGE_DEADLINE: '30000',
  RENDER_QUEUE_TIMEOUT: '30000',
  MAX_LOOP_DELAY: '60000',
};

test('Q1 in a rolling deploy with other assets, a publish and the end of Redis visitors notice nothing', async () => {
  const names = ['deploy', 'publish', 'redisGone'];
  const results = await rehearse({
    names,
    seconds: 1,
    visitors: 4,
    pauseMs: 200,
    settings: LONG_LIMITS,
    say: () => {},
  });
  const noticed = results.map(({ scenario, failed, missing, stale, wrong, examples }) => ({
    ...{ scenario, failed, missing, stale, wrong, examples },
  }));
  const nothing = { failed: 0, missing: 0, stale: 0, wrong: 0, examples: [] };
  expect(noticed).toEqual(names.map((scenario) => ({ scenario, ...nothing })));
  expect(results.every(({ requests }) => requests > 0)).toBe(true);
}, 600_000);

/** Returns the command lines of the processes that this one has started and that have not ended. */
function childrenOfThisProcess(): string[] {
  return readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').replaceAll('\0', ' '));
}

test('a program that does not start is named, and nothing that was started goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fleet-'));
  const given = process.env.VARNISHD_PATH;
  process.env.VARNISHD_PATH = process.execPath;
  try {
    const fleet = startFleet({ root: resolve(import.meta.dirname, '../..'), folder, processes: 1, cars: 20 });
    await expect(fleet).rejects.toThrow(/^Varnish did not start/);
    expect(childrenOfThisProcess().filter((command) => /redis-server|sandbox\/main|server\.mjs/.test(command))).toEqual(
      [],
    );
  } finally {
    if (given === undefined) delete process.env.VARNISHD_PATH;
    else process.env.VARNISHD_PATH = given;
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);

test.each([
  [['storm'], 2, /^There is no scenario storm\./],
  [['--minutes', 'x'], 2, /^npm run rehearse -- /],
  [['--seconds', 'x'], 2, /^npm run rehearse -- /],
  [['--help'], 0, /^npm run rehearse -- /],
])('%j ends with code %d and says why', async (argv, code, text) => {
  const said: string[] = [];
  const output = { log: (line: string) => said.push(line), error: (line: string) => said.push(line) };
  expect(await runRehearsal({ argv, env: {}, output })).toBe(code);
  expect(said[0]).toMatch(text);
});

test('a random order has every scenario once before any comes again, is that of its seed, and ends in time', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const first = (seed: string) => {
    const order = inRandomOrder(names, 60, seed);
    return Array.from({ length: 12 }, () => order.next().value);
  };
  expect(first('1').slice(0, 6).toSorted()).toEqual(names);
  expect(first('1').slice(6).toSorted()).toEqual(names);
  expect(first('1').slice(0, 6)).not.toEqual(names);
  expect(first('1')).toEqual(first('1'));
  expect(first('2')).not.toEqual(first('1'));
  expect([...inRandomOrder(names, 0, '1')]).toEqual([]);
});
