const FIRST = 10;
const FACTOR = 3;
const LONGEST = 3_600;
/** Share by which a delay is longer or shorter, so that deliveries that failed together do not come again together. */
const SPREAD = 0.2;

/** Returns the seconds until the next attempt: 10, 30, 90 … up to an hour. @param random from 0 to 1 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(LONGEST, FIRST * FACTOR ** (attempts - 1));
  return delay * (1 - SPREAD + 2 * SPREAD * random());
}
