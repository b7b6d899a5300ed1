import type { RequestHandler } from 'express';
import { STRICT_POLICY } from '../operations/headers.ts';
import { requestOf } from '../operations/request/request.ts';

/**
 * Sets the standard headers and the strictest content security policy on every response of later middleware. Pages replace
 * the policy by their own. Earlier middleware writes these headers together with its own.
 */
export function securityHeaders(): RequestHandler {
  return (_req, res, next) => {
    const { standardHeaders } = requestOf(res);
    for (let index = 0; index < standardHeaders.length; index += 2) {
      res.setHeader(standardHeaders[index] ?? '', standardHeaders[index + 1] ?? '');
    }
    res.setHeader('Content-Security-Policy', STRICT_POLICY);
    next();
  };
}
