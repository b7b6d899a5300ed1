import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { addressOf, type Place } from '../../server/redirects/location.ts';
import { Matcher } from '../../server/redirects/matcher.ts';
import { type Resolution, resolve, splitAddress } from '../../server/redirects/resolver.ts';
import type { Fault, Rule } from '../../server/redirects/rule.ts';
import { sampleOf } from '../../server/redirects/samples.ts';
import { readTable } from '../../server/redirects/table.ts';
import { fileOf, type LoadedTables, worldOf } from '../../server/redirects/tables.ts';
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
  const texts = new Map([...fresh.values()].map(({ site }) => [site, textOf(join(folder, fileOf(site)))]));
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
  const { located, faults } = readTable(candidate.site, lineOf(candidate), worldOf(sites, tables.hosts));
  const [only] = located;
  if (!only) return faults.map(({ message, cure }: Fault) => `${message}. ${cure}`).join(' ');
  const url = sampleOf(only);
  const found = follow(tables, candidate.site, url);
  const { target } = only.compiled;
  const query = new URLSearchParams((target.query ?? []).map(([name, value]) => [name, String(value)])).toString();
  const meant: Place = {
    ...{ site: target.host === null ? (target.site ?? candidate.site) : null, host: target.host },
    ...{ path: String(target.path), query, fragment: target.fragment },
  };
  const end = (meant.site === null ? null : follow(tables, meant.site, addressOf(meant))?.place) ?? meant;
  if (samePlace(end, { ...meant, site: candidate.site, host: null, ...splitAddress(url) }))
    return 'the old address is the new one';
  const rule = found?.rules[0];
  if (!found || !rule) return null;
  if (samePlace(found.place, end)) return `${placeOf(rule)} leads there already`;
  return isExact(rule) ? `${placeOf(rule)} leads it to ${rule.target}` : null;
}

const placeOf = ({ site, line }: Rule) => `${FOLDER}/${fileOf(site)}:${line}`;
/** Written out, so that no line could be more exact. */
const isExact = ({ source }: Rule) => !/[:*(]/.test(source);
const samePlace = (one: Place, other: Place) =>
  one.site === other.site && one.host === other.host && addressOf(one) === addressOf(other);

function follow({ bySite }: LoadedTables, site: string, url: string): Resolution | null {
  const platform = new Matcher();
  return resolve((id) => ({ file: bySite.get(id)?.matcher ?? platform, platform }), site, url);
}
