import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { requestOf } from '../operations/request/request.ts';

/** Combines middleware into one that runs them in order. Errors go to the outer `next`. */
export function chain(...handlers: readonly RequestHandler[]): RequestHandler {
  return (req, res, done) => run(handlers, 0, req, res, done);
}

function run(
  handlers: readonly RequestHandler[],
  index: number,
  req: Request,
  res: Response,
  done: NextFunction,
): void {
  const handler = handlers[index];
  if (handler === undefined) {
    done();
    return;
  }
  const result: unknown = handler(req, res, (error?: unknown) => {
    if (error === undefined || error === null) run(handlers, index + 1, req, res, done);
    else done(error);
  });
  if (result instanceof Promise) result.catch(done);
}

/**
 * Runs `preExpress` before an Express app. Most responses come from the page cache, and Express would double their cost. The
 * pre-Express chain uses nothing that Express adds to `req` and `res`; its first middleware creates `res.locals`. Express finds its
 * routes by `req.url`, which becomes the URL that the stages have resolved.
 */
export function runBeforeExpress(
  preExpress: RequestHandler,
  app: RequestListener,
  handleError: (error: unknown, req: Request, res: Response) => void,
): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const req = request as Request;
    const res = response as Response;
    req.originalUrl = request.url ?? '';
    try {
      preExpress(req, res, (error?: unknown) => {
        if (error !== undefined && error !== null) return handleError(error, req, res);
        req.url = requestOf(res).url;
        app(request, response);
      });
    } catch (error) {
      handleError(error, req, res);
    }
  };
}
