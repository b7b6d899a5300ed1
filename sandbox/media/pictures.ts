/** The table of every image the media upstream has: bodies, views, scenes, logos and their pixel sizes. */

export const BODIES = ['city', 'hatchback', 'saloon', 'estate', 'suv', 'coupe', 'van', 'pickup', 'motorcycle'] as const;
export type PictureBody = (typeof BODIES)[number];

/** The cockpit has its driver on the left; `cockpit-right` is that of cars for Britain, and no motorcycle's. */
export const STILL_VIEWS = ['front-left', 'side', 'rear', 'front', 'detail', 'cockpit', 'cockpit-right'] as const;
export type StillView = (typeof STILL_VIEWS)[number];

/** Frames of the 360 view, one every 10 degrees, in the order they are shown. */
export const FRAME_COUNT = 36;
type FrameView = `turn-${string}`;
export const FRAME_VIEWS: readonly FrameView[] = Array.from(
  { length: FRAME_COUNT },
  (_, index): FrameView => `turn-${String(index).padStart(2, '0')}`,
);
/** All that is around the front seats, equirectangular: for cars whose cabin the studio has (`hasPanorama`). */
export const PANORAMA = 'panorama';
export type CarView = StillView | FrameView | typeof PANORAMA;

export const SCENES = [
  'nordic-dawn',
  'coast-road',
  'winter-road',
  'city-evening',
  'workshop',
  'tyre-storage',
  'dealer-norrvag',
  'dealer-rullande',
  'dealer-marlow',
  'dealer-norrvag-day',
  'dealer-norrvag-winter',
  'dealer-rullande-dusk',
  'dealer-rullande-corner',
  'dealer-marlow-dusk',
  'dealer-marlow-corner',
  'showroom',
  'charging-home',
  'handover',
  'silver-hall',
  'charging-square',
  'mews-morning',
  'mountain-pass',
] as const;
export type SceneName = (typeof SCENES)[number];

/** Widths the edge serves, in pixels. */
export const WIDTHS = [320, 640, 1280, 1920] as const;

/** Pixel size of an image in its largest form. */
export type PictureSize = { readonly width: number; readonly height: number };

export const STILL_SIZE: PictureSize = { width: 1920, height: 1200 };
export const FRAME_SIZE: PictureSize = { width: 960, height: 600 };
export const PANORAMA_SIZE: PictureSize = { width: 3072, height: 1536 };
const SCENE_SIZE: PictureSize = { width: 2560, height: 1440 };
/** Of scenes that no page shows over a whole screen. */
const HOUSE_SIZE: PictureSize = { width: 1920, height: 1080 };

const bodies: ReadonlySet<string> = new Set(BODIES);
const stills: ReadonlySet<string> = new Set(STILL_VIEWS);
const frames: ReadonlySet<string> = new Set(FRAME_VIEWS);
const scenes: ReadonlySet<string> = new Set(SCENES);

export const isBody = (text: string): text is PictureBody => bodies.has(text);
export const isFrame = (text: string): text is FrameView => frames.has(text);
export const isCarView = (text: string): text is CarView => stills.has(text) || frames.has(text) || text === PANORAMA;
export const isScene = (text: string): text is SceneName => scenes.has(text);

/**
 * The largest size of a scene, 16:9. Dealers' houses and the tyre hotel stand beside words, the others fill screens; so
 * does `dealer-rullande`, the image of a start page.
 */
export const sceneSize = (name: SceneName): PictureSize =>
  (name.startsWith('dealer-') && name !== 'dealer-rullande') || name === 'tyre-storage' ? HOUSE_SIZE : SCENE_SIZE;

/** The largest size of a view of a car: 16:10, a panorama 2:1. */
export const carPictureSize = (view: CarView): PictureSize => {
  if (view === PANORAMA) return PANORAMA_SIZE;
  return isFrame(view) ? FRAME_SIZE : STILL_SIZE;
};

/** The cabin has two rows of seats: no other body is shown with it. */
const SEATED: ReadonlySet<PictureBody> = new Set<PictureBody>(['city', 'hatchback', 'saloon', 'estate', 'suv']);
export const hasPanorama = (body: PictureBody): boolean => SEATED.has(body);

const INSIDE: ReadonlySet<CarView> = new Set<CarView>(['cockpit', 'cockpit-right', PANORAMA]);

/** The folder of a view's files: every car shares one cabin, a motorcycle has a place of its own. */
export const sourceOf = (body: PictureBody, view: CarView): PictureBody | 'cabin' =>
  INSIDE.has(view) && body !== 'motorcycle' ? 'cabin' : body;

/** Whether there is such an image of such a body. */
export const hasView = (body: PictureBody, view: CarView): boolean => {
  if (view === PANORAMA) return hasPanorama(body);
  return view !== 'cockpit-right' || body !== 'motorcycle';
};

/** The rooted URL of a car's image; `paint` is a hex colour of six digits, with or without `#`. */
export const carPictureUrl = (body: PictureBody, paint: string, view: CarView): string =>
  `/-/media/cars/${body}/${paint.replace('#', '').toLowerCase()}/${view}.jpg`;

/** The rooted URL of a scene. */
export const scenePictureUrl = (name: SceneName): string => `/-/media/scenes/${name}.jpg`;
