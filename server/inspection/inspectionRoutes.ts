import { type RequestHandler, Router } from 'express';
import { recordOf } from '../../lib/record.ts';
import { jsonBody } from '../api/jsonBody.ts';
import { handleBodyError, receiveBody, refuse } from '../api/jsonPost.ts';
import { createRequestedPurge } from '../api/requestedPurge.ts';
import { requireSecretHeader } from '../api/secretHeader.ts';
import type { Purges } from '../cache/purges.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { INSPECTION_POLICY, inspectionPage } from './inspectionPage.ts';
import { type SnapshotDependencies, snapshotOf } from './snapshot.ts';

interface InspectionOptions extends Omit<SnapshotDependencies, 'log'> {
  /** `OPERATIONS_TOKEN`; empty: nothing can be changed. */
  token: string;
  /** Limit of wrong tokens by client. */
  guesses: RateLimit;
  purges: Purges;
  log: Log;
}

const BODY_LIMIT = 100_000;
const MAX_TAGS = 1_000;
const LEVELS: ReadonlySet<string> = new Set(['fatal', 'error', 'warn', 'info', 'debug', 'trace']);

/**
 * Creates the looks into a process, for the operations listener:
 *
 * - `GET /ops`: a page; `GET /ops.json`: the same as JSON.
 * - `POST /ops/purge` with `{ tags }`: drops what has one of the tags, as a revalidation does.
 * - `POST /ops/log-level` with `{ level }`: until the process ends.
 *
 * The two that change something need the token in `X-Operations-Token`: 401 without it, 429 after too many wrong ones, 404 when none is configured.
 * Errors of the body: 400 with the name of the field, 413. 503 when a purge did not reach all processes and shared caches.
 */
export function createInspection({ token, guesses, purges, ...dependencies }: InspectionOptions): Router {
  const { log } = dependencies;
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/ops', async (_req, res) => {
    const html = inspectionPage(await snapshotOf(dependencies));
    res.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': INSPECTION_POLICY }).type('html').send(html);
  });
  router.get('/ops.json', async (_req, res) => {
    res.set('Cache-Control', 'no-store').json(await snapshotOf(dependencies));
  });
  const body = receiveBody(jsonBody({ limit: BODY_LIMIT, type: () => true }), BODY_LIMIT);
  const purge = createRequestedPurge({ purges, log, source: 'operations' });
  const change = [requireToken(token, guesses), body];
  router.post('/ops/purge', ...change, async (req, res) => {
    const { tags } = recordOf(req.body);
    if (!isTags(tags)) return refuse(res, 400, 'tags');
    const entries = await purge(res, tags);
    if (entries !== null) res.set('Cache-Control', 'no-store').json({ tags: tags.length, entries });
  });
  router.post('/ops/log-level', ...change, (req, res) => {
    const { level } = recordOf(req.body);
    if (typeof level !== 'string' || !LEVELS.has(level)) return refuse(res, 400, 'level');
    log.warn({ event: LOG_EVENTS.logLevel, from: log.level, to: level });
    log.level = level;
    res.set('Cache-Control', 'no-store').json({ level });
  });
  router.use('/ops', handleBodyError);
  return router;
}

const isTags = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MAX_TAGS &&
  value.every((tag) => typeof tag === 'string' && tag !== '');

const requireToken = (token: string, guesses: RateLimit): RequestHandler =>
  token === ''
    ? (_req, res) => refuse(res, 404, 'path')
    : requireSecretHeader({ header: 'x-operations-token', secret: token, field: 'token', guesses });
