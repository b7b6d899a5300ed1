/** Images of cars of the media upstream: views of the shapes and their pixel sizes. */

import { isMotorcycle, type ShapeName } from './shapes.ts';

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
/** The interior view, an equirectangular image from the front seats; for shapes with `hasPanorama`. */
export const PANORAMA = 'panorama';
export type CarView = StillView | FrameView | typeof PANORAMA;

/** Widths that the edge serves, in pixels. */
export const WIDTHS = [320, 640, 1280, 1920] as const;

/** Largest size of an image in pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

export const STILL_SIZE: ImageSize = { width: 1280, height: 800 };
/** The cockpit fills its image, and has more detail than a car from outside. */
export const COCKPIT_SIZE: ImageSize = { width: 1920, height: 1200 };
export const FRAME_SIZE: ImageSize = { width: 960, height: 600 };
export const PANORAMA_SIZE: ImageSize = { width: 3072, height: 1536 };

const stills: ReadonlySet<string> = new Set(STILL_VIEWS);
const frames: ReadonlySet<string> = new Set(FRAME_VIEWS);

export const isFrame = (text: string): text is FrameView => frames.has(text);
export const isCarView = (text: string): text is CarView => stills.has(text) || frames.has(text) || text === PANORAMA;

const INTERIOR_VIEWS: ReadonlySet<CarView> = new Set<CarView>(['cockpit', 'cockpit-right', PANORAMA]);

/** Whether a view is from outside: the car stands on a transparent ground. */
export const isCutOut = (view: CarView): boolean => !INTERIOR_VIEWS.has(view) && !isFrame(view);

/** Returns the largest size of a view of a car: 16:10, a panorama 2:1. */
export const carImageSize = (view: CarView): ImageSize => {
  if (view === PANORAMA) return PANORAMA_SIZE;
  if (isFrame(view)) return FRAME_SIZE;
  return isCutOut(view) ? STILL_SIZE : COCKPIT_SIZE;
};

/** The shapes with frames of their own, and those that turn as another one of their kind. */
const TURNTABLES: readonly (readonly [model: ShapeName, pattern: RegExp])[] = [
  ['city', /^(?:fortwo|tiny|compact|city|tall|cabriolet$)/],
  ['hatchback', /^hatchback/],
  ['saloon', /^(?:saloon|tourer)/],
  ['estate', /^estate/],
  ['coupe', /^(?:coupe|roadster|cabriolet-large)/],
  ['suv', /^(?:suv|crossover|offroader)/],
  ['van', /^(?:van|minibus)/],
  ['pickup', /^pickup/],
  ['motorcycle', /^(?:motorcycle|adventure)/],
];

const turntableOf = (shape: ShapeName): ShapeName =>
  TURNTABLES.find(([, pattern]) => pattern.test(shape))?.[0] ?? shape;

/** Shapes with two rows of seats, as the rendered cabin has. */
const WITH_CABIN = /^(?:city|compact|tall|hatchback|saloon|estate|suv|crossover|offroader)/;
export const hasPanorama = (shape: ShapeName): boolean => WITH_CABIN.test(shape);

/** Returns the folder of a view's files. All cars share one cabin; motorcycles have their own cockpit. */
export const sourceOf = (shape: ShapeName, view: CarView): ShapeName | 'cabin' => {
  if (isFrame(view)) return turntableOf(shape);
  if (!INTERIOR_VIEWS.has(view)) return shape;
  return isMotorcycle(shape) ? 'motorcycle' : 'cabin';
};

/** Whether a shape has a view. */
export const hasView = (shape: ShapeName, view: CarView): boolean => {
  if (view === PANORAMA) return hasPanorama(shape);
  return view !== 'cockpit-right' || !isMotorcycle(shape);
};

/** Returns the path of a car's image; `paint` is a hex colour of six digits, with or without `#`. */
export const carImageUrl = (shape: ShapeName, paint: string, view: CarView): string =>
  `/-/media/cars/${shape}/${paint.replace('#', '').toLowerCase()}/${view}.jpg`;
