import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { contractFiles } from './contracts/files.ts';

/** `npm run contracts`: writes `docs/contracts/`; with `--check` it only compares, and exits 1 when a file is stale. */
const folder = new URL('../docs/contracts/', import.meta.url);
const files = contractFiles();
mkdirSync(folder, { recursive: true });
const present = readdirSync(folder).filter((name) => !name.endsWith('.md'));

if (process.argv.includes('--check')) {
  const names = new Set([...files.keys(), ...present]);
  const stale = [...names].filter(
    (name) => !present.includes(name) || readFileSync(new URL(name, folder), 'utf8') !== files.get(name),
  );
  for (const name of stale) console.error(`docs/contracts/${name} is stale: run npm run contracts`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  for (const name of present) if (!files.has(name)) rmSync(new URL(name, folder));
  for (const [name, text] of files) writeFileSync(new URL(name, folder), text);
}
