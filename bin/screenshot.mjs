/** `npm run screenshot`: installs and builds if necessary, and writes `docs/screenshot.png` (`screenshot.ts`). */
import { checkNodeVersion, ensureBuilt, ensureChromium, ensureInstalled, NODE, run } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
process.env.CHROMIUM_PATH = ensureChromium();
ensureBuilt();
run(NODE, ['bin/screenshot.ts']);
