import { type Request, type Response, Router } from 'express';
import { carMediaWithAllowedImages } from '../media/allowedImages.ts';
import { contextOf } from '../operations/context.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import type { RateLimit } from '../operations/rateLimit.ts';
import type { CarMediaPort } from '../ports/carMediaPort.ts';
import type { MediaPort } from '../ports/mediaPort.ts';
import { UpstreamError } from '../ports/upstreamError.ts';
import { bounded, refuse } from './jsonPost.ts';

interface CarMediaDependencies {
  /** Prefix of its paths. */
  path: string;
  port: CarMediaPort;
  /** Names that an address may have as its provider. */
  providers: ReadonlySet<string>;
  limit: RateLimit;
  /** Where pages of a site load media from. */
  pictureUrl: MediaPort['pictureUrl'];
}

/** Letters and digits of the countries we sell in, as plates are written without spaces and dashes. */
const PLATE = /^[A-Z0-9ÅÄÖÆØ]{2,10}$/;
/** New pictures of a car may wait for some minutes; browsers ask again on the next page. */
const KEPT = 'public, max-age=300, stale-while-revalidate=3600';

/**
 * `GET /api/media/{provider}/{regNo}` (decisions §5, F064): films and turning pictures of a car. 400 names `regNo` when it
 * is no plate, 404 is another provider or a car of which there is nothing, 405 another method, 429 too many calls, 502 an
 * upstream that fails, 503 one that is left alone for some seconds because it failed. All of them JSON. Whatever else
 * stands below `/api/media/` is 404. What a page of the site may not load is left out.
 */
export function createCarMediaApi({ path: prefix, port, providers, limit, pictureUrl }: CarMediaDependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const path = `${prefix}/:provider/:regNo`;
  router.get(path, bounded(limit), (req: Request<Record<'provider' | 'regNo', string>>, res) => {
    const { provider, regNo } = req.params;
    if (!providers.has(provider)) return refuse(res, 404, 'provider');
    const plate = regNo.normalize('NFC').toUpperCase().replace(/[\s-]/g, '');
    if (!PLATE.test(plate)) return refuse(res, 400, 'regNo');
    return answer({ provider, regNo: plate }, { port, pictureUrl }, res);
  });
  router.all(path, (_req, res) => refuse(res.set('Allow', 'GET, HEAD'), 405, 'method'));
  router.use(prefix, (_req, res) => refuse(res, 404, 'path'));
  return router;
}

type Sources = Pick<CarMediaDependencies, 'port' | 'pictureUrl'>;

async function answer(
  car: { provider: string; regNo: string },
  { port, pictureUrl }: Sources,
  res: Response,
): Promise<void> {
  try {
    const media = await port.ofCar(car, disconnectSignal(res));
    if (res.destroyed) return;
    if (media === null) return refuse(res, 404, 'car');
    const site = contextOf(res).resolved?.site;
    res.set('Cache-Control', KEPT).json(site ? carMediaWithAllowedImages(media, pictureUrl(site)) : media);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (res.destroyed) return;
    if (error.kind === 'breaker') return refuse(res.set('Retry-After', '5'), 503, 'upstream');
    refuse(res, 502, 'upstream');
  }
}
