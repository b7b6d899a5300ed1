/** Thrown when a promise did not settle in time. The work behind it continues, and its result may be cached. */
export class DeadlineError extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} did not finish within ${milliseconds} ms`);
    this.name = 'DeadlineError';
  }
}

/**
 * Resolves with the promise. The promise itself is not cancelled.
 *
 * @throws DeadlineError after `milliseconds`
 */
export async function withTimeout<T>(milliseconds: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(what, milliseconds)), Math.max(milliseconds, 0));
  });
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}
