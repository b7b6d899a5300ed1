import { type RequestHandler, Router } from 'express';
import { recordOf } from '../../lib/record.ts';
import type { Purges } from '../cache/purges.ts';
import { itemTags, LISTS_TAG, MEDIA_TAG } from '../cache/tags.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { throttled } from '../operations/limits/throttled.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { jsonBody } from './jsonBody.ts';
import { handleBodyError, receiveBody, refuse } from './jsonPost.ts';
import { createRequestedPurge } from './requestedPurge.ts';
import { requireSecretHeader } from './secretHeader.ts';

interface RevalidateOptions {
  /** Empty: the API responds 404. */
  secret: () => string;
  listener: 'public' | 'operations';
  /** Whether the other listener has the API. */
  isOnOther: boolean;
  /** Limit of wrong secrets by client. */
  guesses: RateLimit;
  purges: Purges;
  log: Log;
  metrics: Metrics;
}

const BODY_LIMIT = 1_048_576;
/** More tags than a publishing job sends at once. */
const MAX_TAGS = 10_000;

/**
 * Creates `POST /api/revalidate` (content platform §3.2), the webhook that the platform calls after publishing. The body has
 * `updates` with the `identifier` of each changed item, our own `tags`, or both. Responds 200 `{ revalidated, tagsCount,
 * invocation_id, continues }`. Errors: 400 without any tag, 401 without the secret in `x-revalidate-secret`, 429 after ten wrong
 * secrets in a minute, 503 when other processes or shared caches could not be notified, 404 when no secret is configured.
 */
export function createRevalidateApi(options: RevalidateOptions): Router {
  const { secret, guesses, purges, log } = options;
  const router = Router({ caseSensitive: true, strict: true });
  router.post('/api/revalidate', createRecordOutcome(options));
  if (secret() === '') return router.all('/api/revalidate', (_req, res) => refuse(res, 404, 'path'));
  const requireSecret = requireSecretHeader({ header: 'x-revalidate-secret', secret, field: 'secret', guesses });
  const purge = createRequestedPurge({ purges, log, source: 'revalidate' });
  const body = receiveBody(jsonBody({ limit: BODY_LIMIT, type: () => true }), BODY_LIMIT);
  router.post('/api/revalidate', requireSecret, body, async (req, res) => {
    const payload = recordOf(req.body);
    const tags = tagsOf(payload);
    if (tags.length === 0) return refuse(res, 400, 'tags');
    if (tags.length > MAX_TAGS) return refuse(res, 413, 'tags');
    if ((await purge(res, tags)) === null) return;
    const { invocation_id = null, continues = false } = payload;
    res.set('Cache-Control', 'no-store').json({ revalidated: true, tagsCount: tags.length, invocation_id, continues });
  });
  router.all('/api/revalidate', (_req, res) => refuse(res.set('Allow', 'POST'), 405, 'method'));
  router.use('/api/revalidate', handleBodyError);
  return router;
}

/** Creates middleware that counts the outcome of each call, and logs those that purge nothing: a platform’s webhook shows nobody its failures. */
function createRecordOutcome({ listener, isOnOther, log, metrics }: RevalidateOptions): RequestHandler {
  const logRefusal = throttled((outcome: string, refused) =>
    log.warn({ event: LOG_EVENTS.revalidateRefused, listener, outcome, refused }),
  );
  return (_req, res, next) => {
    res.once('finish', () => {
      const outcome = outcomeOf(res.statusCode, isOnOther);
      metrics.revalidations.labels(listener, outcome).inc();
      if (outcome !== 'done') logRefusal(outcome);
    });
    next();
  };
}

const OUTCOMES: Readonly<Record<number, string>> = { 200: 'done', 401: 'secret', 429: 'rate', 503: 'failed' };

function outcomeOf(status: number, isOnOther: boolean): string {
  if (status === 404) return isOnOther ? 'wrongListener' : 'off';
  return OUTCOMES[status] ?? 'invalid';
}

/**
 * Returns the tags to purge without duplicates: the named ones, those of the items, the tag of lists for any item, and the tag of
 * all media files when one of them has changed.
 */
function tagsOf({ tags, updates }: Readonly<Record<string, unknown>>): string[] {
  const named = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string' && tag !== '') : [];
  const items = Array.isArray(updates) ? updates.flatMap((update) => itemTags(identifierOf(update))) : [];
  const files = Array.isArray(updates) && updates.some((update) => MEDIA.test(String(recordOf(update).identifier)));
  return [...new Set([...named, ...items, ...(items.length > 0 ? [LISTS_TAG] : []), ...(files ? [MEDIA_TAG] : [])])];
}

const MEDIA = /-media$/i;

/** Returns the item id of an identifier, which is `{GUID}` or a GUID with a suffix: `…-layout`, `…-media`. */
function identifierOf(update: unknown): string {
  const { identifier } = recordOf(update);
  return typeof identifier === 'string' ? identifier.replace(/-(?:layout|media)$/i, '') : '';
}
