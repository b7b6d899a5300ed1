import { type Diagnostic, issueAt, type Rule } from '../../server/redirects/rule.ts';
import { type FileIssue, tableFile } from '../../server/redirects/tables.ts';

/** What the checker has to say about a line. Faults are to be mended, notes are good to know. */
export interface Finding {
  kind: 'error' | 'note';
  /** Id of the site whose table it is about; empty for the list of hosts. */
  site: string;
  /** File, or the platform's list, in which the line is counted. */
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  message: string;
  /** What to do about it. */
  hint: string;
}

export const FOLDER = 'redirects';

/** A finding about a rule of a file, or about one of the content platform's. */
export function findingAt(kind: Finding['kind'], rule: Rule, diagnostic: Diagnostic): Finding {
  const issue = issueAt(rule, diagnostic);
  if (rule.from === 'file') return { kind, site: rule.site, file: `${FOLDER}/${tableFile(rule.site)}`, ...issue };
  // Nobody sees the lines of the platform's list.
  return {
    kind,
    site: rule.site,
    file: platformName(rule.site),
    ...issue,
    message: `${rule.source}: ${issue.message}`,
  };
}

/** The name under which the redirects that editors made in the platform are reported. */
export function platformName(site: string): string {
  return `platform/${site}`;
}

/** What reading the files alone has brought up. */
export function fileFindings(
  kind: Finding['kind'],
  errors: readonly FileIssue[],
  siteIds: readonly string[],
): Finding[] {
  return errors.map(({ file, line, column, message, hint }) => {
    const site = siteIds.find((id) => tableFile(id) === file) ?? '';
    return { kind, site, file: `${FOLDER}/${file}`, line, column, message, hint };
  });
}

/** By file, then from its top; the same thing of a line once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const byText = new Map(findings.map((each) => [textOf(each), each]));
  return [...byText.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** As people read it; the place is one that editors of code jump to. */
export function textOf({ kind, file, line, column, message, hint }: Finding): string {
  return `${kind}  ${file}:${line}:${column}  ${message}. ${hint}`;
}

/** How many there are of each. */
export function countOf(findings: readonly Finding[]): { errors: number; notes: number } {
  const errors = findings.filter(({ kind }) => kind === 'error').length;
  return { errors, notes: findings.length - errors };
}
