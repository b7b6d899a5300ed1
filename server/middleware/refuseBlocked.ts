import type { RequestHandler } from 'express';
import type { ClientBlocks } from '../inspection/clientBlocks.ts';
import { report } from '../operations/request/report.ts';
import { headersFor } from '../operations/request/request.ts';
import { stage } from '../operations/request/stage.ts';

const BODY = 'Too many requests\n';

/** Responds 429 to clients that operations have blocked, with the rest of the time in `Retry-After`. */
export function refuseBlocked(blocks: Pick<ClientBlocks, 'secondsLeft'>): RequestHandler {
  return stage((request) => {
    const seconds = blocks.secondsLeft(request.client);
    if (seconds === 0) return request;
    return (req, res) => {
      report(res, { kind: 'blocked' });
      const headers = {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Length': BODY.length,
        'Cache-Control': 'no-store',
        'Retry-After': seconds,
      };
      res.writeHead(429, headersFor(res, headers));
      res.end(req.method === 'HEAD' ? undefined : BODY);
    };
  });
}
