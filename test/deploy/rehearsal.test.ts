import { expect, test } from '@jest/globals';
import { rehearse, runRehearsal } from '../../bin/rehearse/run.ts';

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

test.each([
  [['storm'], 2, /^There is no scenario storm\./],
  [['--seconds', 'x'], 2, /^npm run rehearse -- /],
  [['--help'], 0, /^npm run rehearse -- /],
])('%j ends with code %d and says why', async (argv, code, text) => {
  const said: string[] = [];
  const output = { log: (line: string) => said.push(line), error: (line: string) => said.push(line) };
  expect(await runRehearsal({ argv, env: {}, output })).toBe(code);
  expect(said[0]).toMatch(text);
});
