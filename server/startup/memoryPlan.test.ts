import { describe, expect, test } from '@jest/globals';
import { type CacheBounds, MemoryError, planMemory, readMemoryLimits } from './memoryPlan.ts';

const defaults: CacheBounds = {
  CACHE_CONTENT_MB: 96,
  CACHE_SEARCH_MB: 64,
  CACHE_FRAGMENTS_MB: 32,
  CACHE_MEDIA_MB: 8,
  CACHE_PAGES_MB: 256,
  CACHE_FILES_MB: 64,
};
const plan = (limit: number | null, heap: number, set: Partial<CacheBounds> = {}) =>
  planMemory({ limit, heap, defaults, set, unread: { default: 64, set: undefined } });

/** Container limits, each with the heap limit that V8 chooses for it (Node 26). */
const CONTAINERS = [
  [512, 268],
  [768, 408],
  [1_024, 536],
  [2_048, 1_072],
  [4_096, 2_144],
  [16_384, 4_192],
] as const;

describe('Q52: caches fit the memory of the process', () => {
  test('without a limit the bounds are the defaults', () => {
    expect(plan(null, 4_192).bounds).toEqual(defaults);
  });

  test.each(CONTAINERS)('the plan fits a container of %i MB', (limit, heap) => {
    const { bounds, unread, need } = plan(limit, heap);
    expect(need - unread).toBeLessThanOrEqual(limit * 0.95);
    expect(need).toBeLessThanOrEqual(limit * 0.975);
    for (const name of Object.keys(defaults) as (keyof CacheBounds)[]) {
      expect(bounds[name]).toBeGreaterThanOrEqual(1);
      expect(bounds[name]).toBeLessThanOrEqual(defaults[name] * 4);
    }
  });

  test('a larger container has larger caches, scaled from their defaults', () => {
    const sizes = CONTAINERS.map(([limit, heap]) => plan(limit, heap).bounds);
    for (const [index, next] of sizes.slice(1).entries())
      for (const name of Object.keys(defaults) as (keyof CacheBounds)[])
        expect(next[name]).toBeGreaterThanOrEqual(sizes[index]?.[name] ?? 0);
    expect(plan(1_024, 536).bounds).toMatchObject({ CACHE_PAGES_MB: 185, CACHE_FILES_MB: 46 });
  });

  test('a small heap without a container: caches on the heap shrink, the others keep their size', () => {
    const { bounds, need } = plan(null, 260);
    expect(bounds).toMatchObject({
      CACHE_CONTENT_MB: 34,
      CACHE_SEARCH_MB: 23,
      CACHE_PAGES_MB: 256,
      CACHE_FILES_MB: 64,
    });
    expect(need).toBeLessThanOrEqual(260 + 205 + 320 + 64);
  });

  test('bounds that the operator has set are unchanged, and the others share the rest', () => {
    const { bounds, need } = plan(1_024, 536, { CACHE_PAGES_MB: 20, CACHE_SEARCH_MB: 200 });
    expect(bounds).toMatchObject({ CACHE_PAGES_MB: 20, CACHE_SEARCH_MB: 200, CACHE_FILES_MB: 211 });
    expect(bounds.CACHE_CONTENT_MB).toBeLessThan(plan(1_024, 536).bounds.CACHE_CONTENT_MB);
    expect(need).toBeLessThanOrEqual(1_024 * 0.975);
  });

  test.each([
    [
      256,
      262,
      {},
      'The memory limit of the container is 256 MB, and 262 MB is the heap limit of V8. At least 503 MB are needed. Raise the limit.',
    ],
    [
      1_024,
      536,
      { CACHE_PAGES_MB: 256 },
      'The memory limit of the container is 1024 MB, and 536 MB is the heap limit of V8. At least 1052 MB are needed. Raise the limit, or lower CACHE_PAGES_MB.',
    ],
    [null, 128, {}, 'The heap limit of V8 is 128 MB. At least 152 MB are needed. Raise the limit.'],
  ])('too small: the message names the minimum (%s, %s)', (limit, heap, set, message) => {
    expect(() => plan(limit, heap, set)).toThrow(new MemoryError(message));
  });

  test.each([
    [null, undefined, 64],
    [512, undefined, 12],
    [1_024, undefined, 25],
    [16_384, undefined, 64],
    [1_024, 100, 100],
  ])('Q57: responses that are not read get a part of what caches leave free (%s, %s)', (limit, set, unread) => {
    const planned = planMemory({ limit, heap: 268, defaults, set: {}, unread: { default: 64, set } });
    expect(planned.unread).toBe(unread);
    if (limit !== null) expect(planned.need).toBeLessThanOrEqual(limit * 0.975);
  });

  test('the named minimum is sufficient', () => {
    expect(plan(509, 268).need).toBeLessThanOrEqual(509);
    expect(plan(null, 152).bounds.CACHE_CONTENT_MB).toBe(3);
  });

  test('the limits of this process', () => {
    const { limit, heap } = readMemoryLimits();
    expect(heap).toBeGreaterThan(100);
    expect(limit === null || limit > 100).toBe(true);
  });
});
