import type { RequestHandler } from 'express';
import { sendPlain } from '../operations/plainPage.ts';

/** Passes GET and HEAD to `read`, and POST to `post`, which calls `next` for what is no form; responds 405 to everything else. */
export function pageMethods(read: RequestHandler, post: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return read(req, res, next);
    const refuse = (error?: unknown) => (error ? next(error) : sendPlain(res, 405, { Allow: 'GET, HEAD' }));
    return req.method === 'POST' ? post(req, res, refuse) : refuse();
  };
}
