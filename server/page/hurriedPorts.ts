import type { LoaderPorts } from '../../src/contracts/loader.ts';
import { DeadlineError, within } from './deadline.ts';

/** So much sooner than the page itself a call is given up, in milliseconds. */
const AHEAD = 100;

/** What is at hand comes within so many turns of the queue of promises. */
const TURNS = 50;

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Ports for what a page waits for: a call that hangs is given up just before the page's own deadline. So the loader still
 * says what it comes to without, the list of dealers for a dealer or carListError (S2 §8), where the deadline would leave
 * a section's card. The call itself goes on, and what it brings is kept for the next visitor.
 *
 * @param remaining milliseconds left until the page's deadline
 */
export function hurriedPorts(ports: LoaderPorts, remaining: () => number): LoaderPorts {
  const hurried = Object.entries(ports as unknown as Record<string, Call>).map(([name, call]): [string, Call] => [
    name,
    (...args) => {
      const left = remaining() - AHEAD;
      return left > 0 ? within(left, name, call(...args)) : atHand(name, call(...args));
    },
  ]);
  return Object.fromEntries(hurried) as unknown as LoaderPorts;
}

/**
 * The answer of a call for which there is no time left, when it is kept. No clock is asked: a loader that makes several such
 * calls has done so before the page's deadline is looked at.
 */
function atHand<T>(name: string, answer: Promise<T>): Promise<T> {
  const turns = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await null;
    throw new DeadlineError(name, 0);
  };
  return Promise.race([answer, turns()]);
}
