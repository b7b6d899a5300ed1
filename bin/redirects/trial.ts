import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { type LoadedTables, loadTables, tableFile } from '../../server/redirects/tables.ts';
import type { Candidate, Refusal } from './candidate.ts';
import { type Finding, fileFindings } from './finding.ts';

/** Finds what is wrong with the tables of some sites by what stands there; for whoever asks no upstream, nothing. */
export type ContentCheck = (tables: LoadedTables, sites: readonly string[]) => Promise<readonly Finding[]>;

/**
 * Tries lines at the end of the tables in `folder`, in a copy of it, until those that are left bring no fault.
 *
 * @param texts the tables as they are, by site
 */
export async function validateLines(
  folder: string,
  texts: ReadonlyMap<string, string>,
  candidates: readonly Candidate[],
  contentCheck: ContentCheck,
): Promise<{ accepted: Candidate[]; refused: Refusal[] }> {
  const copy = mkdtempSync(join(tmpdir(), 'redirects-'));
  try {
    cpSync(folder, copy, { recursive: true });
    let accepted = [...candidates];
    const refused: Refusal[] = [];
    for (;;) {
      const byPosition = writeTo(copy, texts, accepted);
      const errors = await errorsOf(copy, byPosition, contentCheck);
      if (errors.size === 0) return { accepted, refused };
      for (const [{ row }, { message, hint }] of errors) refused.push({ row, reason: `${message}. ${hint}` });
      accepted = accepted.filter((each) => !errors.has(each));
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The candidates by the place where they were written. */
function writeTo(folder: string, texts: ReadonlyMap<string, string>, candidates: readonly Candidate[]) {
  const byPosition = new Map<string, Candidate>();
  for (const [site, text] of texts) {
    const lines = text.split(/\r\n?|\n/);
    for (const each of candidates) {
      if (each.site !== site) continue;
      lines.push(lineOf(each));
      byPosition.set(`${site}:${lines.length}`, each);
    }
    writeFileSync(join(folder, tableFile(site)), lines.join('\n'));
  }
  return byPosition;
}

/** What is wrong with the lines; a circle that an older line is told of is one of theirs. */
async function errorsOf(folder: string, byPosition: ReadonlyMap<string, Candidate>, contentCheck: ContentCheck) {
  const tables = loadTables(folder, SITES);
  const sites = [...new Set([...byPosition.values()].map(({ site }) => site))];
  const byLine = (findings: readonly Finding[]) => {
    const errors = new Map<Candidate, Finding>();
    for (const finding of findings) {
      const candidate = finding.kind === 'error' && byPosition.get(`${finding.site}:${finding.line}`);
      if (candidate && !errors.has(candidate)) errors.set(candidate, finding);
    }
    return errors;
  };
  const errors = byLine(fileFindings('error', tables.issues, SITE_IDS));
  return errors.size > 0 ? errors : byLine(await contentCheck(tables, sites));
}

export function lineOf({ source, target }: Candidate): string {
  return `${source} -> ${target}`;
}
