import { relative } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Folders in the order of their tests: those that open pages in a browser take longest, those that start no product less than a second. */
const ORDER = [/^test\/browser\//, /^test\/http\//, /^(?:test|bin)\//, /./];

/**
 * Starts the files that take long first, so that no worker is left with one when the others have nothing more to do. Of a folder Jest
 * starts those first that took longest the last time, and without a last time the largest.
 */
export default class LongestFirst extends (TestSequencer.default ?? TestSequencer) {
  sort(tests) {
    const rank = ({ path, context }) =>
      ORDER.findIndex((folder) => folder.test(relative(context.config.rootDir, path)));
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}
