import type { Request, RequestHandler } from 'express';
import { sendPlain } from '../operations/plainPage.ts';
import { type Respond, stage } from '../operations/request/stage.ts';
import { invalidTargetStatus } from '../operations/requestTarget.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const ALLOW = 'GET, HEAD, POST, OPTIONS';

/**
 * Refuses unsupported methods, and URLs that are malformed, too long or ambiguous (Q11, Q13, Q15, Q21). Later stages may decode
 * paths without further checks.
 */
export function requestValidation(): RequestHandler {
  return stage((request, req) => {
    if (!METHODS.has(req.method)) return refused(405, { Allow: ALLOW });
    const status = invalidTargetStatus(request.url) ?? invalidHeaderStatus(req);
    return status === null ? request : refused(status);
  });
}

const refused =
  (status: number, headers: Readonly<Record<string, string>> = {}): Respond =>
  (_req, res) =>
    sendPlain(res, status, { ...headers, Connection: 'close' });

/**
 * Returns the error status for invalid headers, or null. More than one `Host` header is ambiguous, and Node silently uses the
 * first (Q16). `chunked` is the only supported transfer coding.
 */
function invalidHeaderStatus(req: Request): 400 | 501 | null {
  const coding = req.headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') return 501;
  let hosts = 0;
  const { rawHeaders } = req;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && req.httpVersion === '1.0') ? null : 400;
}
