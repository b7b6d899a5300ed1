import { readFileSync, writeFileSync } from 'node:fs';
import { lawReference } from '../config/law/lawReference.ts';

/** Writes `docs/law.md`; with `--check` it only compares and exits 1 when the file is stale. */
const FILE = new URL('../docs/law.md', import.meta.url);

if (!process.argv.includes('--check')) writeFileSync(FILE, lawReference());
else if (textOf(FILE) !== lawReference()) {
  console.error('docs/law.md is stale: run npx node bin/law-docs.ts');
  process.exitCode = 1;
}

/** Returns the text of a file; undefined for a missing one, which is stale. */
function textOf(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
