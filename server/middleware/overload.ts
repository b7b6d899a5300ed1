import type { RequestHandler } from 'express';
import { requestOf } from '../operations/request/request.ts';
import { isMediaUrl } from '../proxy/proxy.ts';

/**
 * Responds 503 to requests above capacity (Q42). Runs after `health`, so that an overloaded process still passes health checks. A
 * POST takes its slot in `receiveBody`, when its body is complete (Q48), a request for media when the edge must be called.
 */
export function overload(): RequestHandler {
  return (req, res, next) => {
    const { url, admission } = requestOf(res);
    if (req.method === 'POST' || isMediaUrl(url) || admission.enter(res)) next();
  };
}
