import type { ErrorRequestHandler } from 'express';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { reportOf } from '../operations/request/report.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import { RenderRefused } from './renderBudget.ts';
import { sendRefusal } from './sendRefusal.ts';

/** The last handler: sends a plain page with the request id, without stack or request data (Q41). */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (error instanceof RenderRefused && !res.headersSent) {
      // Counted and logged where it was refused.
      sendRefusal(res, error.status);
      return;
    }
    // The client has left, which aborted its calls. There is nobody to respond to, and nothing has failed.
    if (res.destroyed && isAbort(error)) return;
    const status = statusOf(error);
    if (status >= 500) log.error({ event: LOG_EVENTS.requestFailed, kind: reportOf(res).kind, err: error });
    if (res.headersSent) {
      // A started response cannot be repaired. A closed connection tells the client that it is incomplete.
      req.socket.destroy();
      return;
    }
    sendPlain(res, status);
  };
}

function isAbort(error: unknown): boolean {
  if (error instanceof UpstreamError) return error.kind === 'aborted';
  return error instanceof Error && error.name === 'AbortError';
}

/** Returns the status for an error. Body parsers and the router set `status`; only 4xx values are used. */
function statusOf(error: unknown): number {
  // Its `status` is the upstream's, not one for the visitor.
  if (error instanceof UpstreamError) return 502;
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
