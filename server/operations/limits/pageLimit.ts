import { AsyncLocalStorage } from 'node:async_hooks';

/** A call that a page gave less time says nothing about its upstream. Milliseconds. */
const LEAST_MS = 500;

const limits = new AsyncLocalStorage<number>();

/** Runs a part of a page that ends after `left` milliseconds, whether its upstream calls have ended or not. */
export function withPageLimit<T>(left: number, run: () => T): T {
  return limits.run(performance.now() + left, run);
}

/**
 * Returns the milliseconds until the page that this code runs for no longer waits; null when no page waits, and when the page has
 * less time left than an upstream may need.
 */
export function pageLimit(): number | null {
  const endsAt = limits.getStore();
  const left = endsAt === undefined ? 0 : endsAt - performance.now();
  return left >= LEAST_MS ? left : null;
}
