/** `npm run build`: both builds of `src`, into `dist/`. */
import { build, checkNodeVersion, ensureInstalled } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
build();
