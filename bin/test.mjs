/**
 * `npm test`: installs and builds if necessary, runs all tests, and prints one line with the counts.
 * Arguments go to Jest: `npm test -- server/page` runs the tests below that path.
 * With `--matrix` (`npm run test:matrix`) it runs only the tests that take samples (`test/support/matrix.ts`), with
 * every host, width and page; below a path if one is given.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNodeVersion, ensureBuilt, ensureInstalled, ensurePrograms, fail, NODE, ROOT } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
const installing = ensurePrograms(
  ...['CHROMIUM_PATH', 'REDIS_SERVER_PATH', 'JAVA_PATH', 'POSTGRES_PATH'],
  ...['HAPROXY_PATH', 'VARNISHD_PATH', 'NGINX_PATH', 'PROMTOOL_PATH', 'SYSTEMD_ANALYZE_PATH', 'OPENSSL_PATH'],
);
ensureBuilt();
const paths = await installing;

const isMatrix = process.argv.includes('--matrix');
const given = process.argv.slice(2).filter((argument) => argument !== '--matrix');
const jestArguments = isMatrix ? matrixArguments(given) : given;

const results = join(ROOT, 'var', 'test-results.json');
rmSync(results, { force: true });
const jest = [
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  // A test file leaves little behind: with a larger young generation less is copied. Workers inherit it.
  '--max-semi-space-size=64',
  'node_modules/jest/bin/jest.js',
];
const options = ['--json', `--outputFile=${results}`, '--silent=false'];
const { status } = spawnSync(NODE, [...jest, ...options, ...jestArguments], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    ...paths,
    SECOND_TRY: '1',
    TEST_MATRIX: isMatrix ? '1' : '',
  },
});

const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, testResults } = readResults();
for (const title of retriedTests(testResults)) console.log(`tried twice: ${title}`);
const failed = numFailedTests + numRuntimeErrorTestSuites + numPendingTests;
console.log(`${numPassedTests} passed, ${failed} failed`);
process.exit(status === 0 && failed === 0 ? 0 : 1);

/** Returns Jest's arguments for the tests that take samples, of those below the given paths. */
function matrixArguments(args) {
  const isPath = (argument) => argument.includes('/') && !argument.startsWith('-');
  const paths = args.filter(isPath);
  const tests = matrixTests().filter((test) => paths.length === 0 || paths.some((path) => test.includes(path)));
  if (tests.length === 0) fail(`No test below ${paths.join(', ')} takes samples.`);
  return [...tests, ...args.filter((argument) => !isPath(argument))];
}

/** Returns the tests that take samples: those that import `test/support/matrix.ts`. */
function matrixTests() {
  const files = readdirSync(join(ROOT, 'test'), { recursive: true }).filter((name) => name.endsWith('.test.ts'));
  return files
    .map((name) => join('test', name))
    .filter((path) => readFileSync(join(ROOT, path), 'utf8').includes("/support/matrix.ts'"));
}

function readResults() {
  try {
    return JSON.parse(readFileSync(results, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1, numPendingTests: 0, testResults: [] };
  }
}

/** Returns the titles of the tests whose first try failed (`test/support/secondTry.ts`). */
function retriedTests(files) {
  return files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ invocations }) => invocations > 1).map(({ fullName }) => fullName),
  );
}
