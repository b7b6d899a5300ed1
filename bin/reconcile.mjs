/** `npm run reconcile -- --feed FILE --site URL`: compares the cars of a feed with their pages; `-- --help`. */
import { checkNodeVersion, ensureInstalled, runScript } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
runScript('bin/reconcile.ts');
