/** `npm run screenshot`: installs and builds if necessary, and writes `docs/screenshot.png` (`screenshot.ts`). */
import { checkNodeVersion, ensureBuilt, ensureInstalled, ensurePrograms, NODE, run } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
Object.assign(process.env, await ensurePrograms('CHROMIUM_PATH'));
ensureBuilt();
run(NODE, ['bin/screenshot.ts']);
