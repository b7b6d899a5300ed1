/** `npm run conformance -- search URL --key …`: runs the cases of a contract against an endpoint; `-- --help`. */
import { checkNodeVersion, ensureInstalled, runScript } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
runScript('bin/conformance.ts');
