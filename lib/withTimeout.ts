import { startTimeLimit } from './startTimeLimit.ts';

/** Thrown when a promise did not settle in time. The work behind it continues, and its result may be cached. */
export class DeadlineError extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} did not finish within ${milliseconds} ms`);
    this.name = 'DeadlineError';
  }
}

/**
 * Resolves with the promise. The promise itself is not cancelled. Server only.
 *
 * @throws DeadlineError after `milliseconds`
 */
export async function withTimeout<T>(milliseconds: number, what: string, promise: Promise<T>): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const endLimit = startTimeLimit(Math.max(milliseconds, 0), () => reject(new DeadlineError(what, milliseconds)));
  try {
    return await Promise.race([promise, expired]);
  } finally {
    endLimit();
  }
}
