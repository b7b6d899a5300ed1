/** `npm run conformance -- search URL --key …`: runs the cases of a contract against an endpoint; `-- --help`. */
import { spawnSync } from 'node:child_process';
import { checkNodeVersion, ensureInstalled, NODE, ROOT } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
// A case that fails is no failure of the command: it exits with the status of the child process.
const { status } = spawnSync(NODE, ['bin/conformance.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
process.exit(status ?? 1);
