import type { RequestHandler } from 'express';

/**
 * Runs a router for paths that match, and passes all others on. A router of routers passes a request that it has no route for
 * on in the next turn of the event loop: under load a page would wait for one render more at each of them.
 *
 * @param paths matches at least every path that the router has a route for
 */
export function onPaths(paths: RegExp, router: RequestHandler): RequestHandler {
  return (req, res, next) => (paths.test(req.path) ? router(req, res, next) : next());
}
