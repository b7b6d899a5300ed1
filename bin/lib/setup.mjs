/**
 * Set-up that the commands share. Runs on the machine's own Node (20 or later) before anything is installed,
 * so it is plain JavaScript on Node's own modules.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Node 26, which comes as a dev dependency: type stripping runs the TypeScript of server and tools as it is. */
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

/** Installs the dependencies when there are none, or others than the lockfile names. */
export function ensureInstalled() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (existsSync(NODE) && modified(installed) >= modified(join(ROOT, 'package-lock.json'))) return;
  console.log('Installing dependencies …');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

/** Builds when there is no build, or one older than its sources. */
export function ensureBuilt() {
  const sources = ['src', 'build', 'vite.config.ts', 'package-lock.json'].map((name) => newest(join(ROOT, name)));
  const built = modified(join(ROOT, 'dist', 'server', 'entry.server.js'));
  if (built >= Math.max(...sources)) return;
  build();
}

export function build() {
  run(NODE, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--app', '--logLevel', 'warn']);
}

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium: `CHROMIUM_PATH`, one on the PATH, or Debian's, installed here when root may. */
export function ensureChromium() {
  const find = () => process.env.CHROMIUM_PATH ?? CHROMIUM_NAMES.map(which).find(Boolean);
  return ensureProgram({ find, what: 'Chromium', debian: 'chromium', variable: 'CHROMIUM_PATH' });
}

/** Path of a Redis server: `REDIS_SERVER_PATH`, one on the PATH, or Debian's, installed here when root may. */
export function ensureRedis() {
  const find = () => process.env.REDIS_SERVER_PATH ?? which('redis-server');
  return ensureProgram({ find, what: 'a Redis server', debian: 'redis-server', variable: 'REDIS_SERVER_PATH' });
}

/** Path of a Java runtime for the HTML checker: `JAVA_PATH`, one on the PATH, or Debian's, installed here when root may. */
export function ensureJava() {
  const find = () => process.env.JAVA_PATH ?? which('java');
  return ensureProgram({ find, what: 'a Java runtime', debian: 'default-jre-headless', variable: 'JAVA_PATH' });
}

function ensureProgram({ find, what, debian, variable }) {
  const found = find();
  if (found && existsSync(found)) return found;
  if (process.getuid?.() === 0 && which('apt-get')) {
    console.log(`Installing ${what} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
    run('apt-get', ['update', '-qq'], quiet);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian], quiet);
    const installed = find();
    if (installed) return installed;
  }
  return fail(
    `The tests need ${what}. Install it (on Debian, as root: apt-get install ${debian}) or set ${variable} to one.`,
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

/** When the newest file in a folder was changed. */
function newest(path) {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return modified(path);
  return Math.max(0, ...readdirSync(path, { recursive: true }).map((name) => modified(join(path, String(name)))));
}
