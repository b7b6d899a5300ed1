import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { respondError, respondJson } from '../../lib/http/exchange.ts';
import { createHttpServer } from '../../lib/http/httpServer.ts';
import { RequestError } from '../../lib/http/requestError.ts';
import { isAnyOf } from '../../lib/http/secrets.ts';
import { handleSearchCall } from '../engine/searchCall.ts';
import type { Follower } from '../follow/follower.ts';
import type { Metrics } from './metrics.ts';

export interface ServerOptions {
  follower: Follower;
  searchKeys: readonly string[];
  maxLagSeconds: number;
  metrics: Metrics;
  /** Handles `POST /webhook/{index}`; null: 404. */
  webhook: ((req: IncomingMessage, res: ServerResponse, index: string) => Promise<void>) | null;
  /** Handles paths below `/images/`, and prepares records for it; null: 404, and records as they are. */
  images: {
    handle(req: IncomingMessage, res: ServerResponse): Promise<void>;
    publish(record: Record<string, unknown>): Promise<object>;
  } | null;
  /** Handles paths below `/feeds/`; null: 404. */
  feeds: Handler | null;
  /** Whether the process is about to end. */
  isDraining(): boolean;
  failed(error: unknown): void;
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;

/** Creates the HTTP server: `/search`, `/webhook/{index}`, `/images/…`, `/feeds/{name}`, `/healthz`, `/readyz`, `/metrics`. */
export function createSearchServer(options: ServerOptions): Server {
  const { metrics, failed } = options;
  const routes: Readonly<Record<string, Handler>> = {
    '/healthz': (_req, res) => respondJson(res, 200, { alive: true }),
    '/readyz': (_req, res) => respondReady(res, options),
    '/metrics': async (_req, res) => {
      const text = await metrics.registry.metrics();
      res.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    },
    '/search': (req, res) => search(req, res, options),
  };
  const handle: Handler = (req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    const index = /^\/webhook\/([\w-]{1,80})$/.exec(path)?.[1];
    if (index !== undefined && options.webhook) return options.webhook(req, res, index);
    if (path.startsWith('/images/') && options.images) return options.images.handle(req, res);
    if (path.startsWith('/feeds/') && options.feeds) return options.feeds(req, res);
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (!route) return respondError(res, new RequestError(404, 'not found'));
    return route(req, res);
  };
  return createHttpServer(async (req, res) => {
    try {
      await handle(req, res);
    } catch (error) {
      failed(error);
      if (res.headersSent) res.destroy();
      else respondJson(res, 500, { error: { message: 'internal error', field: null } });
    }
  });
}

async function search(req: IncomingMessage, res: ServerResponse, options: ServerOptions): Promise<void> {
  const { follower, metrics } = options;
  // Never an empty result: the product shows that the search is unavailable.
  if (!follower.isLoaded())
    return respondJson(res, 503, { error: { message: 'the indexes are being loaded', field: null } });
  const start = performance.now();
  await handleSearchCall(req, res, {
    isKey: (key) => isAnyOf(key, options.searchKeys),
    engineOf: follower.engineOf,
    ...(options.images && { publish: options.images.publish }),
  });
  metrics.searches.observe({ status: String(res.statusCode) }, (performance.now() - start) / 1_000);
}

/** Ready: everything is loaded and at most `maxLagSeconds` old. A balancer leaves a replica out that is not. */
function respondReady(res: ServerResponse, { follower, maxLagSeconds, isDraining }: ServerOptions): void {
  const lag = follower.lagSeconds();
  const reason = isDraining() ? 'draining' : follower.isLoaded() ? (lag > maxLagSeconds ? 'behind' : null) : 'loading';
  const lagSeconds = Number.isFinite(lag) ? Math.round(lag * 10) / 10 : null;
  respondJson(res, reason === null ? 200 : 503, {
    ready: reason === null,
    reason,
    lagSeconds,
    seq: String(follower.seq()),
  });
}
