/** `npm run check`: lint, types, generated documentation and content items, redirect tables, the law on a sample of pages. */
import { checkNodeVersion, ensureBuilt, ensureInstalled, IS_SAMPLE, NODE, run } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
run('node_modules/.bin/biome', ['check', '--error-on-warnings', '.']);
// The product, then its workspaces.
for (const project of ['.', 'sandbox', 'services/leads', 'services/lib', 'services/search', 'studio'])
  run(NODE, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project]);
run(NODE, ['bin/environment-docs.ts', '--check']);
run(NODE, ['bin/law-docs.ts', '--check']);
run(NODE, ['bin/data-map-docs.ts', '--check']);
run(NODE, ['bin/contracts.ts', '--check']);
run(NODE, ['bin/items.ts', '--check']);
run(NODE, ['bin/redirects.ts', 'check', '--errors']);
// Texts of a new customer are yet to be written: docs/going-live.md has a step for the law.
if (IS_SAMPLE) {
  ensureBuilt();
  run(NODE, ['bin/doctor.ts', '--law', '--sample']);
}
