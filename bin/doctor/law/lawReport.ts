import type { LawExamination } from './examineLaw.ts';
import type { LawFinding } from './judgeLaw.ts';

/** Pages that are named of each finding. */
const MAX_PAGES = 3;

const isLawful = (examined: readonly LawExamination[]): boolean =>
  examined.every(({ findings, unread }) => findings.length === 0 && unread.length === 0);

/** Returns the exit code: 0 without findings, 1 with findings or pages that could not be read. */
export const lawExitCode = (examined: readonly LawExamination[]): number => (isLawful(examined) ? 0 : 1);

/** Returns every finding as JSON. */
export const lawJson = (examined: readonly LawExamination[], seconds: number): string =>
  JSON.stringify({ ok: isLawful(examined), seconds, examined }, null, 2);

/** Returns the report as text: by site and rule what is missing, with the first pages and parts that lack it. */
export function lawText(examined: readonly LawExamination[], seconds: number): string {
  const lines = examined.flatMap(({ site, findings, unread }) => {
    const rules = Map.groupBy(findings, ({ rule, missing }) => `${rule}: ${missing}`);
    const groups = [...rules].sort(([a], [b]) => a.localeCompare(b)).flatMap(([title, group]) => linesOf(title, group));
    const failures = unread.map((each) => `  not read: ${each}`);
    return groups.length + failures.length === 0 ? [] : [site, ...groups, ...failures, ''];
  });
  const count = examined.reduce((sum, { findings }) => sum + findings.length, 0);
  const pages = examined.reduce((sum, each) => sum + each.pages, 0);
  const rules = new Set(examined.flatMap((each) => each.rules)).size;
  const scope = `${pages} pages of ${examined.length} sites by ${rules} rules in ${seconds} s`;
  return [...lines, `${count === 0 ? 'No' : count} findings on ${scope}. This is no legal advice (docs/law.md).`].join(
    '\n',
  );
}

function linesOf(title: string, findings: readonly LawFinding[]): string[] {
  const pages = new Map(findings.map((finding) => [finding.path, finding]));
  const shown = [...pages.values()].slice(0, MAX_PAGES).map(({ path, part }) => `    ${path} (${part})`);
  const more = pages.size - shown.length;
  return [
    `  ${title} – ${findings.length} on ${pages.size} pages`,
    ...shown,
    ...(more > 0 ? [`    and ${more} more`] : []),
  ];
}
