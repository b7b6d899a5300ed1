import { readFileSync, writeFileSync } from 'node:fs';
import { environmentReference } from '../config/environmentReference.ts';

/** Writes `docs/environment.md`; with `--check` it only compares and exits 1 when the file is stale. */
const file = new URL('../docs/environment.md', import.meta.url);
const expected = environmentReference();

if (process.argv.includes('--check')) {
  let actual = '';
  try {
    actual = readFileSync(file, 'utf8');
  } catch {
    // A missing file is a stale file.
  }
  if (actual !== expected) {
    console.error('docs/environment.md is stale: run npx node bin/environment-docs.ts');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, expected);
}
