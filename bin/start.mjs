/** `npm start`: installs and builds if necessary, then runs the product. */
import { spawn } from 'node:child_process';
import { checkNodeVersion, ensureBuilt, ensureInstalled, NODE, onShellExit, ROOT } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
ensureBuilt();

const server = spawn(NODE, ['server.ts'], { cwd: ROOT, stdio: 'inherit' });
// The terminal sends SIGINT to the whole group. SIGTERM may reach this process alone, so it is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
onShellExit(() => server.kill('SIGTERM'));
process.on('SIGHUP', () => server.kill('SIGHUP'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
