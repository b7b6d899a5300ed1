import type { ErrorRequestHandler } from 'express';
import { contextOf } from '../operations/context.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { UpstreamError } from '../ports/upstreamError.ts';
import { RenderRefused } from '../render/renderBudget.ts';

/** Last of all: a plain page with the request's id, never a stack or a word of the request (Q41). */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (error instanceof RenderRefused && !res.headersSent) {
      // Counted and logged where it was refused.
      sendPlain(res, error.status, { 'Retry-After': error.status === 429 ? '10' : '2' });
      return;
    }
    const status = statusOf(error);
    if (status >= 500) log.error({ event: LOG_EVENTS.requestFailed, kind: contextOf(res).routeKind, err: error });
    if (res.headersSent) {
      // Half an answer cannot be repaired; a cut connection is at least not taken for a whole one.
      req.socket.destroy();
      return;
    }
    sendPlain(res, status);
  };
}

/** Body parsers and the router say in `status` what went wrong; only a client's fault is believed. */
function statusOf(error: unknown): number {
  // It carries the status that the upstream answered us with, which is no visitor's fault.
  if (error instanceof UpstreamError) return 502;
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
