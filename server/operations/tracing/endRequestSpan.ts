import type { Request, Response } from 'express';
import { redactText } from '../log/redact.ts';
import { isQuiet, reportedPath, reportOf } from '../request/report.ts';
import { requestOf } from '../request/request.ts';
import type { TraceSpan } from './traceSpan.ts';

/**
 * Ends the span of a request with what the log says of it: neither query nor IP address, and what looks like personal data in a path is
 * masked. Health checks and assets without an error leave no span.
 */
export function endRequestSpan(span: TraceSpan, req: Request, res: Response): void {
  if (!span.isRecorded || isQuiet(res)) return;
  const { id, listener, resolved } = requestOf(res);
  const { kind, language, cache } = reportOf(res);
  const path = reportedPath(req.originalUrl);
  span.name(`${req.method} ${kind}`);
  span.set({
    'http.request.method': req.method,
    'http.response.status_code': res.statusCode,
    'forecourt.request_id': id,
    'forecourt.listener': listener,
    'forecourt.kind': kind,
    ...(path !== undefined && { 'url.path': redactText(path) }),
    ...(resolved && { 'forecourt.site': resolved.site.id }),
    ...(language && { 'forecourt.language': language }),
    ...(cache && { 'forecourt.cache': cache }),
    ...(!res.writableFinished && { 'forecourt.aborted': true }),
  });
  if (res.statusCode >= 500) span.fail(String(res.statusCode));
  span.end();
}
