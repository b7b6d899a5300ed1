import type { IndexImage } from '../../src/contracts/car/car.ts';
import { type BlurSubject, blurDataUrl } from '../media/blur.ts';
import { type DealerIllustration, illustrationUrl } from '../media/illustrations/illustrationPath.ts';
import { carImageUrl, type ImageBody, type StillView } from '../media/images.ts';
import type { Body } from './models/model.ts';

/** The rendered body for each body of the catalogue; null for none. */
const IMAGE_BODY: Readonly<Record<Body, ImageBody | null>> = {
  city: 'city',
  hatchback: 'hatchback',
  saloon: 'saloon',
  estate: 'estate',
  suv: 'suv',
  coupe: 'coupe',
  // The studio has no convertible, and a closed car would be wrong.
  convertible: null,
  minibus: 'van',
  van: 'van',
  pickup: 'pickup',
  motorcycle: 'motorcycle',
};

const viewsOf = (body: ImageBody, driver: DriverSide): readonly StillView[] => {
  const cockpit = driver === 'right' && body !== 'motorcycle' ? 'cockpit-right' : 'cockpit';
  return ['front-left', 'side', 'rear', 'front', cockpit, 'detail'];
};

export type DriverSide = 'left' | 'right';

/** The images of a car in its paint, the first from front left. Cars of the same look share one list. */
export interface CarImages {
  readonly primary: IndexImage;
  readonly all: IndexImage[];
  /** Without the last view. */
  readonly short: IndexImage[];
}

const imagesByLook = new Map<string, Promise<CarImages>>();

/** Whether cars of a body have images. */
export const hasImages = (body: Body): boolean => Boolean(IMAGE_BODY[body]);

/** Returns the images of a body in a paint (six hex digits) with its driver on one side; null for a body that has none. */
export async function carImages(body: Body, paint: string, driver: DriverSide): Promise<CarImages | null> {
  const imageBody = IMAGE_BODY[body];
  if (!imageBody) return null;
  const key = `${body}/${paint}/${driver}`;
  const cached = imagesByLook.get(key);
  if (cached) return cached;
  const images = createImages(imageBody, paint, driver);
  imagesByLook.set(key, images);
  return images;
}

async function createImages(body: ImageBody, paint: string, driver: DriverSide): Promise<CarImages> {
  const all = await Promise.all(
    viewsOf(body, driver).map(async (view) =>
      indexImage(carImageUrl(body, paint, view), await blur({ body, paint, view })),
    ),
  );
  return { primary: all[0] as IndexImage, all, short: all.slice(0, -1) };
}

/** Returns the picture of a dealer: its front in its surroundings. */
export async function dealerImage(dealer: DealerIllustration): Promise<IndexImage> {
  return indexImage(illustrationUrl(dealer), await blur({ dealer }));
}

/** Returns the placeholder of an image; null when the studio has not rendered the image yet. */
const blur = (subject: BlurSubject): Promise<string | null> => blurDataUrl(subject).catch(() => null);

const indexImage = (url: string, placeholder: string | null): IndexImage => ({
  thumbnail_url: url,
  original: url,
  blur_data_url: placeholder,
});
