import { readFileSync, writeFileSync } from 'node:fs';

/** Writes generated files, by their paths from the project's root; with `--check` it only compares, and exits 1 when one is stale. */
export function writeOrCheck(files: Readonly<Record<string, string>>, command: string): void {
  for (const [path, expected] of Object.entries(files)) {
    const file = new URL(`../../${path}`, import.meta.url);
    if (!process.argv.includes('--check')) writeFileSync(file, expected);
    else if (textOf(file) !== expected) {
      console.error(`${path} is stale: run ${command}`);
      process.exitCode = 1;
    }
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
