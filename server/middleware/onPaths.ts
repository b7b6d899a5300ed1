import type { RequestHandler } from 'express';

/**
 * Runs a router for paths that match, and calls `next` for all others. A nested router without a matching route calls `next` in
 * the next tick of the event loop. Under load, a page would wait for one more render at each such router.
 *
 * @param paths matches at least every path that the router has a route for
 */
export function onPaths(paths: RegExp, router: RequestHandler): RequestHandler {
  return (req, res, next) => (paths.test(req.path) ? router(req, res, next) : next());
}
