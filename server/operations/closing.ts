import type { Response } from 'express';

/** Aborted when the visitor leaves before the answer is done. */
export function closing(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
