import { readFileSync, writeFileSync } from 'node:fs';
import { environmentReference, environmentTemplate } from '../config/environmentReference.ts';

/** Writes `docs/environment.md` and `deploy/forecourt.env`; with `--check` it only compares and exits 1 when a file is stale. */
const FILES = { 'docs/environment.md': environmentReference(), 'deploy/forecourt.env': environmentTemplate() };

for (const [path, expected] of Object.entries(FILES)) {
  const file = new URL(`../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, expected);
  else if (textOf(file) !== expected) {
    console.error(`${path} is stale: run npx node bin/environment-docs.ts`);
    process.exitCode = 1;
  }
}

/** Returns the text of a file; undefined for a missing one, which is stale. */
function textOf(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
