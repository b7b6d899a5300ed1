import type { CaseResult } from './runCases.ts';

/** Returns the lines of a case. */
export function caseText({ id, title, outcome, milliseconds, reason, failure }: CaseResult): string {
  if (outcome === 'skipped') return `skipped  ${id}  (${reason})`;
  if (!failure) return `passed   ${id}  ${milliseconds} ms`;
  const { member, expected, came, exchange } = failure;
  return [
    `FAILED   ${id}  ${milliseconds} ms`,
    `         ${title}`,
    ...(exchange ? [`         sent      ${exchange.sent}`, `         came      ${exchange.came}`] : []),
    ...(member ? [`         at        ${member}`] : []),
    `         expected  ${expected}`,
    `         got       ${came}`,
  ].join('\n');
}

const countOf = (results: readonly CaseResult[], outcome: CaseResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length;

/** Returns the last line of a report. */
export function summaryText(results: readonly CaseResult[]): string {
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((each) => countOf(results, each));
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Returns the report for programs. */
export function jsonReport(upstream: string, url: string, results: readonly CaseResult[]): string {
  const counts = {
    passed: countOf(results, 'passed'),
    failed: countOf(results, 'failed'),
    skipped: countOf(results, 'skipped'),
  };
  return JSON.stringify({ upstream, url, ...counts, cases: results }, null, 2);
}
