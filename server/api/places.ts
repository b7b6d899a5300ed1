import { type Request, type Response, Router } from 'express';
import { PLACE_QUERY } from '../../src/contracts/booking/bookingLimits.ts';
import { isPlaceId } from '../../src/contracts/dealers/places.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { requestOf } from '../operations/request/request.ts';
import type { PlaceScope, PlacesPort } from '../ports/placesPort.ts';
import { isFromOtherSite } from './booking/bookingInput.ts';
import { rateLimited, refuse, refuseUpstream } from './jsonPost.ts';

interface PlacesDependencies {
  path: string;
  port: Pick<PlacesPort, 'suggest' | 'place'>;
  limit: RateLimit;
}

/**
 * Creates `GET /api/places?q=` and `GET /api/places/{placeId}` (F087): places of the site's country, in `language`, a language of the site; by default its
 * first. What people type is cached and logged nowhere. Errors: 400 `q` or `language`, 403 for a call of another site, 404 `placeId`, 429, 502, 503 while the circuit breaker is open.
 */
export function createPlacesApi({ path, port, limit }: PlacesDependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const before = rateLimited(limit);
  router.get(path, before, (req, res) => sendSuggestions(req, res, port));
  router.get(`${path}/:placeId`, before, (req, res) => sendPlace(req, res, port));
  router.all([path, `${path}/:placeId`], (_req, res) => refuse(res.set('Allow', 'GET, HEAD'), 405, 'method'));
  return router;
}

async function sendSuggestions(req: Request, res: Response, port: PlacesDependencies['port']): Promise<void> {
  const { q } = req.query;
  const text = typeof q === 'string' ? q.toWellFormed().normalize('NFC').trim() : '';
  if (text.length < PLACE_QUERY.min || text.length > PLACE_QUERY.max) return refuse(res, 400, 'q');
  await respond(req, res, async (scope, signal) => ({ places: await port.suggest(text, scope, signal) }));
}

async function sendPlace(req: Request, res: Response, port: PlacesDependencies['port']): Promise<void> {
  const placeId = String(req.params.placeId);
  if (!isPlaceId(placeId)) return refuse(res, 404, 'placeId');
  await respond(req, res, (scope, signal) => port.place(placeId, scope, signal));
}

async function respond(
  req: Request,
  res: Response,
  load: (scope: PlaceScope, signal: AbortSignal) => Promise<object | null>,
): Promise<void> {
  if (isFromOtherSite(req)) return refuse(res, 403, 'origin');
  const scope = scopeOf(req, res);
  if (!scope) return refuse(res, 400, 'language');
  try {
    const body = await load(scope, disconnectSignal(res));
    if (res.destroyed) return;
    if (body === null) return refuse(res, 404, 'placeId');
    res.set('Cache-Control', 'no-store').json(body);
  } catch (error) {
    if (res.destroyed) return;
    refuseUpstream(res, error);
  }
}

/** Returns the country of the site and the requested language; null when the site does not have it. */
function scopeOf(req: Request, res: Response): PlaceScope | null {
  const { resolved } = requestOf(res);
  if (!resolved) return null;
  const { country, languages } = resolved.site;
  const { language = languages[0].code } = req.query;
  const found = languages.find(({ code }) => code === language);
  return found ? { country, language: found.code } : null;
}
