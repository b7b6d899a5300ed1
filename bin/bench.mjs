/** `npm run bench`: measures in one run and writes `docs/benchmarks.md`; `-- --dry` only prints. */
import { checkNodeVersion, ensureBuilt, ensureInstalled, NODE, run } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
ensureBuilt();
run(NODE, ['test/bench/bench.ts', ...process.argv.slice(2)]);
