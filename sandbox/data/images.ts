import type { IndexImage } from '../../src/contracts/car/car.ts';
import { type BlurSubject, blurDataUrl } from '../media/blur.ts';
import { type DealerIllustration, illustrationUrl } from '../media/illustrations/illustrationPath.ts';
import { carImageUrl, type StillView } from '../media/images.ts';
import { SHADE_COUNT, shadeOf } from '../media/paints.ts';
import { isMotorcycle, type ShapeName, shapeFor } from '../media/shapes.ts';
import { CHOICES, type Choice } from './models/catalogue.ts';

/** Returns the shape of a model's pictures, with or without an engine. */
export function shapeOf({ model, variant }: Choice): ShapeName {
  return model.shape ?? shapeFor(model.body, variant.fuel === 'electric' ? 'electric' : 'engine', model.size);
}

const modelOf = ({ make, model }: Choice): string => `${make.name} ${model.name}`;

/** Names of the models that are shown with each shape, in the order of the catalogue. */
const modelsOfShape = new Map(
  [...Map.groupBy(CHOICES, shapeOf)].map(([shape, choices]) => [shape, [...new Set(choices.map(modelOf))]]),
);

/** How the pictures of a model differ from those of others with its shape: the side that is seen, and the shade of the paint. */
export interface Look {
  readonly shape: ShapeName;
  /** Six hex digits. */
  readonly paint: string;
  /** The paint of which it is a shade. */
  readonly plainPaint: string;
  readonly mirrored: boolean;
}

/** Returns the look of a car in a paint (six hex digits). No two models have the same one. */
export function lookOf(choice: Choice, paint: string): Look {
  const shape = shapeOf(choice);
  const at = (modelsOfShape.get(shape) ?? []).indexOf(modelOf(choice));
  return {
    shape,
    paint: shadeOf(paint, Math.floor(at / 2) % SHADE_COUNT),
    plainPaint: paint,
    mirrored: at % 2 === 1,
  };
}

const LEFT: readonly StillView[] = ['front-left', 'side', 'rear', 'front'];
const RIGHT: readonly StillView[] = ['front-right', 'side-right', 'rear-left', 'front'];

const viewsOf = ({ shape, mirrored }: Look, driver: DriverSide): readonly StillView[] => {
  const cockpit = driver === 'right' && !isMotorcycle(shape) ? 'cockpit-right' : 'cockpit';
  return [...(mirrored ? RIGHT : LEFT), cockpit, mirrored ? 'detail-right' : 'detail'];
};

export type DriverSide = 'left' | 'right';

/** The images of a car in its paint, the first from the front. Cars of the same look share one list. */
export interface CarImages {
  readonly primary: IndexImage;
  readonly all: IndexImage[];
  /** Without the last view. */
  readonly short: IndexImage[];
}

const imagesByLook = new Map<string, Promise<CarImages>>();

/** Returns the images of a look with its driver on one side. */
export function carImages(look: Look, driver: DriverSide): Promise<CarImages> {
  const key = `${look.shape}/${look.paint}/${look.mirrored}/${driver}`;
  const cached = imagesByLook.get(key);
  if (cached) return cached;
  const images = createImages(look, driver);
  imagesByLook.set(key, images);
  return images;
}

async function createImages(look: Look, driver: DriverSide): Promise<CarImages> {
  const { shape, paint, plainPaint } = look;
  // Shades share placeholders: nobody sees the difference in a few pixels.
  const views = await Promise.all(
    viewsOf(look, driver).map(async (view) => ({ view, placeholder: await blur({ shape, paint: plainPaint, view }) })),
  );
  const all = views
    .filter(({ placeholder }) => placeholder !== null)
    .map(({ view, placeholder }) => ({
      ...indexImage(carImageUrl(shape, paint, view), placeholder),
      is_illustration: true,
    }));
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
