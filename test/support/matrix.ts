/** Whether this is `npm run test:matrix`, which tests every case instead of a sample. */
export const TESTS_ALL = process.env.TEST_MATRIX === '1';

/**
 * Returns the cases of a test that exists for many hosts and widths. `npm test` runs the distinct ones: each state,
 * width and page structure once. `npm run test:matrix` runs every host at every width.
 */
export const matrixCases = <T>(all: readonly T[], distinct: readonly T[]): readonly T[] => (TESTS_ALL ? all : distinct);

/** The step of a sample: one case of so many. */
interface Step {
  inTests: number;
  /** 1 unless given: every case. */
  inMatrix?: number;
}

/**
 * Returns every n-th of many alike items.
 *
 * @param offset chooses others of them, so that tests that share a list take different items
 */
export function sampleOf<T>(items: readonly T[], { inTests, inMatrix = 1 }: Step, offset = 1): T[] {
  const step = TESTS_ALL ? inMatrix : inTests;
  return items.filter((_item, at) => at % step === offset % step);
}

/**
 * Returns the selector of the part of a page that a test has opened or changed, for `violations`. `npm run test:matrix` reads the whole page, the
 * rest of which `npm test` reads in other tests.
 */
export const partInTests = (selector: string): string | undefined => (TESTS_ALL ? undefined : selector);
