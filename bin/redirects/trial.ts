import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { type LoadedTables, loadTables, tableFile } from '../../server/redirects/rules.ts';
import type { Candidate, Refusal } from './candidate.ts';
import { type Finding, fileFindings } from './finding.ts';

/** Checks the tables of sites against their content. Without upstreams it returns no findings. */
export type ContentCheck = (tables: LoadedTables, sites: readonly string[]) => Promise<readonly Finding[]>;

/**
 * Appends lines to a copy of the tables in `folder`, and removes those with errors until none is left.
 *
 * @param texts the current tables, by site
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

/** Writes the candidates and returns them by position. */
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

/** Returns the errors of the lines. A loop that is reported at an older line belongs to the new lines. */
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
