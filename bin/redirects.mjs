/** `npm run redirects -- check`, `explain`, …; `-- --help` lists the commands. */
import { checkNodeVersion, ensureInstalled, runScript } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
runScript('bin/redirects.ts');
