import type { RequestHandler } from 'express';
import { contextOf } from '../operations/context.ts';

/**
 * Responds 503 to requests above capacity (Q42). Runs after `health`, so that an overloaded process still passes health checks. A
 * POST takes its slot in `receiveBody`, when its body is complete (Q48).
 */
export function overload(): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'POST' || contextOf(res).gate.enter(res)) next();
  };
}
