/** `npm run ops -- [URL]`: looks into a running process, and changes its log level or drops pages; `-- --help`. */
import { checkNodeVersion, ensureInstalled, runScript } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
runScript('bin/ops.ts');
