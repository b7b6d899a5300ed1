/** `npm run items`: writes the items that the content platform's CLI imports; `-- --check` only compares them; `-- --help`. */
import { checkNodeVersion, ensureInstalled, NODE, run } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
run(NODE, ['bin/items.ts', ...process.argv.slice(2)]);
