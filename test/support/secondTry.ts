import { expect, jest } from '@jest/globals';

/**
 * In `npm test` a test that drives a browser has a second try: on a machine that others use as well, a browser is now and then late by
 * more than a test can wait for. What the first try said is printed, and the run names every test that needed two: it
 * races, and is to be mended. `npm run jest` gives none.
 */
const path = expect.getState().testPath ?? '';
if (process.env.SECOND_TRY === '1' && /[/\\]test[/\\]browser[/\\]/.test(path)) {
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
}
