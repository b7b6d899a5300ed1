import { type CarView, carImageSize, isFrame, PANORAMA } from '../sandbox/media/images.ts';
import { isMotorcycle, type ShapeName } from '../sandbox/media/shapes.ts';
import { azimuthOfFrame } from './azimuth.ts';
import { cockpitEye, type DriverSide } from './cockpit.ts';
import { RIDER_EYE } from './motorcycle.ts';
import { type CarShape, specOf } from './shapes.ts';

/** A camera for `blender/render.py`. Degrees and metres; `fill` and `ground` are shares of the image. */
export type Camera = {
  /** Between the front of the car and the camera, growing towards the car's left side. */
  readonly azimuth: number;
  readonly height: number;
  readonly distance: number;
  /** Height of the point that the camera looks at. */
  readonly target: number;
  readonly fill: number;
  readonly fillHeight: number;
  /** Distance of the wheels from the lower edge. */
  readonly ground: number;
  /** The car turns in one scale, and the light is the same from both sides: a mirrored image is that of the other side. */
  readonly turntable?: boolean;
  /** For a close-up: the point in Blender's coordinates and the width of what is seen. */
  readonly close?: readonly [number, number, number, number];
};

const QUARTER = { height: 1.35, distance: 11, target: 0.6, fill: 0.92, fillHeight: 0.82, ground: 0.12 } as const;

const CAMERAS: Readonly<Record<string, Camera>> = {
  'front-left': { ...QUARTER, azimuth: 38 },
  side: { ...QUARTER, azimuth: 90, height: 1, distance: 17, fillHeight: 0.7, ground: 0.2 },
  rear: { ...QUARTER, azimuth: 218 },
  front: { ...QUARTER, azimuth: 0, height: 1.1, distance: 13, fill: 0.6, fillHeight: 0.78 },
  detail: { ...QUARTER, azimuth: 44, height: 1.1 },
};

/** The views that are rendered as stills. */
export const STILLS = Object.keys(CAMERAS);

/** Height of a seat's top above a motorcycle's axles, for its close-up. */
const TANK: Camera['close'] = [0.3, 0.1, 0.85, 1.1];

/** Returns the camera of a view of a shape. */
export const cameraOf = (name: ShapeName, view: string): Camera => {
  if (isFrame(view))
    return {
      ...QUARTER,
      azimuth: azimuthOfFrame(view),
      height: 1.5,
      distance: 13,
      fill: 0.88,
      ground: 0.25,
      turntable: true,
    };
  const camera = CAMERAS[view];
  if (camera === undefined) throw new Error(`no view ${view}`);
  if (view !== 'detail') return camera;
  if (isMotorcycle(name)) return { ...camera, close: TANK };
  const { shape } = specOf(name as CarShape);
  return { ...camera, close: [shape.wheelbase / 2 + 0.25, shape.track / 2, shape.wheel + 0.22, 1.75] };
};

/** Returns the size of a view in pixels; drafts have another width. */
export const sizeOf = (view: CarView, width?: number): { width: number; height: number } => {
  const full = carImageSize(view);
  return width === undefined ? full : { width, height: Math.round((width * full.height) / full.width) };
};

/** Viewpoint of the interior view, between the front seats, in the coordinates of `body.ts`. */
const PANORAMA_EYE = [-0.24, 1.1, 0] as const;

/** Returns the camera of a view from inside. Points are in the coordinates of `body.ts`. */
export const interiorCamera = (of: 'cabin' | 'motorcycle', view: string, side: DriverSide): object => {
  if (view === PANORAMA) return { inside: { panorama: true, from: PANORAMA_EYE, to: [1, 1.1, 0] } };
  return { inside: of === 'cabin' ? cockpitEye(side) : RIDER_EYE };
};
