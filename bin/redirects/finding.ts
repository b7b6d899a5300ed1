import { type Diagnostic, issueAt, type Rule } from '../../server/redirects/rule.ts';
import { type FileIssue, tableFile } from '../../server/redirects/tables.ts';

/** What the checker has to say about a line. Faults are to be mended, notes are good to know. */
export interface Finding {
  kind: 'fault' | 'note';
  /** Id of the site whose table it is about; empty for the list of hosts. */
  site: string;
  /** File, or the platform's list, in which the line is counted. */
  where: string;
  /** Counted from 1. */
  line: number;
  column: number;
  message: string;
  /** What to do about it. */
  hint: string;
}

export const FOLDER = 'redirects';

/** A finding about a rule of a file, or about one of the content platform's. */
export function findingAt(kind: Finding['kind'], rule: Rule, complaint: Diagnostic): Finding {
  const fault = issueAt(rule, complaint);
  if (rule.from === 'file') return { kind, site: rule.site, where: `${FOLDER}/${tableFile(rule.site)}`, ...fault };
  // Nobody sees the lines of the platform's list.
  return { kind, site: rule.site, where: platformOf(rule.site), ...fault, message: `${rule.source}: ${fault.message}` };
}

/** The name under which the redirects that editors made in the platform are reported. */
export function platformOf(site: string): string {
  return `platform/${site}`;
}

/** What reading the files alone has brought up. */
export function ofFiles(kind: Finding['kind'], faults: readonly FileIssue[], siteIds: readonly string[]): Finding[] {
  return faults.map(({ file, line, column, message, hint }) => {
    const site = siteIds.find((id) => tableFile(id) === file) ?? '';
    return { kind, site, where: `${FOLDER}/${file}`, line, column, message, hint: hint };
  });
}

/** By file, then from its top; the same thing of a line once. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const byText = new Map(findings.map((each) => [textOf(each), each]));
  return [...byText.values()].sort(
    (one, other) => one.where.localeCompare(other.where) || one.line - other.line || one.column - other.column,
  );
}

/** As people read it; the place is one that editors of code jump to. */
export function textOf({ kind, where, line, column, message, hint }: Finding): string {
  return `${kind}  ${where}:${line}:${column}  ${message}. ${hint}`;
}

/** How many there are of each. */
export function countOf(findings: readonly Finding[]): { faults: number; notes: number } {
  const faults = findings.filter(({ kind }) => kind === 'fault').length;
  return { faults, notes: findings.length - faults };
}
