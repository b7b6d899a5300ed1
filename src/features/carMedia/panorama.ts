/** Where a visitor looks in a panorama of a car's inside (F064): angles in degrees, 0 straight ahead and level. */
export interface Gaze {
  /** To the right, 0 to 360. */
  yaw: number;
  /** Upwards. */
  pitch: number;
}

export const AHEAD: Gaze = { yaw: 0, pitch: -8 };

/** Roof and floor hold nothing to see, and beyond them up and down change places. */
const HIGHEST = 60;
/** What a key or a button turns. */
const STEP = 30;
/** Fields of view: of a wide window across, and of a narrow one upwards. */
const WIDEST = 84;
const TALLEST = 68;

const DEGREE = Math.PI / 180;

export function gazeAt(yaw: number, pitch: number): Gaze {
  return { yaw: ((yaw % 360) + 360) % 360, pitch: Math.min(HIGHEST, Math.max(-HIGHEST, pitch)) };
}

/** Tangents of half the field of view, across and upwards, in a window of this shape. */
export function lensOf(width: number, height: number): { x: number; y: number } {
  const x = Math.min(Math.tan((WIDEST / 2) * DEGREE), Math.tan((TALLEST / 2) * DEGREE) * (width / height));
  return { x, y: x * (height / width) };
}

/** After a drag: what was under the pointer stays there, as if the picture were held. */
export function dragged(from: Gaze, dx: number, dy: number, width: number, height: number): Gaze {
  const perPixel = (2 * Math.atan(lensOf(width, height).x)) / DEGREE / width;
  return gazeAt(from.yaw - dx * perPixel, from.pitch + dy * perPixel);
}

export const TURNS = { left: [-STEP, 0], right: [STEP, 0], up: [0, STEP / 2], down: [0, -STEP / 2] } as const;
export type Turn = keyof typeof TURNS;

export function turned({ yaw, pitch }: Gaze, turn: Turn): Gaze {
  const [across, upwards] = TURNS[turn];
  return gazeAt(yaw + across, pitch + upwards);
}

const KEYS: Readonly<Record<string, Turn>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Where a key leads: arrows by a step, page keys by a quarter turn, Home ahead and End back; null for other keys. */
export function gazeByKey(key: string, gaze: Gaze): Gaze | null {
  const turn = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
  if (turn) return turned(gaze, turn);
  if (key === 'PageUp' || key === 'PageDown') return gazeAt(gaze.yaw + (key === 'PageUp' ? -90 : 90), gaze.pitch);
  if (key === 'Home') return AHEAD;
  return key === 'End' ? gazeAt(180, AHEAD.pitch) : null;
}

const SIDES = ['panoramaAhead', 'panoramaRight', 'panoramaBehind', 'panoramaLeft'] as const;

/** What lies there, for whoever does not see it: a dictionary key. */
export function sideOf({ yaw }: Gaze): (typeof SIDES)[number] {
  return SIDES[Math.round(yaw / 90) % 4] ?? SIDES[0];
}

/** A place on the way from one gaze to another, the shorter way around; `share` 0 to 1. */
export function between(from: Gaze, to: Gaze, share: number): Gaze {
  const way = ((to.yaw - from.yaw + 540) % 360) - 180;
  return gazeAt(from.yaw + way * share, from.pitch + (to.pitch - from.pitch) * share);
}
