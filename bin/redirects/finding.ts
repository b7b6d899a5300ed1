import { type Diagnostic, type FileIssue, issueAt, type Rule, tableFile } from '../../server/redirects/rules.ts';

/** A finding of the checker about a line. Errors must be fixed; notes are information. */
export interface Finding {
  kind: 'error' | 'note';
  /** Id of the site of the table; empty for the list of hosts. */
  site: string;
  /** File of the line, or the name of the platform's list. */
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
  // Lines of the platform's list have no visible numbers.
  return {
    kind,
    site: rule.site,
    file: platformName(rule.site),
    ...issue,
    message: `${rule.source}: ${issue.message}`,
  };
}

/** Returns the name of the platform's redirects in findings. */
export function platformName(site: string): string {
  return `platform/${site}`;
}

/** Returns the findings from reading the files. */
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

/** Sorts findings by file and line, without duplicates. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const byText = new Map(findings.map((each) => [textOf(each), each]));
  return [...byText.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** Returns a finding as text. Code editors can jump to its position. */
export function textOf({ kind, file, line, column, message, hint }: Finding): string {
  return `${kind}  ${file}:${line}:${column}  ${message}. ${hint}`;
}

/** Counts errors and notes. */
export function countOf(findings: readonly Finding[]): { errors: number; notes: number } {
  const errors = findings.filter(({ kind }) => kind === 'error').length;
  return { errors, notes: findings.length - errors };
}
