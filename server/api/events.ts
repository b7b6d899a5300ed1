import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { ResolvedSite } from '../../config/hosts.ts';
import { BROWSER_ID_COOKIE, CONSENT_DAYS } from '../../src/contracts/consent.ts';
import { cookieIn, cookieText, readConsent } from '../../src/contracts/consentCookie.ts';
import { readRelayedEvent } from '../../src/contracts/relayedEvents.ts';
import { contextOf } from '../operations/context.ts';
import { callerOf, type RateLimit } from '../operations/rateLimit.ts';
import type { EventRelay } from './eventRelay.ts';
import { jsonPost, refuse } from './jsonPost.ts';

interface EventsApiDependencies {
  relay: EventRelay;
  limit: RateLimit;
}

const BODY_LIMIT = '10kb';
const GUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * `POST /api/events`: an event of the table in `src/contracts/events.ts`, page views today (F009). 202 at once, whatever
 * becomes of it; 400 names the field at fault, 403 `consent` is a visitor who has not allowed statistics, 429 too many.
 * The visitor's id is a cookie of ours, made here and only here.
 */
export function createEventsApi({ relay, limit }: EventsApiDependencies): Router {
  return jsonPost({
    path: '/api/events',
    limit: BODY_LIMIT,
    before: bounded(limit),
    answer: (req, res) => take(req, res, relay),
  });
}

/** So many calls a visitor, then 429. */
export function bounded(limit: RateLimit): RequestHandler {
  return (req, res, next) => (limit(callerOf(req.ip)) ? next() : refuse(res.set('Retry-After', '10'), 429, 'rate'));
}

function take(req: Request, res: Response, relay: EventRelay): void {
  const { resolved } = contextOf(res);
  if (!resolved) throw new Error('An event came before its site was known');
  const event = readRelayedEvent(req.body);
  if ('fault' in event) refuse(res, 400, event.fault);
  else if (!mayMeasure(req, resolved)) refuse(res, 403, 'consent');
  else {
    relay(resolved.site, event, browserIdOf(req, res, resolved));
    res.status(202).set('Cache-Control', 'no-store').end();
  }
}

/** The browser asks before it sends; whoever does not is stopped here. Another manager's choices are not ours to read. */
function mayMeasure(req: Request, { site }: ResolvedSite): boolean {
  const choice = readConsent(req.get('cookie') ?? '');
  return site.consentManager !== null || choice?.categories.includes('statistics') === true;
}

/** A cookie that the server sets outlives one that a script sets, which some browsers forget within a week. */
function browserIdOf(req: Request, res: Response, { origin }: ResolvedSite): string {
  const known = cookieIn(req.get('cookie') ?? '', BROWSER_ID_COOKIE);
  if (known && GUID.test(known)) return known;
  const id = randomUUID();
  res.append('Set-Cookie', cookieText(BROWSER_ID_COOKIE, id, CONSENT_DAYS, origin.startsWith('https:')));
  return id;
}
