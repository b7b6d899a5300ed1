import type { RequestHandler, Response } from 'express';
import { reportOf } from './report.ts';
import { requestOf } from './request.ts';

/**
 * Returns the value of `Server-Timing` for a response whose head is about to be sent, in milliseconds of this request alone: `cache`
 * (`hit`, `stale`, `miss`, `bypass`), `upstream` (the sum of its calls so far, which may run side by side), `render`, and `total` from the arrival of the
 * request. A page that another request has made has neither upstream nor render.
 */
export function serverTimingOf(res: Response): string {
  const { startedAt, trace } = requestOf(res);
  const { cache } = reportOf(res);
  let value = cache === null ? '' : `cache;desc=${cache}, `;
  if (trace.upstreams.size > 0) {
    let ms = 0;
    for (const each of trace.upstreams.values()) ms += each.ms;
    value += `upstream;dur=${tenths(ms)}, `;
  }
  if (trace.render.ms !== null) value += `render;dur=${tenths(trace.render.ms)}, `;
  return `${value}total;dur=${tenths(performance.now() - startedAt)}`;
}

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/** Adds the header to every response that passes, when its head is sent. */
export function serverTiming(): RequestHandler {
  return (_req, res, next) => {
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => Response;
    res.writeHead = ((...args: unknown[]) => {
      res.setHeader('Server-Timing', serverTimingOf(res));
      return writeHead(...args);
    }) as typeof res.writeHead;
    next();
  };
}
