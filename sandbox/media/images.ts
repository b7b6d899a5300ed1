/** Images of cars of the media upstream: views of the shapes and their pixel sizes. */

import { isMotorcycle, type ShapeName } from './shapes.ts';

/** In `cockpit` the driver is on the left; `cockpit-right` is for British cars. Motorcycles have no `cockpit-right`. */
export const STILL_VIEWS = ['front-left', 'side', 'rear', 'front', 'detail', 'cockpit', 'cockpit-right'] as const;

/** Views from the other side of the car: the files of others, mirrored. */
const MIRRORED = {
  'front-right': 'front-left',
  'side-right': 'side',
  'rear-left': 'rear',
  'detail-right': 'detail',
} as const;
type MirroredView = keyof typeof MIRRORED;
export const MIRRORED_VIEWS = Object.keys(MIRRORED) as MirroredView[];

export type StillView = (typeof STILL_VIEWS)[number] | MirroredView;

const isMirrored = (view: string): view is MirroredView => Object.hasOwn(MIRRORED, view);

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

/** Number of the frame from the other side. The first frame is 40° to the left of the front, and each is 10° further. */
const oppositeOf = (frame: number): number => (FRAME_COUNT - 8 - frame + FRAME_COUNT) % FRAME_COUNT;

/** Frames that are rendered: those from the front, the left side and the rear. */
const renderedFrames: ReadonlySet<CarView> = new Set(FRAME_VIEWS.filter((_, at) => at <= 14 || at >= 32));

/** Returns the view whose files an image has, and whether they are mirrored. */
export const filesOf = (view: CarView): { readonly view: CarView; readonly mirrored: boolean } => {
  if (isMirrored(view)) return { view: MIRRORED[view], mirrored: true };
  if (!isFrame(view) || renderedFrames.has(view)) return { view, mirrored: false };
  return { view: FRAME_VIEWS[oppositeOf(Number(view.slice(-2)))] as FrameView, mirrored: true };
};

/** Widths that the edge serves, in pixels. */
export const WIDTHS = [320, 640, 1280, 1920] as const;

/** Largest size of an image in pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

export const STILL_SIZE: ImageSize = { width: 1280, height: 800 };
/** The cockpit fills its image. */
const COCKPIT_SIZE: ImageSize = { width: 1920, height: 1200 };
export const FRAME_SIZE: ImageSize = { width: 960, height: 600 };
export const PANORAMA_SIZE: ImageSize = { width: 3072, height: 1536 };

const stills: ReadonlySet<string> = new Set([...STILL_VIEWS, ...MIRRORED_VIEWS]);
const frames: ReadonlySet<string> = new Set(FRAME_VIEWS);

export const isFrame = (text: string): text is FrameView => frames.has(text);
export const isCarView = (text: string): text is CarView => stills.has(text) || frames.has(text) || text === PANORAMA;

const INTERIOR_VIEWS: ReadonlySet<CarView> = new Set<CarView>(['cockpit', 'cockpit-right', PANORAMA]);

/** Whether a view is from outside: of the whole car. */
export const isOutside = (view: CarView): boolean => !INTERIOR_VIEWS.has(view);

/** Whether the ground of a view is transparent: that of a car, or that before the windows of its cockpit. */
export const isCutOut = (view: CarView): boolean => view !== PANORAMA;

/** Returns the largest size of a view of a car: 16:10, a panorama 2:1. */
export const carImageSize = (view: CarView): ImageSize => {
  if (view === PANORAMA) return PANORAMA_SIZE;
  if (isFrame(view)) return FRAME_SIZE;
  return isOutside(view) ? STILL_SIZE : COCKPIT_SIZE;
};

/** Shapes with a 360° view: those of most cars that have one. */
export const TURNTABLES: ReadonlySet<ShapeName> = new Set<ShapeName>(['crossover-electric', 'suv', 'estate']);

/** Shapes whose roof has a colour of its own: white, or the second one in the path, `/-/media/cars/compact/9a1420-0b0c0e/side.jpg`. */
export const ROOFS: ReadonlySet<ShapeName> = new Set<ShapeName>(['compact']);

/** Shapes with two rows of seats, as the rendered cabin has. */
const WITH_CABIN = /^(?:city|compact|tall|hatchback|saloon|estate|suv|crossover|offroader)/;
export const hasPanorama = (shape: ShapeName): boolean => WITH_CABIN.test(shape);

/** Returns the folder of a view's files. All cars share one cabin; motorcycles have their own cockpit. */
export const sourceOf = (shape: ShapeName, view: CarView): ShapeName | 'cabin' => {
  if (!INTERIOR_VIEWS.has(view)) return shape;
  return isMotorcycle(shape) ? 'motorcycle' : 'cabin';
};

/** Whether a shape has a view. */
export const hasView = (shape: ShapeName, view: CarView): boolean => {
  if (view === PANORAMA) return hasPanorama(shape);
  if (isFrame(view)) return TURNTABLES.has(shape);
  return view !== 'cockpit-right' || !isMotorcycle(shape);
};

/** Returns the path of a car's image; `paint` is a hex colour of six digits, with or without `#`. */
export const carImageUrl = (shape: ShapeName, paint: string, view: CarView): string =>
  `/-/media/cars/${shape}/${paint.replace('#', '').toLowerCase()}/${view}.jpg`;
