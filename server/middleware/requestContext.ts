import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Environment } from '../../config/environment.ts';
import { clientKey } from '../operations/clientKey.ts';
import { createContext, type ListenerName, runInContext } from '../operations/context.ts';
import { standardHeaders } from '../operations/headers.ts';
import type { Lifecycle } from '../operations/lifecycle.ts';
import type { Gate } from '../operations/openGate.ts';

const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;
/** Hosts that nobody can crawl: what an audit says of them should hold for production. */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * With invented data, or run by whoever works on it: no search engine may find it. A production that forgot to say so is
 * one all the same: hidden by mistake, a site is gone for months.
 */
const isRehearsal = ({ sandboxed, NODE_ENV }: Pick<Environment, 'sandboxed' | 'NODE_ENV'>) =>
  sandboxed.length > 0 || NODE_ENV === 'development' || NODE_ENV === 'test';

/**
 * First of all: gives the request its id and makes it known to everything that runs for it. An id that came along is
 * taken over only from a proxy that is trusted.
 */
export function requestContext(options: {
  trustedProxies: number;
  lifecycle: Lifecycle;
  gate: Gate;
  listener?: ListenerName;
  environment: Pick<Environment, 'sandboxed' | 'NODE_ENV'>;
}): RequestHandler {
  const { listener = 'public' } = options;
  const headers = standardHeaders({ hidden: listener === 'operations' || isRehearsal(options.environment) });
  const underway = new Set<Response>();
  // Their clients would come again on connections that are about to be closed.
  options.lifecycle.onClosingConnections(() => {
    for (const res of underway) res.shouldKeepAlive = false;
  });
  const onLoopback = standardHeaders({ hidden: false });
  return (req, res, next) => {
    const given = options.trustedProxies > 0 ? req.headers['x-request-id'] : undefined;
    const id = typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
    const client = clientKey(req, options.trustedProxies);
    const sent = LOOPBACK.test(req.headers.host ?? '') ? onLoopback : headers;
    const context = createContext(id, sent, { client, gate: options.gate, listener });
    // Before Express, which makes this object only when there is none.
    res.locals ??= {};
    res.locals.context = context;
    underway.add(res);
    res.once('close', () => {
      underway.delete(res);
      for (const done of context.onClose) done();
    });
    if (options.lifecycle.isClosingConnections()) res.shouldKeepAlive = false;
    runInContext(context, next);
  };
}
