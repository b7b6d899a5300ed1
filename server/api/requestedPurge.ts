import type { Response } from 'express';
import { type Purges, SharedCacheFailed } from '../cache/purges.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';

interface RequestedPurgeOptions {
  purges: Purges;
  log: Log;
  /** Who asks, in the log. */
  source: 'revalidate' | 'operations';
}

/** Purges the tags that a request names, and returns the number of entries removed in this process. Null: not everywhere; the response is 503. */
export type RequestedPurge = (res: Response, tags: readonly string[]) => Promise<number | null>;

export function createRequestedPurge({ purges, log, source }: RequestedPurgeOptions): RequestedPurge {
  return async (res, tags) => {
    try {
      const entries = await purges.purge(tags);
      log.info({ event: LOG_EVENTS.purged, tags: tags.length, entries, source });
      return entries;
    } catch (error) {
      log.error({ event: LOG_EVENTS.purgeFailed, tags: tags.length, err: error });
      res.status(503).set({ 'Retry-After': '10', 'Cache-Control': 'no-store' }).json(failureOf(error));
      return null;
    }
  };
}

const failureOf = (error: unknown) =>
  error instanceof SharedCacheFailed
    ? { error: 'sharedCache', message: 'The processes have revalidated. A shared cache has not: call again.' }
    : {
        error: 'redis',
        message: 'This process has revalidated. The others could not be notified through Redis: call again.',
      };
