/** `npm run contracts`: writes the files of `docs/contracts/`; `-- --check` only compares them. */
import { checkNodeVersion, ensureInstalled, NODE, run } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
run(NODE, ['bin/contracts.ts', ...process.argv.slice(2)]);
