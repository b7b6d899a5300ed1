/** `npm run bench`: measures in one run and writes `docs/benchmarks.md`; `-- --dry` only prints. */
import { checkNodeVersion, ensureBuilt, ensureChromium, ensureInstalled, NODE, run } from './lib/setup.mjs';

const options = process.argv.slice(2);
checkNodeVersion();
ensureInstalled();
if (options.includes('--browser')) process.env.CHROMIUM_PATH = ensureChromium();
ensureBuilt();
run(NODE, ['test/bench/bench.ts', ...options]);
