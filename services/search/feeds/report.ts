import type { Issue } from './recordCheck.ts';

/** An issue with its place in the feed. */
export interface RowIssue extends Issue {
  readonly row: number;
  readonly id: string;
  /** Where the value comes from, and the value as the feed has it; empty when the field has no column. */
  readonly column: string;
  readonly value: string;
}

/** What a run has found and changed. */
export interface FeedReport {
  readonly feed: string;
  readonly source: string;
  outcome: 'applied' | 'dry' | 'refused';
  /** Why nothing has changed. */
  message: string;
  rows: number;
  invalid: number;
  added: number;
  changed: number;
  unchanged: number;
  dropped: number;
  /** The first issues, of each kind at most ten with different values. */
  readonly issues: RowIssue[];
  /** How many issues there are of each field and message; values and rows in messages are left out. */
  readonly totals: Map<string, number>;
  /** The values that `issues` has of each of these. */
  readonly shown: Map<string, Set<string>>;
}

/** Issues in a report, and those of one field and message: a column that is wrong throughout must not hide others, nor one value others. */
const MAX_ISSUES = 200;
const MAX_ALIKE = 10;

export const createReport = (feed: string, source: string): FeedReport => ({
  feed,
  source,
  outcome: 'refused',
  message: '',
  rows: 0,
  invalid: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  dropped: 0,
  issues: [],
  totals: new Map(),
  shown: new Map(),
});

export function addIssue(report: FeedReport, issue: RowIssue): void {
  const kind = kindOf(issue);
  const count = report.totals.get(kind) ?? 0;
  report.totals.set(kind, count + 1);
  const shown = report.shown.get(kind) ?? new Set();
  if (report.issues.length === MAX_ISSUES || shown.size === MAX_ALIKE) return;
  // Issues without a value differ by their rows.
  const value = issue.value === '' ? `\n${count}` : issue.value;
  if (shown.has(value)) return;
  report.shown.set(kind, shown.add(value));
  report.issues.push(issue);
}

/** Returns field and message without the value, which is the first text in quotes, and without the row of another record. */
const kindOf = ({ field, message }: RowIssue): string =>
  `${field}: ${message.replace(/"[^"]*"/, '"…"').replace(/\brow \d+/, 'row …')}`;

/** Returns an issue as a line: row, id, field, what the feed has, and the rule that it violates. */
export function issueText({ row, id, field, column, value, message, isError }: RowIssue): string {
  const given = column === '' ? '' : ` (column ${column}${value === '' ? ', empty' : `: ${JSON.stringify(value)}`})`;
  return `row ${row}${id && ` (${id})`}: ${isError ? '' : 'warning: '}${field}${given}: ${message}`;
}

/** Returns a report as lines for people. */
export function formatReport(report: FeedReport): string {
  const { feed, source, outcome, message, rows, invalid, added, changed, unchanged, dropped } = report;
  const verbs = { applied: 'applied', dry: 'dry run, nothing was changed', refused: 'REFUSED, nothing was changed' };
  const lines = [`${feed}: ${verbs[outcome]} (${source})`];
  if (message) lines.push(`  ${message}`);
  lines.push(
    `  ${rows} rows, ${invalid} invalid; ${added} added, ${changed} changed, ${unchanged} unchanged, ${dropped} sold or removed`,
  );
  for (const [issue, count] of [...report.totals].sort(([, a], [, b]) => b - a)) lines.push(`  ${count} × ${issue}`);
  for (const issue of report.issues) lines.push(`  ${issueText(issue)}`);
  const issues = [...report.totals.values()].reduce((sum, count) => sum + count, 0);
  if (issues > report.issues.length) lines.push(`  … and ${issues - report.issues.length} more`);
  return `${lines.join('\n')}\n`;
}
