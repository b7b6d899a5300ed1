import type { IndexImage } from '../../src/contracts/car/car.ts';
import { type BlurSubject, blurDataUrl } from '../media/blur.ts';
import { type DealerIllustration, illustrationUrl } from '../media/illustrations/illustrationPath.ts';
import { carImageUrl, type StillView } from '../media/images.ts';
import { isMotorcycle, type ShapeName, shapeFor } from '../media/shapes.ts';
import type { Choice } from './models/catalogue.ts';

/** Returns the shape of a model's pictures, with or without an engine. */
export function shapeOf({ model, variant }: Choice): ShapeName {
  return model.shape ?? shapeFor(model.body, variant.fuel === 'electric' ? 'electric' : 'engine', model.size);
}

const viewsOf = (shape: ShapeName, driver: DriverSide): readonly StillView[] => {
  const cockpit = driver === 'right' && !isMotorcycle(shape) ? 'cockpit-right' : 'cockpit';
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

/** Returns the images of a shape in a paint (six hex digits) with its driver on one side. */
export function carImages(shape: ShapeName, paint: string, driver: DriverSide): Promise<CarImages> {
  const key = `${shape}/${paint}/${driver}`;
  const cached = imagesByLook.get(key);
  if (cached) return cached;
  const images = createImages(shape, paint, driver);
  imagesByLook.set(key, images);
  return images;
}

async function createImages(shape: ShapeName, paint: string, driver: DriverSide): Promise<CarImages> {
  const views = await Promise.all(
    viewsOf(shape, driver).map(async (view) => ({ view, placeholder: await blur({ shape, paint, view }) })),
  );
  const all = views
    .filter(({ placeholder }) => placeholder !== null)
    .map(({ view, placeholder }) => indexImage(carImageUrl(shape, paint, view), placeholder));
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
