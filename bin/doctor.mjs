/** `npm run doctor`: what editors should mend, site by site; `-- --site norrvag-se`, `-- --json`, `-- --help`. */
import { spawnSync } from 'node:child_process';
import { checkNodeVersion, ensureBuilt, ensureInstalled, NODE, ROOT } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
ensureBuilt();
// Findings are a response, not a failure of the command: its status is passed on as it is.
const { status } = spawnSync(NODE, ['bin/doctor.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
process.exit(status ?? 1);
