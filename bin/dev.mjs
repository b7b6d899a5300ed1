/** `npm run dev`: runs the product with the sandbox; rebuilds and restarts it when a source changes. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { checkNodeVersion, ensureInstalled, NODE, onShellExit, ROOT, tryBuild } from './lib/setup.mjs';

/** Milliseconds without further changes before a restart: code editors write a file in several steps. */
const DEBOUNCE_MS = 150;
const BUILT = ['src', 'build'];
const RUN = ['server', 'config', 'sandbox'];

checkNodeVersion();
ensureInstalled();

let server;
let timer;
let restarting = false;
let stopping = false;
let needsBuild = true;

const hasEnded = () => !server || server.exitCode !== null || server.signalCode !== null;

function start() {
  server = spawn(NODE, ['server.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { LOG_FORMAT: 'pretty', DRAIN_DELAY: '0', ...process.env },
  });
}

function restart() {
  if (needsBuild && !tryBuild()) return;
  needsBuild = false;
  if (hasEnded()) return start();
  if (restarting) return;
  restarting = true;
  server.once('exit', () => {
    restarting = false;
    if (!stopping) start();
  });
  server.kill('SIGTERM');
}

function stop(signal) {
  stopping = true;
  clearTimeout(timer);
  if (hasEnded()) process.exit(0);
  server.once('exit', () => process.exit(0));
  server.kill(signal);
}

for (const folder of [...BUILT, ...RUN]) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (/\.test\.tsx?$/.test(name ?? '')) return;
    needsBuild ||= BUILT.includes(folder);
    clearTimeout(timer);
    if (!stopping) timer = setTimeout(restart, DEBOUNCE_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
onShellExit(() => stop('SIGTERM'));
restart();
