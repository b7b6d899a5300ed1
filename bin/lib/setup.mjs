/**
 * Set-up that the commands share. It runs on the machine's own Node (20 or later) before anything is installed, so it is plain
 * JavaScript without dependencies.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

export function fail(message) {
  console.error(message);
  process.exit(1);
}

export function checkNodeVersion() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) fail(`Forecourt needs Node ${OLDEST_NODE} or later to start; this is ${process.version}.`);
}

/** Installs the dependencies when they are missing or older than the lockfile. */
export function ensureInstalled() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (existsSync(NODE) && modified(installed) >= modified(join(ROOT, 'package-lock.json'))) return;
  console.log('Installing dependencies …');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

/** Builds when the build is missing or older than its sources. */
export function ensureBuilt() {
  const sources = ['src', 'build', 'vite.config.ts', 'package-lock.json'].map((name) => newest(join(ROOT, name)));
  const built = modified(join(ROOT, 'dist', 'server', 'entry.server.js'));
  if (built >= Math.max(...sources)) return;
  build();
}

export function build() {
  run(NODE, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--app', '--logLevel', 'warn']);
}

const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, one on the PATH, or Debian's, which is installed when this runs as root. The
 * headless shell is Chromium without the parts of a window; it needs about a quarter less processor time.
 */
export function ensureChromium() {
  const find = () => process.env.CHROMIUM_PATH ?? CHROMIUM_NAMES.map(which).find(Boolean);
  return ensureProgram({ find, label: 'Chromium', debian: 'chromium-headless-shell', variable: 'CHROMIUM_PATH' });
}

/** Returns the path of a Redis server: `REDIS_SERVER_PATH`, one on the PATH, or Debian's, which is installed when this runs as root. */
export function ensureRedis() {
  const find = () => process.env.REDIS_SERVER_PATH ?? which('redis-server');
  return ensureProgram({ find, label: 'a Redis server', debian: 'redis-server', variable: 'REDIS_SERVER_PATH' });
}

/** Returns the path of a Java runtime for the HTML checker: `JAVA_PATH`, one on the PATH, or Debian's, which is installed when this runs as root. */
export function ensureJava() {
  const find = () => process.env.JAVA_PATH ?? which('java');
  return ensureProgram({ find, label: 'a Java runtime', debian: 'default-jre-headless', variable: 'JAVA_PATH' });
}

function ensureProgram({ find, label, debian, variable }) {
  const existing = find();
  if (existing && existsSync(existing)) return existing;
  if (process.getuid?.() === 0 && which('apt-get')) {
    console.log(`Installing ${label} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
    run('apt-get', ['update', '-qq'], quiet);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian], quiet);
    const installed = find();
    if (installed) return installed;
  }
  return fail(
    `The tests need ${label}. Install it (on Debian, as root: apt-get install ${debian}) or set ${variable} to one.`,
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
