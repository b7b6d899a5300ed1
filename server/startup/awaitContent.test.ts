import { expect, test } from '@jest/globals';
import { createLifecycle } from '../operations/lifecycle.ts';
import { createSilent } from '../testing/silent.ts';
import { awaitContent } from './awaitContent.ts';

const ENDLESS_MS = 600_000;

test('the process is starting until the platform has responded for each site, once', async () => {
  const lifecycle = createLifecycle();
  const called: string[] = [];
  const reasons: string[][] = [];
  const callOf = (site: string, failures: number) => async () => {
    reasons.push(lifecycle.reasons());
    called.push(site);
    if (called.filter((each) => each === site).length <= failures) throw new Error('no such host');
  };
  const calls = { one: callOf('one', 0), two: callOf('two', 2) };
  await awaitContent({ calls, lifecycle, log: createSilent().log, limitMs: ENDLESS_MS, pauseMs: 1 });
  expect(called).toEqual(['one', 'two', 'two', 'two']);
  expect(reasons).toEqual(called.map(() => ['starting']));
  expect(lifecycle.reasons()).toEqual([]);
});

test('after the limit it is ready without the platform, and logs for which sites', async () => {
  const lifecycle = createLifecycle();
  const silent = createSilent();
  const calls = { one: async () => {}, two: () => Promise.reject(new Error('no such host')) };
  await awaitContent({ calls, lifecycle, log: silent.log, limitMs: 1, pauseMs: 5 });
  expect(lifecycle.reasons()).toEqual([]);
  expect(silent.lines()).toMatchObject([{ event: 'server.startedWithoutContent', sites: ['two'] }]);
});
