/** The timer of a carousel that advances by itself (F118). */

/** Default interval in milliseconds (S3 §9). */
export const DEFAULT_INTERVAL = 5_000;

/** Why the carousel is paused: the visitor's button, pointer or focus on it, the page hidden, the carousel not visible. */
export type PauseReason = 'choice' | 'pointer' | 'focus' | 'hidden' | 'offscreen';

export interface Rotation {
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
  /** Restarts the interval, after the visitor has changed the slide. */
  restart: () => void;
}

/** Calls `advance` every `interval` milliseconds unless it is paused. It starts paused for the reason `choice`. */
export function createRotation(interval: number, advance: () => void): Rotation {
  const reasons = new Set<PauseReason>(['choice']);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (reasons.size > 0) return;
    timer = setTimeout(() => {
      advance();
      restart();
    }, interval);
  };
  return {
    pause: (reason) => {
      reasons.add(reason);
      clearTimeout(timer);
    },
    resume: (reason) => {
      if (reasons.delete(reason)) restart();
    },
    restart,
  };
}

/** Converts the parameter `Interval` from seconds to milliseconds; the default unless it is a positive number. */
export function intervalOf(seconds: string | undefined): number {
  const number = Number(seconds?.replace(',', '.'));
  return number > 0 && Number.isFinite(number) ? Math.max(1_000, number * 1_000) : DEFAULT_INTERVAL;
}
