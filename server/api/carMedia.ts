import { type Request, type Response, Router } from 'express';
import { carMediaWithAllowedImages } from '../media/allowedImages.ts';
import type { ImageUrlOf } from '../media/imageUrls.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { requestOf } from '../operations/request/request.ts';
import type { CarMediaPort } from '../ports/carMediaPort.ts';
import { rateLimited, refuse, refuseUpstream } from './jsonPost.ts';

interface CarMediaDependencies {
  /** Path prefix of the API. */
  path: string;
  port: CarMediaPort;
  /** Provider names that are allowed in the URL. */
  providers: ReadonlySet<string>;
  limit: RateLimit;
  /** Returns the URL from which a site's pages load an image. */
  imageUrl: ImageUrlOf;
}

/** A number plate without spaces and dashes, in the letters and digits of our countries. */
const PLATE = /^[A-Z0-9ÅÄÖÆØ]{2,10}$/;
/** New images of a car may appear some minutes late. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=3600';

/**
 * Creates `GET /api/media/{provider}/{regNo}` (F064): videos and 360° images of a car, without URLs that the site's
 * pages may not load. All errors are JSON: 400 `regNo` for an invalid plate, 404 for an unknown provider, for a car without media
 * and for other paths below `/api/media/`, 405 for another method, 429 for too many calls, 502 for a failed upstream, 503 while the
 * circuit breaker is open.
 */
export function createCarMediaApi({ path: prefix, port, providers, limit, imageUrl }: CarMediaDependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const path = `${prefix}/:provider/:regNo`;
  router.get(path, rateLimited(limit), (req: Request<Record<'provider' | 'regNo', string>>, res) => {
    const { provider, regNo } = req.params;
    if (!providers.has(provider)) return refuse(res, 404, 'provider');
    const plate = regNo.normalize('NFC').toUpperCase().replace(/[\s-]/g, '');
    if (!PLATE.test(plate)) return refuse(res, 400, 'regNo');
    return sendCarMedia({ provider, regNo: plate }, { port, imageUrl }, res);
  });
  router.all(path, (_req, res) => refuse(res.set('Allow', 'GET, HEAD'), 405, 'method'));
  router.use(prefix, (_req, res) => refuse(res, 404, 'path'));
  return router;
}

type Sources = Pick<CarMediaDependencies, 'port' | 'imageUrl'>;

async function sendCarMedia(
  car: { provider: string; regNo: string },
  { port, imageUrl }: Sources,
  res: Response,
): Promise<void> {
  try {
    const media = await port.fetchCarMedia(car, disconnectSignal(res));
    if (res.destroyed) return;
    if (media === null) return refuse(res, 404, 'car');
    const site = requestOf(res).resolved?.site;
    res.set('Cache-Control', CACHE_CONTROL).json(site ? carMediaWithAllowedImages(media, imageUrl(site)) : media);
  } catch (error) {
    refuseUpstream(res, error);
  }
}
