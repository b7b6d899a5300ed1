import { createHash } from 'node:crypto';
import { Router } from 'express';
import { WORKER_PATH } from '../../src/contracts/offline/workerPath.ts';
import type { EntryServer } from '../../src/contracts/page/render.ts';
import { report } from '../operations/request/report.ts';
import { requestOf } from '../operations/request/request.ts';
import { missingFeatures } from '../site/missingFeatures.ts';

/**
 * Serves the service worker of a site; where the offline feature is off, the worker that removes it from the browsers that still have it. Browsers
 * compare it with theirs at each visit (docs/decisions/0224).
 */
export function createServiceWorker(scripts: Pick<EntryServer, 'SERVICE_WORKER' | 'RETIRED_WORKER'>): Router {
  const files = { on: fileOf(scripts.SERVICE_WORKER), off: fileOf(scripts.RETIRED_WORKER) };
  const router = Router({ caseSensitive: true, strict: true });
  router.get(WORKER_PATH, (req, res, next) => {
    report(res, { kind: 'asset' });
    const { resolved } = requestOf(res);
    if (!resolved) return next();
    const { text, etag } = missingFeatures(resolved.site).has('offline') ? files.off : files.on;
    res
      .set({ ETag: etag, 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' })
      .type('text/javascript');
    if (req.fresh) return void res.status(304).end();
    res.send(text);
  });
  return router;
}

const fileOf = (text: string) => ({ text, etag: `W/"${createHash('sha1').update(text).digest('base64url')}"` });
