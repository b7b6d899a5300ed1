import type { Request, RequestHandler, Response } from 'express';
import { type ReceivedRequest, requestOf, setRequest } from './request.ts';

/** Sends the response of a request. */
export type Respond = (req: Request, res: Response) => void;

/** Returns the request as the next stage gets it, or what sends the response. */
export type Stage = (request: ReceivedRequest, req: Request) => ReceivedRequest | Respond;

/** Creates the handler of a stage. */
export function stage(run: Stage): RequestHandler {
  return (req, res, next) => {
    const result = run(requestOf(res), req);
    if (typeof result === 'function') return result(req, res);
    setRequest(res, result);
    next();
  };
}
