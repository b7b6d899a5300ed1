import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Several middleware as one, in order; a failure goes where the last `next` goes. */
export function inOrder(...handlers: readonly RequestHandler[]): RequestHandler {
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
 * Runs `front` ahead of an Express app. Most answers come from the page cache, and Express costs as much as they do. The
 * front therefore uses nothing that Express adds to requests and answers; `res.locals` is made by its first middleware.
 */
export function ahead(
  front: RequestHandler,
  app: RequestListener,
  failed: (error: unknown, req: Request, res: Response) => void,
): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const req = request as Request;
    const res = response as Response;
    req.originalUrl = request.url ?? '';
    try {
      front(req, res, (error?: unknown) => {
        if (error === undefined || error === null) app(request, response);
        else failed(error, req, res);
      });
    } catch (error) {
      failed(error, req, res);
    }
  };
}
