import type { SiteConfig } from '../../config/siteConfig.ts';
import { asciiTarget, targetFault } from '../../server/middleware/guards.ts';
import { splitUrl } from '../../server/redirects/resolver.ts';
import type { Row } from './spreadsheet.ts';
import { sourceOf, targetOf } from './writeRule.ts';

/** A row as a rule, to be tried. */
export interface Candidate {
  row: number;
  site: string;
  source: string;
  target: string;
}

/** Why a row is no rule. */
export interface Refusal {
  row: number;
  reason: string;
}

interface Context {
  sites: readonly SiteConfig[];
  /** Site that paths are meant on; undefined when none was named. */
  siteId: string | undefined;
  hosts: ReadonlySet<string>;
}

/** Makes a rule of a row, or says why it cannot. What the tables say to it is asked later. */
export function candidateOf({ number: row, from, to }: Row, context: Context): Candidate | Refusal {
  try {
    const { site, source } = sourceIn(from, context);
    return { row, site, source, target: targetIn(to, site, context) };
  } catch (error) {
    if (error instanceof Unfit) return { row, reason: error.message };
    throw error;
  }
}

/** Why a cell is no address that a rule could have. */
class Unfit extends Error {}

function sourceIn(from: string, context: Context): { site: string; source: string } {
  if (from === '') throw new Unfit('the old address is empty');
  const { site: own, host, rest } = placeOf(from, context);
  if (host !== null)
    throw new Unfit(`${host} is no host of ours (${context.sites.map((each) => each.host).join(', ')})`);
  const site = own ?? context.siteId;
  if (site === undefined) throw new Unfit(`${from} does not say which site: give --site ID`);
  if (rest.includes('#'))
    throw new Unfit('browsers keep what follows # to themselves: the whole page would be sent away');
  const url = asciiTarget(rest);
  const { path, query } = splitUrl(url);
  const source = targetFault(url) === null ? sourceOf(path, query) : null;
  if (source === null) throw new Unfit(`${from} is no address that a visitor can ask for`);
  return { site, source };
}

function targetIn(to: string, site: string, context: Context): string {
  if (to === '') throw new Unfit('the new address is empty');
  const { site: own, host, rest } = placeOf(to, context);
  if (host === null) return `${own === null || own === site ? '' : `${own}:`}${targetOf(rest)}`;
  if (!context.hosts.has(host)) throw new Unfit(`${host} is neither ours nor in redirects/external-hosts.txt`);
  return `https://${host}${targetOf(rest)}`;
}

interface Written {
  site: string | null;
  /** Of somebody else. */
  host: string | null;
  /** Rooted path, query, fragment; encoded. */
  rest: string;
}

/** `https://host/path`, `host/path`, `/path` or `path`; @throws Unfit when it is none of them */
function placeOf(written: string, { sites }: Context): Written {
  const whole = /^(?:https?:)?\/\/([^/?#]+)(.*)$/is.exec(written);
  const bare = whole ? null : /^((?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)([/?#].*)?$/is.exec(written);
  const host = (whole?.[1] ?? bare?.[1])?.toLowerCase();
  if (!host && /^[a-z][a-z0-9+.-]*:/i.test(written)) throw new Unfit(`${written} is no page`);
  const rest = encoded(host === undefined ? written : (whole?.[2] ?? bare?.[2] ?? ''));
  if (host === undefined) return { site: null, host: null, rest };
  const site = sites.find((each) => hostsOf(each).includes(host.replace(/:\d+$/, '')));
  // A file's name has a dot too.
  if (!site && bare && !/\//.test(written)) return { site: null, host: null, rest: encoded(written) };
  if (site) return { site: site.id, host: null, rest };
  return { site: null, host, rest };
}

function hostsOf({ host, id, brandHosts }: SiteConfig): string[] {
  const own = [host, `${id}.localhost`];
  return [...own, `www.${host}`, ...brandHosts.flatMap(({ theme }) => own.map((each) => `${theme}.${each}`))];
}

/** Rooted, as a browser would send it. */
function encoded(text: string): string {
  const rooted = text.startsWith('/') ? text : `/${text}`;
  return rooted.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}
