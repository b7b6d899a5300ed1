/** The remaining time until an end time, and the timer that updates it (F025). */

/** One tick per second (S3 §9). */
export const TICK_MS = 1_000;

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export type TimeUnit = keyof TimeLeft;

/** Returns the time from `now` until `end`, both in milliseconds since 1970, rounded up to seconds; never negative. */
export function timeLeft(end: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((end - now) / TICK_MS));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

export const isOver = (left: TimeLeft): boolean => Object.values(left).every((count) => count === 0);

/**
 * Calls `onTick` at once and at every full second, for the last time when the time is up.
 *
 * @returns a function that stops the timer
 */
export function countDown(end: number, onTick: (left: TimeLeft) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const now = Date.now();
    onTick(timeLeft(end, now));
    // Until the next full second, so that delays do not add up.
    if (now < end) timer = setTimeout(tick, (end - now) % TICK_MS || TICK_MS);
  };
  tick();
  return () => clearTimeout(timer);
}

/** Parses a date field to milliseconds; null for an empty or invalid date. */
export function endTimeOf(text: string): number | null {
  const moment = Date.parse(text);
  return Number.isNaN(moment) || text.startsWith('0001-01-01') ? null : moment;
}
