/** The 360 view (S2 §9). */

/** Milliseconds that a frame is shown while the car turns by itself. */
export const FRAME_TIME = 150;
/** Pixels of a drag that turn by one frame. */
export const PIXELS_PER_FRAME = 5;
/** Frames on either side of the one that is shown that are fetched ahead. */
export const PRELOADED = 5;

/** The frame so many steps on, around the end and back over the start. */
export function frameAt(frame: number, steps: number, total: number): number {
  return (((frame + steps) % total) + total) % total;
}

/** The next frame of a turn that goes on by itself, those that are missing left out; the frame itself when all others are. */
export function frameBehind(frame: number, total: number, missing: ReadonlySet<number>): number {
  let next = frameAt(frame, 1, total);
  while (missing.has(next) && next !== frame) next = frameAt(next, 1, total);
  return next;
}

/**
 * Whole frames of a drag, so that the side that is nearest follows the pointer: a turn shows the left side after the front,
 * which on the way there moves to the left.
 */
export function dragSteps(pixels: number): number {
  return -Math.trunc(pixels / PIXELS_PER_FRAME);
}

/** The frames to have at hand, the one that is shown first, then its neighbours, the nearer the sooner. */
export function framesAround(frame: number, total: number): number[] {
  const near = Array.from({ length: PRELOADED }, (_, at) => [
    frameAt(frame, at + 1, total),
    frameAt(frame, -at - 1, total),
  ]);
  return [...new Set([frame, ...near.flat()])];
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** The frame that a key leads to: arrows by one, page keys by a quarter turn, Home and End; null for other keys. */
export function frameByKey(key: string, frame: number, total: number): number | null {
  const quarter = Math.round(total / 4);
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  const steps = KEYS[key] ?? (key === 'PageUp' ? quarter : key === 'PageDown' ? -quarter : 0);
  return steps === 0 ? null : frameAt(frame, steps, total);
}
