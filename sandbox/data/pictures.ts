import type { IndexImage } from '../../src/contracts/car.ts';
import { type BlurSubject, blurDataUrl } from '../media/blur.ts';
import { carPictureUrl, type PictureBody, type SceneName, type StillView, scenePictureUrl } from '../media/pictures.ts';
import type { Body } from './models/model.ts';

/** The studio's body that shows a car of the catalogue; null where it has none. */
const PICTURE_BODY: Readonly<Record<Body, PictureBody | null>> = {
  city: 'city',
  hatchback: 'hatchback',
  saloon: 'saloon',
  estate: 'estate',
  suv: 'suv',
  coupe: 'coupe',
  // The studio has none, and a closed car is not its image.
  convertible: null,
  minibus: 'van',
  van: 'van',
  pickup: 'pickup',
  motorcycle: 'motorcycle',
};

const viewsOf = (body: PictureBody, driver: DriverSide): readonly StillView[] => {
  const cockpit = driver === 'right' && body !== 'motorcycle' ? 'cockpit-right' : 'cockpit';
  return ['front-left', 'side', 'rear', 'front', cockpit, 'detail'];
};

export type DriverSide = 'left' | 'right';

/** The images of a car in its paint, the first from front left. Cars that look alike share one list. */
export interface CarPictures {
  readonly primary: IndexImage;
  readonly all: IndexImage[];
  /** Without the last view. */
  readonly short: IndexImage[];
}

const known = new Map<string, Promise<CarPictures>>();

/** Images of a body in a paint (six hex digits), its driver on one side; null of a body that cannot be shown. */
export async function carPictures(body: Body, paint: string, driver: DriverSide): Promise<CarPictures | null> {
  const shown = PICTURE_BODY[body];
  if (!shown) return null;
  const key = `${body}/${paint}/${driver}`;
  const old = known.get(key);
  if (old) return old;
  const made = makePictures(shown, paint, driver);
  known.set(key, made);
  return made;
}

async function makePictures(body: PictureBody, paint: string, driver: DriverSide): Promise<CarPictures> {
  const all = await Promise.all(
    viewsOf(body, driver).map(async (view) =>
      indexImage(carPictureUrl(body, paint, view), await blur({ body, paint, view })),
    ),
  );
  return { primary: all[0] as IndexImage, all, short: all.slice(0, -1) };
}

export async function scenePicture(scene: SceneName): Promise<IndexImage> {
  return indexImage(scenePictureUrl(scene), await blur({ scene }));
}

/** An image whose placeholder cannot be made yet (the studio has not rendered it) is shown without one. */
const blur = (subject: BlurSubject): Promise<string | null> => blurDataUrl(subject).catch(() => null);

const indexImage = (address: string, placeholder: string | null): IndexImage => ({
  thumbnail_url: address,
  original: address,
  blur_data_url: placeholder,
});
