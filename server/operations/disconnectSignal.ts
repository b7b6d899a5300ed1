import type { Response } from 'express';

/** Returns a signal that aborts when the client disconnects before the response is complete. */
export function disconnectSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
