/** `npm run redirects -- check`, `explain`, …; `-- --help` lists the commands. */
import { spawnSync } from 'node:child_process';
import { checkNodeVersion, ensureInstalled, NODE, ROOT } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
const { status } = spawnSync(NODE, ['bin/redirects.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
process.exit(status ?? 1);
