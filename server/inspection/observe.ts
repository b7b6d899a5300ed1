import type { RequestHandler } from 'express';
import { reportOf } from '../operations/request/report.ts';
import { onClose, requestOf } from '../operations/request/request.ts';
import { type ClientBlocks, createClientBlocks } from './clientBlocks.ts';
import { type ClientShares, createClientShares } from './clientShares.ts';
import { createMissingUrls, type MissingUrls } from './missingUrls.ts';

/** What a process has seen of its visitors, and who is blocked, for the person on call. In memory only. */
export interface Observations {
  missing: MissingUrls;
  clients: ClientShares;
  blocks: ClientBlocks;
}

export const createObservations = (now?: () => number): Observations => ({
  missing: createMissingUrls(),
  clients: createClientShares(now),
  blocks: createClientBlocks(now),
});

/** Kinds of requests whose 404 is no page that somebody looked for. */
const NO_PAGES: ReadonlySet<string> = new Set(['asset', 'health', 'media', 'platform', 'api']);

/** Observes each request when its response is complete. */
export function observe({ missing, clients }: Observations): RequestHandler {
  return (_req, res, next) => {
    onClose(res, () => {
      const { kind } = reportOf(res);
      if (kind === 'health') return;
      const { client, resolved, url } = requestOf(res);
      clients.add(client);
      if (res.statusCode !== 404 || !resolved || NO_PAGES.has(kind) || /^\/(?:api\/|_page)/.test(url)) return;
      const [path = '/'] = url.split('?', 1);
      missing.add(resolved.site.id, path);
    });
    next();
  };
}
