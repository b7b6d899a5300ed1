import type { Examination } from './examine.ts';
import { FINDING_KINDS, type Finding, type FindingKind } from './finding.ts';

/** Maximum number of pages that are named in a finding. */
const MAX_PAGES = 3;

/** Returns the report as text. */
export function textReport(examined: readonly Examination[]): string {
  const withFindings = examined.filter(({ findings }) => findings.length > 0);
  const lines = withFindings.flatMap((each) => [`${each.site} ${each.language}`, ...kindsOf(each.findings), '']);
  return [...lines, summary(examined)].join('\n');
}

/** Returns the report as JSON. */
export function jsonReport(examined: readonly Examination[]): string {
  return JSON.stringify({ ok: isHealthy(examined), examined }, null, 2);
}

/** Whether there are no findings. */
export function isHealthy(examined: readonly Examination[]): boolean {
  return examined.every(({ findings }) => findings.length === 0);
}

function kindsOf(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, ({ kind }) => kind);
  return [...groups].flatMap(([kind, group]) => [
    `  ${FINDING_KINDS[kind satisfies FindingKind]}: ${group.length}`,
    ...group.map((finding) => `    ${lineOf(finding)}`),
  ]);
}

function lineOf({ subject, detail, pages }: Finding): string {
  const more = pages.length - MAX_PAGES;
  const pageList = pages.slice(0, MAX_PAGES).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [subject, detail && `– ${detail}`, pageList && `(on ${pageList})`].filter(Boolean).join(' ');
}

function summary(examined: readonly Examination[]): string {
  const sum = (name: 'pages' | 'links' | 'images') => examined.reduce((total, each) => total + each[name], 0);
  const sites = new Set(examined.map(({ site }) => site)).size;
  const scope = `${sites} sites, ${examined.length} languages, ${sum('pages')} pages, ${sum('links')} links, ${sum('images')} images`;
  const count = examined.reduce((total, { findings }) => total + findings.length, 0);
  return count === 0 ? `No findings in ${scope}.` : `${count} findings in ${scope}.`;
}
