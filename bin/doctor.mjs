/** `npm run doctor`: lists by site what editors should correct; `-- --site acme`, `-- --json`, `-- --help`. */
import { spawnSync } from 'node:child_process';
import { checkNodeVersion, ensureBuilt, ensureInstalled, NODE, ROOT } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
ensureBuilt();
// Findings are not a failure of the command: it exits with the status of the child process.
const { status } = spawnSync(NODE, ['bin/doctor.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
process.exit(status ?? 1);
