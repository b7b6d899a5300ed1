/** When a carousel turns by itself (F118), without anything of the browser's but its timers. */

/** S3 §9: 5 seconds. */
export const DEFAULT_INTERVAL = 5_000;

/** What keeps it still: the visitor's button, a pointer or the focus on it, a page or carousel that is not seen. */
export type Hold = 'choice' | 'pointer' | 'focus' | 'hidden' | 'offscreen';

export interface Rotation {
  hold: (why: Hold) => void;
  release: (why: Hold) => void;
  /** Counts the time from now: the visitor has just turned it by hand. */
  restart: () => void;
}

/** Turns every `interval` milliseconds while nothing holds it. It begins held by `choice`. */
export function createRotation(interval: number, turn: () => void): Rotation {
  const holds = new Set<Hold>(['choice']);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (holds.size > 0) return;
    timer = setTimeout(() => {
      turn();
      restart();
    }, interval);
  };
  return {
    hold: (why) => {
      holds.add(why);
      clearTimeout(timer);
    },
    release: (why) => {
      if (holds.delete(why)) restart();
    },
    restart,
  };
}

/** The parameter `Interval`, seconds, in milliseconds; 5 seconds for what is no positive number. */
export function intervalOf(seconds: string | undefined): number {
  const number = Number(seconds?.replace(',', '.'));
  return number > 0 && Number.isFinite(number) ? Math.max(1_000, number * 1_000) : DEFAULT_INTERVAL;
}
