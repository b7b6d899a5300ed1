/** `npm run reconcile -- --feed FILE --site URL`: compares the cars of a feed with their pages; `-- --help`. */
import { spawnSync } from 'node:child_process';
import { checkNodeVersion, ensureInstalled, NODE, ROOT } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
// Differences are no failure of the command: it exits with the status of the child process.
const { status } = spawnSync(NODE, ['bin/reconcile.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
process.exit(status ?? 1);
