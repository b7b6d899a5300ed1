/** `npm run feed-sites`: prints the customer's sites for the feeds of the search service; `-- --origin http://{id}.localhost:3000`. */
import { checkNodeVersion, ensureInstalled, NODE, run } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
run(NODE, ['bin/feed-sites.ts', ...process.argv.slice(2)]);
