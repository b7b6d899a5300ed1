import { DeadlineError, withTimeout } from '../../lib/withTimeout.ts';
import type { LoaderPorts } from '../../src/contracts/page/loader.ts';
import { withPageLimit } from '../operations/limits/pageLimit.ts';

/** Milliseconds by which a call times out before the page's own deadline. */
const MARGIN_MS = 100;

/** A cached result resolves within this many microtasks. */
const MAX_MICROTASKS = 50;

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Returns ports whose calls time out just before the page's deadline. A blocking loader then still returns its own fallback:
 * the dealer list for a dealer, or `carListError` (S2 §8). At the deadline itself the section would show an error card. The
 * call continues, and its result is cached for the next request. Its upstream has failed by then: it is too slow for pages.
 *
 * @param remaining milliseconds left until the page's deadline
 */
export function portsWithDeadline(ports: LoaderPorts, remaining: () => number): LoaderPorts {
  const bounded = Object.entries(ports as unknown as Record<string, Call>).map(([name, call]): [string, Call] => [
    name,
    (...args) => {
      const left = remaining() - MARGIN_MS;
      return left > 0
        ? withTimeout(
            left,
            name,
            withPageLimit(left, () => call(...args)),
          )
        : resultIfCached(name, call(...args));
    },
  ]);
  return Object.fromEntries(bounded) as unknown as LoaderPorts;
}

/**
 * Returns the result of a call when it is cached, once no time is left. It counts microtasks and uses no timer: a loader with
 * several such calls completes before the page's deadline fires.
 *
 * @throws DeadlineError when the result is not cached
 */
function resultIfCached<T>(name: string, result: Promise<T>): Promise<T> {
  const expire = async () => {
    for (let count = 0; count < MAX_MICROTASKS; count += 1) await null;
    throw new DeadlineError(name, 0);
  };
  return Promise.race([result, expire()]);
}
