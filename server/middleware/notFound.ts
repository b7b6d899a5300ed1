import type { RequestHandler } from 'express';
import { sendPlain } from '../operations/plainPage.ts';

/** Responds to requests that no other handler has taken. */
export function notFound(): RequestHandler {
  return (req, res) => {
    if (req.method === 'OPTIONS') return sendPlain(res, 405, { Allow: 'GET, HEAD' });
    sendPlain(res, 404);
  };
}
