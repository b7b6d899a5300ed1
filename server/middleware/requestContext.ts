import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { createContext, runInContext } from '../operations/context.ts';
import { standardHeaders } from '../operations/headers.ts';
import type { Lifecycle } from '../operations/lifecycle.ts';

const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * First of all: gives the request its id and makes it known to everything that runs for it. An id that came along is
 * taken over only from a proxy that is trusted.
 */
export function requestContext(options: {
  trustedProxies: number;
  lifecycle: Lifecycle;
  sandboxed: boolean;
}): RequestHandler {
  const headers = standardHeaders(options.sandboxed);
  return (req, res, next) => {
    const given = options.trustedProxies > 0 ? req.headers['x-request-id'] : undefined;
    const context = createContext(typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID(), headers);
    // Before Express, which makes this object only when there is none.
    res.locals ??= {};
    res.locals.context = context;
    res.once('close', () => {
      for (const done of context.onClose) done();
    });
    if (options.lifecycle.isClosingConnections()) res.shouldKeepAlive = false;
    runInContext(context, next);
  };
}
