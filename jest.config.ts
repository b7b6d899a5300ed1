import type { Config } from 'jest';
import { CUSTOMER_DIR } from './config/customer.ts';
import { testsToLeaveOut } from './test/support/sampleTests.ts';

/** Node's own module system (`--experimental-vm-modules`), so that tests run the same ES modules as production. */
const config: Config = {
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  // A busy machine is slow; what hangs is still found.
  testTimeout: 180_000,
  // What a test file has loaded is never let go of by its process: after some it is a new one.
  maxWorkers: 3,
  workerIdleMemoryLimit: '1.5GB',
  testSequencer: '<rootDir>/test/support/sequencer.mjs',
  reporters: ['default', '<rootDir>/test/support/progress.mjs'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  globalSetup: '<rootDir>/test/support/globalSetup.ts',
  globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/support/secondTry.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/var/', ...testsToLeaveOut()],
  moduleNameMapper: { '^#customer/(.*)$': `${CUSTOMER_DIR}/$1.ts` },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/var/'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'esnext',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};

export default config;
