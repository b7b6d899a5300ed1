import { expect, test } from '@jest/globals';
import { createLifecycle } from '../operations/lifecycle.ts';
import { createSilent } from '../testing/silent.ts';
import { warmUp } from './warmUp.ts';

const ENDLESS_MS = 600_000;

test('the process is not ready until the pages are made, two at a time; one that fails is left out', async () => {
  const lifecycle = createLifecycle();
  const silent = createSilent();
  const reasons: string[][] = [];
  let [running, most] = [0, 0];
  const page = async () => {
    reasons.push(lifecycle.reasons());
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  const failing = () => Promise.reject(new Error('down'));
  await warmUp({ pages: [page, failing, page, page], lifecycle, log: silent.log, limitMs: ENDLESS_MS });
  expect([reasons, most]).toEqual([[['warming'], ['warming'], ['warming']], 2]);
  expect(lifecycle.reasons()).toEqual([]);
  expect(silent.lines()).toMatchObject([{ level: 'info', event: 'server.startedWarm', pages: 3, of: 4 }]);
});

test('after the limit it is ready with the pages that are made, and logs that', async () => {
  const lifecycle = createLifecycle();
  const silent = createSilent();
  let isAborted = false;
  const hanging = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
        reject(signal.reason);
      });
    });
  const pages = [async () => {}, hanging, hanging, async () => {}];
  await warmUp({ pages, lifecycle, log: silent.log, limitMs: 30 });
  expect([lifecycle.reasons(), isAborted]).toEqual([[], true]);
  expect(silent.lines()).toMatchObject([{ level: 'warn', event: 'server.startedCold', pages: 1, of: 4 }]);
});

test('a process that drains makes no more pages; without a limit there are none', async () => {
  const lifecycle = createLifecycle();
  const silent = createSilent();
  let made = 0;
  const page = async () => {
    made += 1;
    lifecycle.drain();
  };
  await warmUp({ pages: [page], lifecycle, log: silent.log, limitMs: 0 });
  expect([made, silent.lines()]).toEqual([0, []]);
  await warmUp({ pages: [page, page, page, page], lifecycle, log: silent.log, limitMs: ENDLESS_MS });
  expect([made, lifecycle.reasons()]).toEqual([1, ['draining']]);
  await warmUp({ pages: [page], lifecycle, log: silent.log, limitMs: ENDLESS_MS });
  expect(made).toBe(1);
});
