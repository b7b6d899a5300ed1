import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { type LoadedTables, loadTables, tableFile } from '../../server/redirects/tables.ts';
import type { Candidate, Refusal } from './candidate.ts';
import { type Finding, ofFiles } from './finding.ts';

/** Finds what is wrong with the tables of some sites by what stands there; for whoever asks no upstream, nothing. */
export type ContentCheck = (tables: LoadedTables, sites: readonly string[]) => Promise<readonly Finding[]>;

/**
 * Tries lines at the end of the tables in `folder`, in a copy of it, until those that are left bring no fault.
 *
 * @param texts the tables as they are, by site
 */
export async function tryLines(
  folder: string,
  texts: ReadonlyMap<string, string>,
  candidates: readonly Candidate[],
  contentCheck: ContentCheck,
): Promise<{ taken: Candidate[]; refused: Refusal[] }> {
  const copy = mkdtempSync(join(tmpdir(), 'redirects-'));
  try {
    cpSync(folder, copy, { recursive: true });
    let taken = [...candidates];
    const refused: Refusal[] = [];
    for (;;) {
      const placed = writeTo(copy, texts, taken);
      const faults = await faultsOf(copy, placed, contentCheck);
      if (faults.size === 0) return { taken, refused };
      for (const [{ row }, { message, hint }] of faults) refused.push({ row, reason: `${message}. ${hint}` });
      taken = taken.filter((each) => !faults.has(each));
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The candidates by the place where they were written. */
function writeTo(folder: string, texts: ReadonlyMap<string, string>, candidates: readonly Candidate[]) {
  const placed = new Map<string, Candidate>();
  for (const [site, text] of texts) {
    const lines = text.split(/\r\n?|\n/);
    for (const each of candidates) {
      if (each.site !== site) continue;
      lines.push(lineOf(each));
      placed.set(`${site}:${lines.length}`, each);
    }
    writeFileSync(join(folder, tableFile(site)), lines.join('\n'));
  }
  return placed;
}

/** What is wrong with the lines; a circle that an older line is told of is one of theirs. */
async function faultsOf(folder: string, placed: ReadonlyMap<string, Candidate>, contentCheck: ContentCheck) {
  const tables = loadTables(folder, SITES);
  const sites = [...new Set([...placed.values()].map(({ site }) => site))];
  const byLine = (findings: readonly Finding[]) => {
    const faults = new Map<Candidate, Finding>();
    for (const finding of findings) {
      const candidate = finding.kind === 'fault' && placed.get(`${finding.site}:${finding.line}`);
      if (candidate && !faults.has(candidate)) faults.set(candidate, finding);
    }
    return faults;
  };
  const faults = byLine(ofFiles('fault', tables.issues, SITE_IDS));
  return faults.size > 0 ? faults : byLine(await contentCheck(tables, sites));
}

export function lineOf({ source, target }: Candidate): string {
  return `${source} -> ${target}`;
}
