import { randomUUID } from 'node:crypto';
import type { Request, Response, Router } from 'express';
import type { ResolvedSite } from '../../config/hosts.ts';
import { BROWSER_ID_COOKIE, CONSENT_DAYS } from '../../src/contracts/consent/consent.ts';
import { browserIdIn, cookieText, readConsent } from '../../src/contracts/consent/consentCookie.ts';
import { readRelayedEvent } from '../../src/contracts/events/relayedEvents.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { requestOf } from '../operations/request/request.ts';
import type { EventRelay } from './eventRelay.ts';
import { jsonPost, rateLimited, refuse } from './jsonPost.ts';

interface EventsApiDependencies {
  path: string;
  relay: EventRelay;
  limit: RateLimit;
}

const BODY_LIMIT = 10 * 1_024;

/**
 * Creates `POST /api/events`, which accepts the events of the table in `src/contracts/events/events.ts` (today page views, F009). Responds
 * 202 before the event is sent. Errors: 400 with the name of the invalid field, 403 `consent` without consent for statistics, 429
 * for too many calls. Only this API creates the browser id cookie.
 */
export function createEventsApi({ path, relay, limit }: EventsApiDependencies): Router {
  return jsonPost({
    path,
    limit: BODY_LIMIT,
    before: rateLimited(limit),
    handle: (req, res) => handleEvent(req, res, relay),
  });
}

function handleEvent(req: Request, res: Response, relay: EventRelay): void {
  const { resolved } = requestOf(res);
  if (!resolved) throw new Error('The site of the event is not resolved');
  const event = readRelayedEvent(req.body);
  if ('invalidField' in event) refuse(res, 400, event.invalidField);
  else if (!isMeasurementAllowed(req, resolved)) refuse(res, 403, 'consent');
  else {
    relay(resolved.site, event, browserIdOf(req, res, resolved));
    res.status(202).set('Cache-Control', 'no-store').end();
  }
}

/** Returns whether statistics are allowed. With an external consent manager only its script knows, and it decides before sending. */
function isMeasurementAllowed(req: Request, { site }: ResolvedSite): boolean {
  const choice = readConsent(req.get('cookie') ?? '');
  return site.consentManager !== null || choice?.categories.includes('statistics') === true;
}

/** Returns the browser id of the cookie, or sets a new one. Some browsers delete cookies of scripts within a week. */
function browserIdOf(req: Request, res: Response, { origin }: ResolvedSite): string {
  const existing = browserIdIn(req.get('cookie') ?? '');
  if (existing) return existing;
  const id = randomUUID();
  res.append('Set-Cookie', cookieText(BROWSER_ID_COOKIE, id, CONSENT_DAYS, origin.startsWith('https:')));
  return id;
}
