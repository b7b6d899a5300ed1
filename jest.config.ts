import type { Config } from 'jest';

/** Node's own module system (`--experimental-vm-modules`), so that tests run the same ES modules as production. */
const config: Config = {
  testEnvironment: 'node',
  // A busy machine is slow; what hangs is still found.
  testTimeout: 60_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/var/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/var/'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2024',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};

export default config;
