/** View direction in the interior view of a car (F064): angles in degrees, 0 is straight ahead and level. */
export interface ViewDirection {
  /** To the right, 0 to 360. */
  yaw: number;
  /** Upwards. */
  pitch: number;
}

export const STRAIGHT_AHEAD: ViewDirection = { yaw: 0, pitch: -8 };

/** There is nothing to see on roof and floor, and beyond 90° up and down swap. */
const MAX_PITCH = 60;
/** Degrees of one key press or button press. */
const STEP = 30;
/** Largest fields of view: horizontal in a wide window, vertical in a narrow one. */
const MAX_HORIZONTAL_FIELD = 84;
const MAX_VERTICAL_FIELD = 68;

const DEGREE = Math.PI / 180;

export function directionAt(yaw: number, pitch: number): ViewDirection {
  return { yaw: ((yaw % 360) + 360) % 360, pitch: Math.min(MAX_PITCH, Math.max(-MAX_PITCH, pitch)) };
}

/** Returns the tangents of half the field of view, horizontal and vertical, for a window of this size. */
export function lensTangents(width: number, height: number): { x: number; y: number } {
  const x = Math.min(
    Math.tan((MAX_HORIZONTAL_FIELD / 2) * DEGREE),
    Math.tan((MAX_VERTICAL_FIELD / 2) * DEGREE) * (width / height),
  );
  return { x, y: x * (height / width) };
}

/** Returns the direction after a drag, so that the point of the image under the pointer follows the pointer. */
export function directionAfterDrag(
  from: ViewDirection,
  dx: number,
  dy: number,
  width: number,
  height: number,
): ViewDirection {
  const degreesPerPixel = (2 * Math.atan(lensTangents(width, height).x)) / DEGREE / width;
  return directionAt(from.yaw - dx * degreesPerPixel, from.pitch + dy * degreesPerPixel);
}

export const ROTATIONS = { left: [-STEP, 0], right: [STEP, 0], up: [0, STEP / 2], down: [0, -STEP / 2] } as const;
export type Rotation = keyof typeof ROTATIONS;

export function rotated({ yaw, pitch }: ViewDirection, rotation: Rotation): ViewDirection {
  const [yawChange, pitchChange] = ROTATIONS[rotation];
  return directionAt(yaw + yawChange, pitch + pitchChange);
}

const KEYS: Readonly<Record<string, Rotation>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Returns the direction after a key: arrows a step, page keys 90°, Home straight ahead, End backwards; else null. */
export function directionByKey(key: string, direction: ViewDirection): ViewDirection | null {
  const rotation = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
  if (rotation) return rotated(direction, rotation);
  if (key === 'PageUp' || key === 'PageDown')
    return directionAt(direction.yaw + (key === 'PageUp' ? -90 : 90), direction.pitch);
  if (key === 'Home') return STRAIGHT_AHEAD;
  return key === 'End' ? directionAt(180, STRAIGHT_AHEAD.pitch) : null;
}

const SIDE_LABELS = ['panoramaAhead', 'panoramaRight', 'panoramaBehind', 'panoramaLeft'] as const;

/** Returns the dictionary key that names the visible side for screen readers. */
export function sideLabel({ yaw }: ViewDirection): (typeof SIDE_LABELS)[number] {
  return SIDE_LABELS[Math.round(yaw / 90) % 4] ?? SIDE_LABELS[0];
}

/** Interpolates between two directions along the shorter rotation; `share` is 0 to 1. */
export function interpolate(from: ViewDirection, to: ViewDirection, share: number): ViewDirection {
  const yawChange = ((to.yaw - from.yaw + 540) % 360) - 180;
  return directionAt(from.yaw + yawChange * share, from.pitch + (to.pitch - from.pitch) * share);
}
