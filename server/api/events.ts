import { randomUUID } from 'node:crypto';
import type { Request, Response, Router } from 'express';
import type { ResolvedSite } from '../../config/hosts.ts';
import { BROWSER_ID_COOKIE, CONSENT_DAYS } from '../../src/contracts/consent.ts';
import { browserIdIn, cookieText, readConsent } from '../../src/contracts/consentCookie.ts';
import { readRelayedEvent } from '../../src/contracts/relayedEvents.ts';
import { contextOf } from '../operations/context.ts';
import type { RateLimit } from '../operations/rateLimit.ts';
import type { EventRelay } from './eventRelay.ts';
import { bounded, jsonPost, refuse } from './jsonPost.ts';

interface EventsApiDependencies {
  path: string;
  relay: EventRelay;
  limit: RateLimit;
}

const BODY_LIMIT = 10 * 1_024;

/**
 * `POST /api/events`: an event of the table in `src/contracts/events.ts`, page views today (F009). 202 at once, whatever
 * becomes of it; 400 names the field at fault, 403 `consent` is a visitor who has not allowed statistics, 429 too many.
 * The visitor's id is a cookie of ours, made here and only here.
 */
export function createEventsApi({ path, relay, limit }: EventsApiDependencies): Router {
  return jsonPost({
    path,
    limit: BODY_LIMIT,
    before: bounded(limit),
    answer: (req, res) => take(req, res, relay),
  });
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
  const known = browserIdIn(req.get('cookie') ?? '');
  if (known) return known;
  const id = randomUUID();
  res.append('Set-Cookie', cookieText(BROWSER_ID_COOKIE, id, CONSENT_DAYS, origin.startsWith('https:')));
  return id;
}
