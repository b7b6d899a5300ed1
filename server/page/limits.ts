import { VARIABLES } from '../../config/variables.ts';
import type { LoaderContext } from '../../src/contracts/page/loader.ts';

/** Milliseconds to which the time limits of a page's parts refer: its shell is sent within 2.5 s (Q4). */
export const PAGE_DEADLINE_MS = VARIABLES.PAGE_DEADLINE.default;

/** How long the parts of a page may take. */
export interface Limits {
  /** Returns the milliseconds left until the page's deadline. */
  remaining: () => number;
  /** Converts a time limit in milliseconds in proportion to the page's deadline. */
  timeLimit: LoaderContext['timeLimit'];
}

/** Returns a function that converts time limits: a longer deadline leaves every part of a page more time. */
export const proportionalTo =
  (deadline: number): Limits['timeLimit'] =>
  (milliseconds) =>
    milliseconds * (deadline / PAGE_DEADLINE_MS);

/** Returns the limits of a page whose loading begins now. */
export function limitsOf(deadline: number): Limits {
  const started = performance.now();
  return { remaining: () => deadline - (performance.now() - started), timeLimit: proportionalTo(deadline) };
}
