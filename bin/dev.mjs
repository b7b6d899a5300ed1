/** `npm run dev`: runs the product with the sandbox; rebuilds and restarts it when a source changes. */
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { checkNodeVersion, ensureInstalled, NODE, ROOT } from './lib/setup.mjs';

/** Milliseconds without further changes before a restart: code editors write a file in several steps. */
const DEBOUNCE_MS = 150;
const BUILT = ['src', 'build'];
const RUN = ['server', 'config', 'sandbox'];

checkNodeVersion();
ensureInstalled();

let server;
let timer;
let restarting = false;
let needsBuild = true;

function restart() {
  if (
    needsBuild &&
    spawnSync(NODE, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], {
      cwd: ROOT,
      stdio: 'inherit',
    }).status !== 0
  )
    return;
  needsBuild = false;
  const start = () => {
    server = spawn(NODE, ['server.ts'], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { LOG_FORMAT: 'pretty', DRAIN_DELAY: '0', ...process.env },
    });
  };
  if (!server || server.exitCode !== null || server.signalCode !== null) return start();
  if (restarting) return;
  restarting = true;
  server.once('exit', () => {
    restarting = false;
    start();
  });
  server.kill('SIGTERM');
}

for (const folder of [...BUILT, ...RUN]) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (/\.test\.tsx?$/.test(name ?? '')) return;
    needsBuild ||= BUILT.includes(folder);
    clearTimeout(timer);
    timer = setTimeout(restart, DEBOUNCE_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (!server || server.exitCode !== null) process.exit(0);
    server.once('exit', () => process.exit(0));
    server.kill(signal);
  });
}
restart();
