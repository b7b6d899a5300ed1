import { expect, jest } from '@jest/globals';

/**
 * Retries a failed test of the running product once in `npm test`: on a shared machine a browser, a stream or a process may be
 * slower than the test waits.
 * Jest prints the errors of the first try, and the run lists every test that needed two. Such a test has a race and
 * must be fixed. `npm run jest` does not retry.
 */
const path = expect.getState().testPath ?? '';
if (process.env.SECOND_TRY === '1' && /[/\\]test[/\\](?:browser|http)[/\\]/.test(path)) {
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
}
