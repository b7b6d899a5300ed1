/** `npm run check`: lint, types, generated documentation and content items, redirect tables. */
import { checkNodeVersion, ensureInstalled, NODE, run } from './lib/setup.mjs';

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
