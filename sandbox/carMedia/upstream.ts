import type { CarRecord } from '../../src/contracts/car/car.ts';
import type { CarMedia } from '../../src/contracts/car/carMedia.ts';
import type { Dataset } from '../data/dataset.ts';
import type { CreateUpstream } from '../foundUpstreams.ts';
import { type Handler, HttpError, requestUrl, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import { carImageUrl, FRAME_VIEWS, hasPanorama, PANORAMA, PANORAMA_SIZE, TURNTABLES } from '../media/images.ts';
import { isShape } from '../media/shapes.ts';
import { videoUrl } from '../media/videos.ts';

/** Providers with media in the sandbox. */
const PROVIDERS: ReadonlySet<string> = new Set(['autosonshow']);
const PATH = /^\/([\w-]+)\/([^/]+)$/;
/** Matches shape and paint in the URL of a car's image. */
const IMAGE_PATH = /^\/-\/media\/cars\/([a-z-]+)\/([0-9a-f]{6})\//;

const VIDEO_ONLY: CarMedia = {
  videoUrl: videoUrl('turntable'),
  images360: [],
  internal360: null,
  hasVideo: true,
  hasInternal360: false,
  has360: false,
};

export const upstream: CreateUpstream = ({ dataset, key }) => createCarMediaUpstream(dataset, { key });

/**
 * Creates the car media upstream: `GET /{provider}/{regNo}` with header `x-api-key` (F064). It has a 360° view of 36 frames for cars of
 * `TURNTABLES`, some videos and interior views for cars with `autos_on_show`, and a video only for those without images. 401 for a wrong key, 404 for other providers and plates.
 */
export function createCarMediaUpstream(dataset: Dataset, { key }: { key: string }): Handler {
  const byPlate = new Map<string, CarRecord>();
  for (const cars of dataset.vehicles.values()) {
    for (const car of cars) if (car.autos_on_show && car.car_regno) byPlate.set(plateKey(car.car_regno), car);
  }
  return (req, res) => {
    if (req.method !== 'GET') throw new HttpError(405, 'Media accept GET only.');
    if (req.headers['x-api-key'] !== key) throw new HttpError(401, 'The key is missing or wrong.');
    const [, provider = '', plate = ''] = PATH.exec(requestUrl(req).pathname) ?? [];
    nameOperation(req, `media of ${PROVIDERS.has(provider) ? provider : 'another'}`);
    const car = PROVIDERS.has(provider) ? byPlate.get(plateKey(decodeURIComponent(plate))) : undefined;
    if (!car) throw new HttpError(404, 'There is nothing of this car.');
    sendJson(res, 200, mediaOf(car));
  };
}

/** Returns the media of a car. Half of the cars have a video; two in three of those with two rows of seats have an interior view. */
function mediaOf(car: CarRecord): CarMedia {
  const [, shape = '', paint = ''] = IMAGE_PATH.exec(car.car_primary_image?.original ?? '') ?? [];
  if (!isShape(shape)) return VIDEO_ONLY;
  const id = Number(car.car_id);
  const hasVideo = id % 2 === 0;
  const has360 = TURNTABLES.has(shape);
  const hasInternal360 = hasPanorama(shape) && id % 3 !== 0;
  return {
    videoUrl: hasVideo ? videoUrl('turntable') : null,
    images360: has360 ? FRAME_VIEWS.map((view) => carImageUrl(shape, paint, view)) : [],
    internal360: hasInternal360 ? `${carImageUrl(shape, paint, PANORAMA)}?w=${PANORAMA_SIZE.width}` : null,
    hasVideo,
    hasInternal360,
    has360,
  };
}

/** Returns a plate in capitals without spaces and hyphens. */
function plateKey(plate: string): string {
  return plate.toUpperCase().replace(/[\s-]/g, '');
}
