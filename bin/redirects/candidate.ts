import type { BrandHost, SiteConfig } from '../../config/siteConfig.ts';
import { encodeTarget, invalidTargetStatus } from '../../server/operations/requestTarget.ts';
import { splitUrl } from '../../server/redirects/rules.ts';
import type { Row } from './spreadsheet.ts';
import { sourceOf, targetOf } from './writeRule.ts';

/** A row converted to a rule that has not been validated. */
export interface Candidate {
  row: number;
  site: string;
  source: string;
  target: string;
}

/** Why a row was not imported. */
export interface Refusal {
  row: number;
  reason: string;
}

interface Context {
  sites: readonly SiteConfig[];
  /** Site of paths without a host; undefined without `--site`. */
  siteId: string | undefined;
  hosts: ReadonlySet<string>;
}

/** Converts a row to a rule, or returns why it cannot. The rule is validated later. */
export function candidateOf({ number: row, from, to }: Row, context: Context): Candidate | Refusal {
  try {
    const { site, brand, source } = sourceIn(from, context);
    return { row, site, source, target: targetIn(to, { site, brand }, context) };
  } catch (error) {
    if (error instanceof RowError) return { row, reason: error.message };
    throw error;
  }
}

/** Thrown for a cell that cannot be converted to a rule. */
class RowError extends Error {}

interface SourceSite {
  site: string;
  /** Brand host of the old URL; null on the site's own host. */
  brand: BrandHost | null;
}

function sourceIn(from: string, context: Context): SourceSite & { source: string } {
  if (from === '') throw new RowError('the old URL is empty');
  const { site: urlSite, brand, host, rest } = parseUrl(from, context);
  if (host !== null)
    throw new RowError(`${host} is not one of our hosts (${context.sites.map((each) => each.host).join(', ')})`);
  const site = urlSite ?? context.siteId;
  if (site === undefined) throw new RowError(`${from} belongs to no site: add --site ID`);
  if (rest.includes('#'))
    throw new RowError('browsers do not send the part after #: the rule would redirect the full page');
  const url = encodeTarget(rest);
  const { path, query } = splitUrl(url);
  const source = invalidTargetStatus(url) === null ? sourceOf(path, query) : null;
  if (source === null) throw new RowError(`${from} is not a URL that the server accepts`);
  return { site, brand, source };
}

function targetIn(to: string, source: SourceSite, context: Context): string {
  if (to === '') throw new RowError('the new URL is empty');
  const { site, brand, host, rest } = parseUrl(to, context);
  if (host === null) {
    // A redirect within a site stays on the visitor's host.
    const url = brand === null || brand === source.brand ? rest : startPageOf(brand, to, rest);
    return `${site === null || site === source.site ? '' : `${site}:`}${targetOf(url)}`;
  }
  if (!context.hosts.has(host)) throw new RowError(`${host} is neither our host nor in redirects/external-hosts.txt`);
  return `https://${host}${targetOf(rest)}`;
}

/** Returns the URL that the site redirects to the start page of a brand host. @throws RowError for its other pages */
function startPageOf({ homePath }: BrandHost, to: string, rest: string): string {
  if (/^\/(?![?#]|$)/.test(rest))
    throw new RowError(`a rule cannot redirect to ${to}: of a brand host, only the start page can be a target`);
  return homePath + rest.slice(1);
}

interface ParsedUrl {
  site: string | null;
  /** Brand host of the site; null on its own host. */
  brand: BrandHost | null;
  /** External host. */
  host: string | null;
  /** Rooted path, query, fragment; encoded. */
  rest: string;
}

/** Parses `https://host/path`, `host/path`, `/path` or `path`. @throws RowError */
function parseUrl(input: string, { sites }: Context): ParsedUrl {
  const absolute = /^(?:https?:)?\/\/([^/?#]+)(.*)$/is.exec(input);
  const schemeless = absolute ? null : /^((?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)([/?#].*)?$/is.exec(input);
  const host = (absolute?.[1] ?? schemeless?.[1])?.toLowerCase();
  if (!host && /^[a-z][a-z0-9+.-]*:/i.test(input)) throw new RowError(`${input} is not a page`);
  const rest = encoded(host === undefined ? input : (absolute?.[2] ?? schemeless?.[2] ?? ''));
  if (host === undefined) return { site: null, brand: null, host: null, rest };
  const known = sites.flatMap(hostsOf).find(({ hosts }) => hosts.includes(host.replace(/:\d+$/, '')));
  if (known) return { site: known.site.id, brand: known.brand, host: null, rest };
  // A file name contains a dot too.
  if (schemeless && !/\//.test(input)) return { site: null, brand: null, host: null, rest: encoded(input) };
  return { site: null, brand: null, host, rest };
}

/** Returns the names of a site's own host and of its brand hosts. */
function hostsOf(site: SiteConfig) {
  return [null, ...site.brandHosts].map((brand) => {
    const label = brand === null ? '' : `${brand.theme}.`;
    const host = `${label}${site.host}`;
    return { site, brand, hosts: [host, `www.${host}`, `${label}${site.id}.localhost`] };
  });
}

/** Returns the path as a browser sends it, with a slash at its start. */
function encoded(text: string): string {
  const rooted = text.startsWith('/') ? text : `/${text}`;
  return rooted.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}
