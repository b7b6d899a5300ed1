/** Images of the media upstream: bodies, views, scenes and their pixel sizes. */

export const BODIES = ['city', 'hatchback', 'saloon', 'estate', 'suv', 'coupe', 'van', 'pickup', 'motorcycle'] as const;
export type ImageBody = (typeof BODIES)[number];

/** In `cockpit` the driver is on the left; `cockpit-right` is for British cars. Motorcycles have no `cockpit-right`. */
export const STILL_VIEWS = ['front-left', 'side', 'rear', 'front', 'detail', 'cockpit', 'cockpit-right'] as const;
export type StillView = (typeof STILL_VIEWS)[number];

/** Number of frames of the 360° view, one every 10 degrees, in the order of display. */
export const FRAME_COUNT = 36;
type FrameView = `turn-${string}`;
export const FRAME_VIEWS: readonly FrameView[] = Array.from(
  { length: FRAME_COUNT },
  (_, index): FrameView => `turn-${String(index).padStart(2, '0')}`,
);
/** The interior view, an equirectangular image from the front seats; for bodies with `hasPanorama`. */
export const PANORAMA = 'panorama';
export type CarView = StillView | FrameView | typeof PANORAMA;

/** Renders for the heroes of start pages. Everything else is drawn (`illustrations/`). */
export const SCENES = [
  'nordic-dawn',
  'coast-road',
  'winter-road',
  'city-evening',
  'dealer-rullande',
  'charging-home',
  'silver-hall',
  'charging-square',
  'mews-morning',
  'mountain-pass',
] as const;
export type SceneName = (typeof SCENES)[number];

/** Widths that the edge serves, in pixels. */
export const WIDTHS = [320, 640, 1280, 1920] as const;

/** Largest size of an image in pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

export const STILL_SIZE: ImageSize = { width: 1920, height: 1200 };
export const FRAME_SIZE: ImageSize = { width: 960, height: 600 };
export const PANORAMA_SIZE: ImageSize = { width: 3072, height: 1536 };
/** Largest size of a scene, 16:9: scenes fill the screen. */
const SCENE_SIZE: ImageSize = { width: 2560, height: 1440 };

const bodies: ReadonlySet<string> = new Set(BODIES);
const stills: ReadonlySet<string> = new Set(STILL_VIEWS);
const frames: ReadonlySet<string> = new Set(FRAME_VIEWS);
const scenes: ReadonlySet<string> = new Set(SCENES);

export const isBody = (text: string): text is ImageBody => bodies.has(text);
export const isFrame = (text: string): text is FrameView => frames.has(text);
export const isCarView = (text: string): text is CarView => stills.has(text) || frames.has(text) || text === PANORAMA;
export const isScene = (text: string): text is SceneName => scenes.has(text);

/** Returns the largest size of a scene. */
export const sceneSize = (_name: SceneName): ImageSize => SCENE_SIZE;

/** Returns the largest size of a view of a car: 16:10, a panorama 2:1. */
export const carImageSize = (view: CarView): ImageSize => {
  if (view === PANORAMA) return PANORAMA_SIZE;
  return isFrame(view) ? FRAME_SIZE : STILL_SIZE;
};

/** Bodies with two rows of seats, as the rendered cabin has. */
const BODIES_WITH_CABIN: ReadonlySet<ImageBody> = new Set<ImageBody>(['city', 'hatchback', 'saloon', 'estate', 'suv']);
export const hasPanorama = (body: ImageBody): boolean => BODIES_WITH_CABIN.has(body);

const INTERIOR_VIEWS: ReadonlySet<CarView> = new Set<CarView>(['cockpit', 'cockpit-right', PANORAMA]);

/** Returns the folder of a view's files. All cars share one cabin; the motorcycle has its own cockpit. */
export const sourceOf = (body: ImageBody, view: CarView): ImageBody | 'cabin' =>
  INTERIOR_VIEWS.has(view) && body !== 'motorcycle' ? 'cabin' : body;

/** Whether a body has a view. */
export const hasView = (body: ImageBody, view: CarView): boolean => {
  if (view === PANORAMA) return hasPanorama(body);
  return view !== 'cockpit-right' || body !== 'motorcycle';
};

/** Returns the path of a car's image; `paint` is a hex colour of six digits, with or without `#`. */
export const carImageUrl = (body: ImageBody, paint: string, view: CarView): string =>
  `/-/media/cars/${body}/${paint.replace('#', '').toLowerCase()}/${view}.jpg`;

/** Returns the path of a scene. */
export const sceneImageUrl = (name: SceneName): string => `/-/media/scenes/${name}.jpg`;
