import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { type RedirectLocation, relativeUrl } from '../../server/redirects/location.ts';
import { Matcher } from '../../server/redirects/matcher.ts';
import { type Resolution, resolve, splitUrl } from '../../server/redirects/resolver.ts';
import type { Issue, Rule } from '../../server/redirects/rule.ts';
import { sampleOf } from '../../server/redirects/samples.ts';
import { readTable } from '../../server/redirects/table.ts';
import { type LoadedTables, tableFile, targetContext } from '../../server/redirects/tables.ts';
import { type Candidate, candidateOf, type Refusal } from './candidate.ts';
import { FOLDER } from './finding.ts';
import type { Row } from './spreadsheet.ts';
import { type ContentCheck, lineOf, tryLines } from './trial.ts';

export interface Imported {
  taken: Candidate[];
  /** By row. */
  refused: Refusal[];
}

/** What is imported into. */
export interface Importing {
  folder: string;
  tables: LoadedTables;
  sites: readonly SiteConfig[];
  /** Site that paths are meant on; undefined when none was named. */
  siteId: string | undefined;
  contentCheck: ContentCheck;
}

/** Makes rules of the rows of a spreadsheet; whatever would bring a fault into the tables is left out, with the reason. */
export async function importRows(rows: readonly Row[], importing: Importing): Promise<Imported> {
  const { folder, tables, sites, siteId, contentCheck } = importing;
  const refused: Refusal[] = [];
  const fresh = new Map<string, Candidate>();
  for (const row of rows) {
    const candidate = candidateOf(row, { sites, siteId, hosts: tables.hosts });
    const reason = 'reason' in candidate ? candidate.reason : knownReason(candidate, fresh, importing);
    if (reason !== null) refused.push({ row: row.number, reason });
    else if ('source' in candidate) fresh.set(keyOf(candidate), candidate);
  }
  const texts = new Map([...fresh.values()].map(({ site }) => [site, textOf(join(folder, tableFile(site)))]));
  const tried = await tryLines(folder, texts, [...fresh.values()], contentCheck);
  return { taken: tried.taken, refused: [...refused, ...tried.refused].sort((one, other) => one.row - other.row) };
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const keyOf = ({ site, source }: Candidate) => `${site} ${source}`;

/** Why a rule is not needed, or contradicts another; null when it is new. */
function knownReason(candidate: Candidate, fresh: ReadonlyMap<string, Candidate>, importing: Importing): string | null {
  const before = fresh.get(keyOf(candidate));
  if (before) {
    return before.target === candidate.target
      ? `row ${before.row} says the same`
      : `row ${before.row} leads the same address to ${before.target}`;
  }
  const { tables, sites } = importing;
  const { located, issues } = readTable(candidate.site, lineOf(candidate), targetContext(sites, tables.hosts));
  const [only] = located;
  if (!only) return issues.map(({ message, hint }: Issue) => `${message}. ${hint}`).join(' ');
  const url = sampleOf(only);
  const found = follow(tables, candidate.site, url);
  const { target } = only.compiled;
  const query = new URLSearchParams((target.query ?? []).map(([name, value]) => [name, String(value)])).toString();
  const meant: RedirectLocation = {
    ...{ site: target.host === null ? (target.site ?? candidate.site) : null, host: target.host },
    ...{ path: String(target.path), query, fragment: target.fragment },
  };
  const end = (meant.site === null ? null : follow(tables, meant.site, relativeUrl(meant))?.location) ?? meant;
  if (samePlace(end, { ...meant, site: candidate.site, host: null, ...splitUrl(url) }))
    return 'the old address is the new one';
  const rule = found?.rules[0];
  if (!found || !rule) return null;
  if (samePlace(found.location, end)) return `${placeOf(rule)} leads there already`;
  return isExact(rule) ? `${placeOf(rule)} leads it to ${rule.target}` : null;
}

const placeOf = ({ site, line }: Rule) => `${FOLDER}/${tableFile(site)}:${line}`;
/** Written out, so that no line could be more exact. */
const isExact = ({ source }: Rule) => !/[:*(]/.test(source);
const samePlace = (one: RedirectLocation, other: RedirectLocation) =>
  one.site === other.site && one.host === other.host && relativeUrl(one) === relativeUrl(other);

function follow({ bySite }: LoadedTables, site: string, url: string): Resolution | null {
  const platform = new Matcher();
  return resolve((id) => ({ file: bySite.get(id)?.matcher ?? platform, platform }), site, url);
}
