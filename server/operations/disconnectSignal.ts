import type { Response } from 'express';
import { onClose } from './request/request.ts';

/** Returns a signal that aborts when the client disconnects before the response is complete. */
export function disconnectSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  onClose(res, () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
