import type { RequestHandler } from 'express';
import { contextOf } from '../operations/context.ts';
import { STRICT_POLICY } from '../operations/headers.ts';

/**
 * Headers of every answer from here on; what answers earlier writes them in one go. The policy is the strictest there
 * is; pages replace it by their own.
 */
export function securityHeaders(): RequestHandler {
  return (_req, res, next) => {
    const { standardHeaders } = contextOf(res);
    for (let at = 0; at < standardHeaders.length; at += 2) {
      res.setHeader(standardHeaders[at] ?? '', standardHeaders[at + 1] ?? '');
    }
    res.setHeader('Content-Security-Policy', STRICT_POLICY);
    next();
  };
}
