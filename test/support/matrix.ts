/**
 * Returns the cases of a test that exists for many hosts and widths. `npm test` runs the distinct ones: each state,
 * width and page structure once. `npm run test:matrix` runs every host at every width.
 */
export const matrixCases = <T>(all: readonly T[], distinct: readonly T[]): readonly T[] =>
  process.env.TEST_MATRIX === '1' ? all : distinct;
