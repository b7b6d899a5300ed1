import { expect, test } from '@jest/globals';
import { createLimiter, LimiterFull } from './limiter.ts';

test('runs as many tasks as its limit, the others in their order, and refuses what cannot wait', async () => {
  const limiter = createLimiter(2, 2);
  const running = new Set<string>();
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    running.add(name);
    started.push(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(name, resolve);
    return promise.finally(() => running.delete(name));
  };
  const runs = ['a', 'b', 'c', 'd'].map((name) => limiter(task(name)));
  await expect(limiter(task('e'))).rejects.toBeInstanceOf(LimiterFull);
  expect(started).toEqual(['a', 'b']);
  ends.get('b')?.();
  await runs[1];
  expect([...running]).toEqual(['a', 'c']);
  for (const name of ['a', 'c']) ends.get(name)?.();
  await Promise.all([runs[0], runs[2]]);
  ends.get('d')?.();
  await runs[3];
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('a task that fails frees its place', async () => {
  const limiter = createLimiter(1, 1);
  await expect(limiter(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(limiter(async () => 'next')).resolves.toBe('next');
});
