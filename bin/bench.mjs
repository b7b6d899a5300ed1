/** `npm run bench`: measures in one run and writes `docs/benchmarks.md`; `-- --dry` only prints. */
import { checkNodeVersion, ensureBuilt, ensureInstalled, ensurePrograms, NODE, run } from './lib/setup.mjs';

const options = process.argv.slice(2);
checkNodeVersion();
ensureInstalled();
if (options.includes('--browser')) Object.assign(process.env, await ensurePrograms('CHROMIUM_PATH'));
ensureBuilt();
run(NODE, ['test/bench/bench.ts', ...options]);
