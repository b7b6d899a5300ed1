import type { RequestHandler } from 'express';
import { contextOf } from '../operations/context.ts';

/**
 * Past capacity 503 at once (Q42). After health, so that the process is not killed for being popular. What is posted enters when
 * its body is there: whoever reads the body sees to that (Q48).
 */
export function overload(): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'POST' || contextOf(res).gate.enter(res)) next();
  };
}
