/**
 * Set-up that the commands share. It runs on the machine's own Node (20 or later) before anything is installed, so it is plain
 * JavaScript without dependencies.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Node 26 from the dev dependencies. It runs the TypeScript of server and tools without a build (type stripping). */
export const NODE = join(ROOT, 'node_modules', '.bin', 'node');

const OLDEST_NODE = 20;

/** Runs a command in the project; ends this process with its status when it fails. */
export function run(command, args, options = {}) {
  const { status, error, signal } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
}

/**
 * Runs a script of the project with the arguments of this process, and ends with its status, without a word about it: a status other than 0 is what the
 * script reports, such as findings.
 */
export function runScript(script) {
  const { status } = spawnSync(NODE, [script, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
  process.exit(status ?? 1);
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}

export function checkNodeVersion() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) fail(`Forecourt needs Node ${OLDEST_NODE} or later to start; this is ${process.version}.`);
}

/** Milliseconds between two looks at the parent process. */
const PARENT_INTERVAL_MS = 250;

/**
 * Calls `stop` when the shell of `npm run` has ended. npm passes SIGTERM on to its shell alone, which would leave this process behind.
 * Without npm it does nothing: a daemon outlives its parent.
 */
export function onShellExit(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    stop();
  }, PARENT_INTERVAL_MS);
  timer.unref();
}

/** Installs the dependencies when they are missing or older than the lockfile. */
export function ensureInstalled() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (existsSync(NODE) && modified(installed) >= modified(join(ROOT, 'package-lock.json'))) return;
  console.log('Installing dependencies …');
  // Without warnings: they are about the machine's Node, which runs nothing but these commands.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** The folder of the customer, and that of its build: as `config/customer.ts` has them. */
const SAMPLE = join(ROOT, 'customers', 'sample');
const CUSTOMER = resolve(ROOT, process.env.CUSTOMER_DIR?.trim() || SAMPLE);
/** Whether the customer is that of the product itself. */
export const IS_SAMPLE = CUSTOMER === SAMPLE;
const DIST = join(ROOT, 'dist', ...(IS_SAMPLE ? [] : ['customers', basename(CUSTOMER)]));

/** Ends this process unless the customer is a folder of the product with sites. */
function checkCustomer() {
  if (relative(ROOT, CUSTOMER).startsWith('..') || !existsSync(join(CUSTOMER, 'sites.ts')))
    fail(`CUSTOMER_DIR: expected a folder below this one with sites.ts, got "${process.env.CUSTOMER_DIR}"`);
}

/** Builds when the build is missing or older than its sources. */
export function ensureBuilt() {
  checkCustomer();
  const sources = [
    ...['src', 'lib', 'build', 'vite.config.ts', 'package-lock.json'].map((name) => join(ROOT, name)),
    ...['themes', 'themes.ts', 'wordmarks', 'wordmarks.ts'].map((name) => join(CUSTOMER, name)),
  ].map(newest);
  const built = modified(join(DIST, 'server', 'entry.server.js'));
  if (built >= Math.max(...sources)) return;
  build();
}

const BUILD = [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--app', '--logLevel', 'warn'];

export function build() {
  checkCustomer();
  console.log('Building …');
  run(NODE, BUILD);
}

/** Programs of tests and bench, by the variable with the path of one. */
const PROGRAMS = {
  CHROMIUM_PATH: {
    label: 'Chromium',
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    // Chromium without the parts of a window, which needs about a quarter less processor time.
    debian: 'chromium-headless-shell',
  },
  REDIS_SERVER_PATH: { label: 'a Redis server', names: ['redis-server'], debian: 'redis-server' },
  // For the search service. Debian does not put the server on the PATH.
  POSTGRES_PATH: {
    label: 'PostgreSQL',
    names: ['postgres'],
    folders: '/usr/lib/postgresql',
    debian: 'postgresql',
  },
  // For the deploy kit. Varnish purges by tag with one of the modules.
  HAPROXY_PATH: { label: 'HAProxy', names: ['haproxy'], debian: 'haproxy' },
  VARNISHD_PATH: { label: 'Varnish', names: ['varnishd'], debian: ['varnish', 'varnish-modules'] },
  NGINX_PATH: { label: 'nginx', names: ['nginx'], debian: 'nginx-light' },
  PROMTOOL_PATH: { label: 'promtool of Prometheus', names: ['promtool'], debian: 'prometheus' },
  SYSTEMD_ANALYZE_PATH: { label: 'systemd-analyze', names: ['systemd-analyze'], debian: 'systemd' },
  OPENSSL_PATH: { label: 'OpenSSL', names: ['openssl'], debian: 'openssl' },
  // For the HTML checker.
  JAVA_PATH: { label: 'a Java runtime', names: ['java'], debian: 'default-jre-headless' },
};

/**
 * Returns the paths of programs, by their variables: that of the variable, one on the PATH, or Debian's, which is installed when this
 * runs as root. What is missing is installed by one command, beside what this process does meanwhile.
 *
 * @param {...keyof typeof PROGRAMS} variables
 */
export async function ensurePrograms(...variables) {
  const missing = variables.filter((variable) => !find(variable)).map((variable) => PROGRAMS[variable]);
  if (missing.length > 0 && process.getuid?.() === 0 && which('apt-get')) {
    console.log(`Installing ${missing.map(({ label }) => label).join(', ')} …`);
    const packages = missing.flatMap(({ debian }) => debian);
    await install(packages);
  }
  return Object.fromEntries(variables.map((variable) => [variable, find(variable) ?? failWithout(variable)]));
}

function find(variable) {
  const given = process.env[variable];
  if (given && existsSync(given)) return given;
  const { names, folders } = PROGRAMS[variable];
  return names.map(which).find(Boolean) ?? (folders && names.map((name) => inVersions(folders, name)).find(Boolean));
}

/** Returns the path of a program in the newest of the folders `{version}/bin`. */
function inVersions(folder, name) {
  const versions = existsSync(folder) ? readdirSync(folder).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => join(folder, version, 'bin', name)).find(existsSync);
}

function install(packages) {
  const script = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const child = spawn('sh', ['-c', script, 'sh', ...packages], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((done) => {
    child.on('error', ({ message }) => fail(`apt-get could not be started: ${message}`));
    child.on('exit', (status) => (status === 0 ? done() : process.exit(status ?? 1)));
  });
}

function failWithout(variable) {
  const { label, debian } = PROGRAMS[variable];
  return fail(
    `This needs ${label}. Install it (on Debian, as root: apt-get install ${[debian].flat().join(' ')}) or set ${variable} to one.`,
  );
}

function which(name) {
  for (const folder of (process.env.PATH ?? '').split(':')) {
    const path = join(folder, name);
    if (existsSync(path)) return path;
  }
  return undefined;
}

function modified(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

/** Returns the time of the latest change to a file in a folder. */
function newest(path) {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return modified(path);
  return Math.max(0, ...readdirSync(path, { recursive: true }).map((name) => modified(join(path, String(name)))));
}
