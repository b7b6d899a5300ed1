/** `npm run doctor`: lists by site what editors should correct; `-- --site acme`, `-- --json`, `-- --help`. */
import { checkNodeVersion, ensureBuilt, ensureInstalled, runScript } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
ensureBuilt();
runScript('bin/doctor.ts');
