import type { Issue } from './recordCheck.ts';

/** An issue with its place in the feed. */
export interface RowIssue extends Issue {
  readonly row: number;
  readonly id: string;
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
  /** The first issues. */
  readonly issues: RowIssue[];
  /** How many issues there are of each field and message; names in messages are left out. */
  readonly totals: Map<string, number>;
}

const MAX_ISSUES = 200;

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
});

export function addIssue(report: FeedReport, issue: RowIssue): void {
  if (report.issues.length < MAX_ISSUES) report.issues.push(issue);
  const key = `${issue.field}: ${issue.message.replace(/"[^"]*"/g, '"…"')}`;
  report.totals.set(key, (report.totals.get(key) ?? 0) + 1);
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
  for (const { row, id, field, message: text, isError } of report.issues)
    lines.push(`  row ${row}${id && ` (${id})`}: ${isError ? '' : 'warning: '}${field}: ${text}`);
  return `${lines.join('\n')}\n`;
}
