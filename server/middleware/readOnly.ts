import type { RequestHandler } from 'express';
import { sendPlain } from '../operations/plainPage.ts';

/** Passes GET and HEAD to `handler`; responds 405 to other methods. */
export function readOnly(handler: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return handler(req, res, next);
    sendPlain(res, 405, { Allow: 'GET, HEAD' });
  };
}
