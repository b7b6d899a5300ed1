import { expect, test } from '@jest/globals';
import { createLifecycle } from '../operations/lifecycle.ts';
import { createSilent } from '../testing/silent.ts';
import { awaitContent } from './awaitContent.ts';

const ENDLESS_MS = 600_000;

test('the process is starting until the platform has responded', async () => {
  const lifecycle = createLifecycle();
  const reasons: string[][] = [];
  const call = async () => {
    reasons.push(lifecycle.reasons());
    if (reasons.length < 3) throw new Error('no such host');
  };
  await awaitContent({ call, lifecycle, log: createSilent().log, limitMs: ENDLESS_MS, pauseMs: 1 });
  expect(reasons).toEqual([['starting'], ['starting'], ['starting']]);
  expect(lifecycle.reasons()).toEqual([]);
});

test('after the limit it is ready without the platform, and logs that', async () => {
  const lifecycle = createLifecycle();
  const silent = createSilent();
  const call = () => Promise.reject(new Error('no such host'));
  await awaitContent({ call, lifecycle, log: silent.log, limitMs: 1, pauseMs: 5 });
  expect(lifecycle.reasons()).toEqual([]);
  expect(silent.lines()).toMatchObject([{ event: 'server.startedWithoutContent' }]);
});
