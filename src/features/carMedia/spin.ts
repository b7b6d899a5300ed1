/** Frames of the 360° view (S2 §9). */

/** Milliseconds for each frame of the automatic rotation. */
export const FRAME_INTERVAL_MS = 150;
/** Pixels of a drag for each frame. */
export const PIXELS_PER_FRAME = 5;
/** Frames to preload on either side of the current one. */
export const PRELOADED_FRAMES = 5;

/** Returns the frame that is `steps` after another one; it wraps around at both ends. */
export function frameAt(frame: number, steps: number, total: number): number {
  return (((frame + steps) % total) + total) % total;
}

/** Returns the next frame of the automatic rotation without the failed ones; the frame itself when all others failed. */
export function nextFrame(frame: number, total: number, missing: ReadonlySet<number>): number {
  let next = frameAt(frame, 1, total);
  while (missing.has(next) && next !== frame) next = frameAt(next, 1, total);
  return next;
}

/**
 * Returns how many frames a drag rotates the car. It is negative to the right, so that the near side of the car follows
 * the pointer.
 */
export function dragSteps(pixels: number): number {
  return -Math.trunc(pixels / PIXELS_PER_FRAME);
}

/** Returns the frames to load: the current one first, then its neighbours, the nearest first. */
export function framesToPreload(frame: number, total: number): number[] {
  const neighbours = Array.from({ length: PRELOADED_FRAMES }, (_, at) => [
    frameAt(frame, at + 1, total),
    frameAt(frame, -at - 1, total),
  ]);
  return [...new Set([frame, ...neighbours.flat()])];
}

interface Size {
  width: number;
  height: number;
}

/** Returns the centred part of a frame that fills a canvas without distortion, like `object-fit: cover`, in pixels of the frame. */
export function visiblePart(frame: Size, canvas: Size): Size & { x: number; y: number } {
  const scale = Math.min(frame.width / canvas.width, frame.height / canvas.height);
  const [width, height] = [canvas.width * scale, canvas.height * scale];
  return { x: (frame.width - width) / 2, y: (frame.height - height) / 2, width, height };
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** Returns the frame after a key: arrows one, page keys a quarter of all, Home and End; null for other keys. */
export function frameByKey(key: string, frame: number, total: number): number | null {
  const quarter = Math.round(total / 4);
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  const steps = KEYS[key] ?? (key === 'PageUp' ? quarter : key === 'PageDown' ? -quarter : 0);
  return steps === 0 ? null : frameAt(frame, steps, total);
}
