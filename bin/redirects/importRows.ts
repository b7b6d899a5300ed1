import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../config/siteConfig.ts';
import {
  type Issue,
  type LoadedTables,
  Matcher,
  type RedirectLocation,
  type Resolution,
  type Rule,
  readTable,
  relativeUrl,
  resolve,
  sampleOf,
  splitUrl,
  tableFile,
  targetContext,
} from '../../server/redirects/rules.ts';
import { type Candidate, candidateOf, type Refusal } from './candidate.ts';
import { FOLDER } from './finding.ts';
import type { Row } from './spreadsheet.ts';
import { type ContentCheck, lineOf, validateLines } from './trial.ts';

export interface Imported {
  accepted: Candidate[];
  /** By row. */
  refused: Refusal[];
}

/** The tables that rows are imported into. */
export interface Importing {
  folder: string;
  tables: LoadedTables;
  sites: readonly SiteConfig[];
  /** Site of paths without a host; undefined without `--site`. */
  siteId: string | undefined;
  contentCheck: ContentCheck;
}

/** Converts the rows of a spreadsheet to rules. Rows that would cause an error are left out, with the reason. */
export async function importRows(rows: readonly Row[], importing: Importing): Promise<Imported> {
  const { folder, tables, sites, siteId, contentCheck } = importing;
  const refused: Refusal[] = [];
  const candidates = new Map<string, Candidate>();
  for (const row of rows) {
    const candidate = candidateOf(row, { sites, siteId, hosts: tables.hosts });
    const reason = 'reason' in candidate ? candidate.reason : rejectionReason(candidate, candidates, importing);
    if (reason !== null) refused.push({ row: row.number, reason });
    else if ('source' in candidate) candidates.set(keyOf(candidate), candidate);
  }
  const texts = new Map([...candidates.values()].map(({ site }) => [site, textOf(join(folder, tableFile(site)))]));
  const result = await validateLines(folder, texts, [...candidates.values()], contentCheck);
  return {
    accepted: result.accepted,
    refused: [...refused, ...result.refused].sort((one, other) => one.row - other.row),
  };
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const keyOf = ({ site, source }: Candidate) => `${site} ${source}`;

/** Returns why a rule is redundant or contradicts another; null when it is new. */
function rejectionReason(
  candidate: Candidate,
  candidates: ReadonlyMap<string, Candidate>,
  importing: Importing,
): string | null {
  const before = candidates.get(keyOf(candidate));
  if (before) {
    return before.target === candidate.target
      ? `row ${before.row} is the same rule`
      : `row ${before.row} redirects the same URL to ${before.target}`;
  }
  const { tables, sites } = importing;
  const { located, issues } = readTable(candidate.site, lineOf(candidate), targetContext(sites, tables.hosts));
  const [compiledRule] = located;
  if (!compiledRule) return issues.map(({ message, hint }: Issue) => `${message}. ${hint}`).join(' ');
  const url = sampleOf(compiledRule);
  const resolution = follow(tables, candidate.site, url);
  const { target } = compiledRule.compiled;
  const query = new URLSearchParams((target.query ?? []).map(([name, value]) => [name, String(value)])).toString();
  const intended: RedirectLocation = {
    site: target.host === null ? (target.site ?? candidate.site) : null,
    host: target.host,
    path: String(target.path),
    query,
    fragment: target.fragment,
  };
  const end =
    (intended.site === null ? null : follow(tables, intended.site, relativeUrl(intended))?.location) ?? intended;
  if (isSameLocation(end, { ...intended, site: candidate.site, host: null, ...splitUrl(url) }))
    return 'the old URL and the new URL are the same';
  const rule = resolution?.rules[0];
  if (!resolution || !rule) return null;
  if (isSameLocation(resolution.location, end)) return `${positionOf(rule)} already redirects there`;
  return isExact(rule) ? `${positionOf(rule)} redirects it to ${rule.target}` : null;
}

const positionOf = ({ site, line }: Rule) => `${FOLDER}/${tableFile(site)}:${line}`;
/** Whether a source is literal, so that no line is more specific. */
const isExact = ({ source }: Rule) => !/[:*(]/.test(source);
const isSameLocation = (one: RedirectLocation, other: RedirectLocation) =>
  one.site === other.site && one.host === other.host && relativeUrl(one) === relativeUrl(other);

function follow({ bySite }: LoadedTables, site: string, url: string): Resolution | null {
  const platform = new Matcher();
  return resolve((id) => ({ file: bySite.get(id)?.matcher ?? platform, platform }), site, url);
}
