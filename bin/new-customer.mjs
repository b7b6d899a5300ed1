/** `npm run new-customer -- ID`: writes the folder of a new customer; `-- --help`. */
import { checkNodeVersion, ensureInstalled, runScript } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
runScript('studio/customer/main.ts');
