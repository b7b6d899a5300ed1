/** `npm run new-customer -- ID`: writes the folder of a new customer; `-- --help`. */
import { spawnSync } from 'node:child_process';
import { checkNodeVersion, ensureInstalled, NODE, ROOT } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
const { status } = spawnSync(NODE, ['studio/customer/main.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
