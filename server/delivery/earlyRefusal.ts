import type { NextFunction, Request, Response } from 'express';
import type { RouteKind } from '../../src/contracts/page/page.ts';
import { report } from '../operations/request/report.ts';
import { requestOf } from '../operations/request/request.ts';
import { runTraced } from '../operations/request/trace.ts';
import { mayBeRouteByPath } from '../page/route/route.ts';
import { toPageRequest } from '../page/route/toPageRequest.ts';
import { visitorOf } from '../page/visitor.ts';
import type { PageFormat } from './entries.ts';
import type { PageMaker } from './pageMaker.ts';
import { sendRefusal } from './sendRefusal.ts';
import type { TimeSlices } from './timeSlices.ts';

/** A request of a page, as one of its formats. */
interface DocumentExchange {
  req: Request;
  res: Response;
  format: PageFormat;
  /** Path and query of the page. */
  target: string;
}

const NEVER_ABORTED = new AbortController().signal;
const isAnyRoute = (_kind: RouteKind): boolean => true;
/** Whether the path alone identifies a page. Other paths may be files, services or paths of the platform. */
const isRouteByPath = (kind: RouteKind): boolean => kind !== 'content' && kind !== 'notFound';

/**
 * Refuses a page that there is no time to make, before anything is loaded for it. Returns whether it did. Pages that depend on the
 * visitor, or on a query that only the layout explains, are left to the budget.
 *
 * @param maker decides by the render budget
 * @param target path and query of the page
 * @param isPage which routes may be refused; by default all
 */
export function refuseEarly(
  maker: Pick<PageMaker, 'refusal'>,
  { req, res, format, target }: DocumentExchange,
  isPage = isAnyRoute,
): boolean {
  const received = requestOf(res);
  const { resolved } = received;
  if (!resolved) return false;
  const status = maker.refusal(format, received, () => {
    const request = toPageRequest(resolved, target, NEVER_ABORTED);
    const isOpen = (request.route.kind === 'content' && request.search !== '') || visitorOf(req) !== null;
    if (isOpen || !isPage(request.route.kind)) return null;
    report(res, { kind: request.route.kind });
    return request;
  });
  if (status !== null) sendRefusal(res, status);
  return status !== null;
}

/**
 * Refuses a list, car or dealer that is not cached, or goes on with the chain. During a rush this waits for its slice of the
 * event loop. Other URLs may be files or services; as pages they are refused later.
 */
export function refuseOrContinue(
  maker: Pick<PageMaker, 'refusal'>,
  slices: TimeSlices,
  exchange: DocumentExchange,
  next: NextFunction,
): void {
  const { res, target } = exchange;
  const { resolved, trace } = requestOf(res);
  if (resolved === null || !mayBeRouteByPath(resolved.site, target)) {
    next();
    return;
  }
  const run = () => {
    if (!refuseEarly(maker, exchange, isRouteByPath)) next();
  };
  slices.run(() => {
    if (res.destroyed) return;
    try {
      runTraced(trace, run);
    } catch (error) {
      next(error);
    }
  });
}
