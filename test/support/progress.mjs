/** Milliseconds between two lines. */
const INTERVAL = 20_000;

/** Jest's reporter of how far a run of many files is. */
export default class Progress {
  #started = 0;
  #printed = 0;

  onRunStart() {
    this.#started = performance.now();
    this.#printed = this.#started;
  }

  onTestResult(_test, _result, { numTotalTestSuites, numPassedTestSuites, numFailedTestSuites, numFailedTests }) {
    const now = performance.now();
    if (now < this.#printed + INTERVAL) return;
    this.#printed = now;
    const seconds = Math.round((now - this.#started) / 1_000);
    const done = numPassedTestSuites + numFailedTestSuites;
    process.stderr.write(`${seconds} s: ${done} of ${numTotalTestSuites} files, ${numFailedTests} tests failed\n`);
  }
}
