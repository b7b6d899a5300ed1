import type { Response } from 'express';
import { contextOf } from './context.ts';

/** Returns a signal that aborts when the client disconnects before the response is complete. */
export function disconnectSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  contextOf(res).onClose.push(() => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
