/** `npm run dev`: runs the product from its sources, with the sandbox; `dev/main.ts` says what a change does. */
import { spawn } from 'node:child_process';
import { checkNodeVersion, ensureInstalled, NODE, onShellExit, ROOT } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();

/** Exit code of a process that must be started again, because a file of its own has changed. */
const RESTART = 75;

let main;
function start() {
  main = spawn(NODE, ['dev/main.ts'], { cwd: ROOT, stdio: 'inherit' });
  main.on('exit', (code, signal) => (code === RESTART ? start() : process.exit(code ?? (signal ? 1 : 0))));
}

const pass = (signal) => main.kill(signal);
// The terminal sends SIGINT to the whole group. SIGTERM may reach this process alone, so it is passed on.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, pass);
onShellExit(() => pass('SIGTERM'));
start();
