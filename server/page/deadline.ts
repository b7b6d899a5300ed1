/** Thrown when something was not there in time. It may still come, and be kept for the next visitor. */
export class DeadlineError extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} was not there within ${milliseconds} ms`);
    this.name = 'DeadlineError';
  }
}

/** The promise, or a `DeadlineError` after so many milliseconds. The promise itself goes on. */
export async function within<T>(milliseconds: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(what, milliseconds)), Math.max(milliseconds, 0));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
