import { isIP } from 'node:net';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { ResolvedSite } from '../../config/hosts.ts';
import { recordOf } from '../../lib/record.ts';
import { jsonBody } from '../api/jsonBody.ts';
import { handleBodyError, receiveBody, refuse } from '../api/jsonPost.ts';
import { createRequestedPurge } from '../api/requestedPurge.ts';
import { requireSecretHeader } from '../api/secretHeader.ts';
import type { Purges } from '../cache/purges.ts';
import { callerOf, type RateLimit } from '../operations/limits/rateLimit.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';
import type { SavedSearches } from '../savedSearches/createSavedSearches.ts';
import { forgetHandler } from './forgetHandler.ts';
import { INSPECTION_POLICY, inspectionPage } from './inspectionPage.ts';
import type { Observations } from './observe.ts';
import { type SnapshotDependencies, snapshotOf } from './snapshot.ts';
import type { Switches } from './switches.ts';
import { tagsOfUrl } from './tagsOfUrl.ts';
import { PROFILE_KINDS, type ProfileKind, writeProfile } from './writeProfile.ts';

interface InspectionOptions extends Omit<SnapshotDependencies, 'log' | 'content'> {
  /** Returns the `OPERATIONS_TOKEN` that holds now; empty at the start: nothing can be changed. */
  token: () => string;
  /** Limit of wrong tokens by client. */
  guesses: RateLimit;
  purges: Purges;
  switches: Switches;
  savedSearches: Pick<SavedSearches, 'forget'> | null;
  resolveSite: (host: string) => ResolvedSite | null;
  content: Pick<ContentPort, 'routes' | 'layout'>;
  log: Log;
}

const BODY_LIMIT = 100_000;
const MAX_TAGS = 1_000;
const MAX_URLS = 100;
const LEVELS: ReadonlySet<string> = new Set(['fatal', 'error', 'warn', 'info', 'debug', 'trace']);
const HOUR_S = 3_600;
const DAY_S = 86_400;
const PROFILE_S = 10;
const MAX_PROFILE_S = 60;

/**
 * Creates the looks into a process, for the operations listener:
 *
 * - `GET /ops`: a page; `GET /ops.json`: the same as JSON.
 * - `POST /ops/purge` with `{ tags }` or `{ urls }`: drops what has one of the tags, or the pages of the URLs, as a revalidation does.
 * - `POST /ops/redirects` with `{ site, rule, on }`: switches a rule off or on, in all processes.
 * - `POST /ops/clients` with `{ client, seconds }`: blocks a client, by default for an hour, in all processes; 0 ends it. `client` is an IP address or a
 *   name of the snapshot.
 * - `POST /ops/profile` with `{ kind, seconds }`: responds with the name of the file, when it is written.
 * - `POST /ops/forget` with `{ email }`: deletes the forms of a person that wait in the outbox, and their saved searches, for all processes.
 * - `POST /ops/log-level` with `{ level }`: until the process ends.
 *
 * Those that change something need the token in `X-Operations-Token`: 401 without it, 429 after too many wrong ones, 404 when none is configured.
 * Errors of the body: 400 with the name of the field, 413. 409 while a profile is being made. 503 when a change did not reach all processes and
 * shared caches.
 */
export function createInspection({ token, guesses, purges, switches, ...dependencies }: InspectionOptions): Router {
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
  const change = [requireToken(token, guesses), body];
  router.post('/ops/purge', ...change, purgeHandler({ purges, ...dependencies }));
  router.post('/ops/redirects', ...change, redirectsHandler(switches, log));
  router.post('/ops/clients', ...change, clientsHandler(switches, dependencies));
  router.post('/ops/profile', ...change, profileHandler(log));
  router.post('/ops/forget', ...change, forgetHandler(dependencies.outboxes, dependencies.savedSearches, log));
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

type PurgeOptions = Pick<InspectionOptions, 'purges' | 'resolveSite' | 'content' | 'log'>;

function purgeHandler({ purges, resolveSite, content, log }: PurgeOptions): RequestHandler {
  const purge = createRequestedPurge({ purges, log, source: 'operations' });
  return async (req, res) => {
    const { tags: given = [], urls = [] } = recordOf(req.body);
    if (!isTexts(given, MAX_TAGS)) return refuse(res, 400, 'tags');
    if (!isTexts(urls, MAX_URLS)) return refuse(res, 400, 'urls');
    if (given.length + urls.length === 0) return refuse(res, 400, 'tags');
    const tagsByUrl = await Promise.all(urls.map((url) => tagsOfUrl(url, { resolveSite, content })));
    if (tagsByUrl.includes(null)) return refuse(res, 400, 'urls');
    const tags = [...given, ...tagsByUrl.flatMap((found) => found ?? [])];
    const entries = await purge(res, tags);
    if (entries !== null) res.set('Cache-Control', 'no-store').json({ tags: tags.length, entries });
  };
}

function redirectsHandler(switches: Switches, log: Log): RequestHandler {
  return async (req, res) => {
    const { site, rule, on } = recordOf(req.body);
    if (typeof site !== 'string') return refuse(res, 400, 'site');
    if (typeof rule !== 'string') return refuse(res, 400, 'rule');
    if (typeof on !== 'boolean') return refuse(res, 400, 'on');
    await applied(res, log, async () => {
      const isFound = await switches.switchRule(site, rule, on);
      if (!isFound) return refuse(res, 400, 'rule');
      res.json({ site, rule, on });
    });
  };
}

function clientsHandler(
  switches: Switches,
  { observations, log }: Pick<InspectionOptions, 'observations' | 'log'>,
): RequestHandler {
  return async (req, res) => {
    const { client, seconds = HOUR_S } = recordOf(req.body);
    const key = typeof client === 'string' ? clientOf(client, observations) : undefined;
    if (key === undefined) return refuse(res, 400, 'client');
    if (!isWhole(seconds, 0, DAY_S)) return refuse(res, 400, 'seconds');
    await applied(res, log, async () => {
      await switches.block(key, seconds);
      res.json({ client: observations.clients.nameOf(key), seconds });
    });
  };
}

/** Writes one profile at a time. */
function profileHandler(log: Log): RequestHandler {
  let isRunning = false;
  return async (req: Request, res: Response) => {
    const { kind, seconds = PROFILE_S } = recordOf(req.body);
    if (!isProfileKind(kind)) return refuse(res, 400, 'kind');
    if (!isWhole(seconds, 1, MAX_PROFILE_S)) return refuse(res, 400, 'seconds');
    if (isRunning) return refuse(res, 409, 'profile');
    isRunning = true;
    try {
      const file = await writeProfile(kind, seconds);
      log.warn({ event: LOG_EVENTS.profileWritten, kind, seconds, file });
      res.set('Cache-Control', 'no-store').json({ file });
    } finally {
      isRunning = false;
    }
  };
}

/** Runs a change of all processes. Responds 503 when it did not reach them; this one has it then. */
async function applied(res: Response, log: Log, change: () => Promise<void>): Promise<void> {
  res.set('Cache-Control', 'no-store');
  try {
    await change();
  } catch (error) {
    log.error({ event: LOG_EVENTS.switchFailed, err: error });
    res.status(503).set('Retry-After', '10').json({
      error: 'redis',
      message: 'This process has the change. The others or a shared cache could not be told: call again.',
    });
  }
}

/** Returns the key of a client by its address, or by its name in the snapshot. */
const clientOf = (text: string, { clients }: Observations): string | undefined =>
  isIP(text) === 0 ? clients.withName(text) : callerOf(text);

const isTexts = (value: unknown, max: number): value is string[] =>
  Array.isArray(value) && value.length <= max && value.every((text) => typeof text === 'string' && text !== '');

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const isProfileKind = (value: unknown): value is ProfileKind => PROFILE_KINDS.some((kind) => kind === value);

const requireToken = (token: () => string, guesses: RateLimit): RequestHandler =>
  token() === ''
    ? (_req, res) => refuse(res, 404, 'path')
    : requireSecretHeader({ header: 'x-operations-token', secret: token, field: 'token', guesses });
