import type { RequestHandler } from 'express';
import { BASE_HEADERS, STRICT_POLICY } from '../operations/headers.ts';

const ENTRIES = Object.entries({ ...BASE_HEADERS, 'Content-Security-Policy': STRICT_POLICY });

/** Headers of every answer from here on. The policy is the strictest there is; pages replace it by their own. */
export function securityHeaders(): RequestHandler {
  return (_req, res, next) => {
    for (const [name, value] of ENTRIES) res.setHeader(name, value);
    next();
  };
}
