/** The time left until a moment, and the clock that counts it down (F025). */

/** S3 §9: one tick a second. */
export const TICK = 1_000;

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export type TimeUnit = keyof TimeLeft;

/** What is left from `now` until `end`, both in milliseconds since 1970; begun seconds count, and nothing is below zero. */
export function timeLeft(end: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((end - now) / TICK));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

export const isOver = (left: TimeLeft): boolean => Object.values(left).every((count) => count === 0);

/**
 * Tells what is left at once and at every full second, the last time when nothing is.
 *
 * @returns stops it
 */
export function countDown(end: number, tell: (left: TimeLeft) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const now = Date.now();
    tell(timeLeft(end, now));
    // Up to the next full second that is left, so that no tick is late by those before it.
    if (now < end) timer = setTimeout(tick, (end - now) % TICK || TICK);
  };
  tick();
  return () => clearTimeout(timer);
}

/** The moment of a date field in milliseconds; null for none, the platform's empty one, or what is no date. */
export function momentOf(text: string): number | null {
  const moment = Date.parse(text);
  return Number.isNaN(moment) || text.startsWith('0001-01-01') ? null : moment;
}
