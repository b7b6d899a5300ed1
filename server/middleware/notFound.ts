import type { RequestHandler } from 'express';
import { sendPlain } from '../operations/plainPage.ts';

/** What no room has answered. */
export function notFound(): RequestHandler {
  return (req, res) => {
    if (req.method === 'OPTIONS') return sendPlain(res, 405, { Allow: 'GET, HEAD' });
    sendPlain(res, 404);
  };
}
