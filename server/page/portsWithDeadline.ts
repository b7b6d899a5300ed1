import { withTimeout } from '../../lib/withTimeout.ts';
import type { LoaderPorts } from '../../src/contracts/page/loader.ts';
import { withPageLimit } from '../operations/limits/pageLimit.ts';

/** Milliseconds by which a call times out before the page's own deadline. */
const MARGIN_MS = 100;

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Returns ports whose calls time out just before the page's deadline. A blocking loader then still returns its own fallback:
 * the dealer list for a dealer, or `carListError` (S2 §8). At the deadline itself the section would show an error card. The
 * call continues, and its result is cached for the next request. Its upstream has failed by then: it is too slow for pages.
 * Once no time is left a call returns what is cached or fails, without a timer: a loader with several such calls completes
 * before the page's deadline fires.
 *
 * @param portsUntil returns the ports, whose calls do not wait when `hasEnded` returns true
 * @param remaining milliseconds left until the page's deadline
 */
export function portsWithDeadline(
  portsUntil: (hasEnded: () => boolean) => LoaderPorts,
  remaining: () => number,
): LoaderPorts {
  const left = () => remaining() - MARGIN_MS;
  const ports = portsUntil(() => left() <= 0);
  const bounded = Object.entries(ports as unknown as Record<string, Call>).map(([name, call]): [string, Call] => [
    name,
    (...args) => {
      const limit = left();
      if (limit <= 0) return call(...args);
      const running = withPageLimit(limit, () => call(...args));
      return withTimeout(limit, name, running);
    },
  ]);
  return Object.fromEntries(bounded) as unknown as LoaderPorts;
}
