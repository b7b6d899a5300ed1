import { encodeUrlPart } from '../../lib/urlText.ts';
import { isCampaignParameter } from '../../src/contracts/leads/leadSource.ts';
import { encodeSegment, fold } from './canonicalize.ts';
import type { Match } from './matcher.ts';
import type { Target } from './target.ts';

/** The URL that a rule redirects to. */
export interface RedirectLocation {
  /** Id of one of our sites; null for a listed host. */
  site: string | null;
  /** Origin of a listed host; null for one of our sites. */
  host: string | null;
  /** Encoded; begins with a slash. */
  path: string;
  /** Encoded, without `?`. */
  query: string;
  /** Encoded, with `#`; empty when there is none. */
  fragment: string;
}

/**
 * Builds the redirect location of a match: captures are filled in, the visitor's query is merged, or dropped but for its campaign.
 *
 * @param query the visitor's query, encoded, without `?`
 * @returns null when a captured value would change the structure of the path (a slash, a dot segment)
 */
export function locationFor({ compiled, captures }: Match, query: string): RedirectLocation | null {
  const { rule, target, conditions } = compiled;
  const path = typeof target.path === 'string' ? target.path : fillPath(target.path, captures, target.host === null);
  if (path === null) return null;
  // The platform also preserves the parameters that its pattern matched.
  const isOfPlatform = rule.from === 'platform';
  const used = isOfPlatform ? [] : conditions.map(({ name }) => name);
  // The platform drops all of it.
  const rest = isOfPlatform ? '' : campaignOf(query);
  return {
    site: target.host === null ? (target.site ?? rule.site) : null,
    host: target.host,
    path,
    query: mergeQuery(target.query, captures, rule.preserveQuery ? query : rest, used),
    fragment: target.fragment,
  };
}

/** Returns the parameters of campaigns, unchanged: what brought the visitor does not depend on the old page's parameters. */
const campaignOf = (query: string): string =>
  query
    .split('&')
    .filter((pair) => isCampaignParameter(nameOf(pair)))
    .join('&');

type Captures = Match['captures'];

function fillPath(parts: Exclude<Target['path'], string>, captures: Captures, isOwnSite: boolean): string | null {
  let path = '';
  for (const part of parts) {
    if (typeof part === 'string') path += part;
    else path += (captures.get(part.name) ?? '').split('/').map(encodeSegment).join('/');
  }
  // Query values come from the visitor: they must not become a dot segment or another host.
  if (/\/\/|%2f|%5c|(?:^|\/)\.{1,2}(?:\/|$)/i.test(path)) return null;
  // An empty value leaves a trailing slash, which no page of ours has.
  return isOwnSite && path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Returns the target's parameters, then the visitor's parameters that neither the target nor a condition names, unchanged. */
function mergeQuery(
  target: Target['query'],
  captures: Captures,
  visitorQuery: string,
  used: readonly string[],
): string {
  const targetQuery = (target ?? []).map(([name, value]): [string, string] => [name, fill(value, captures)]);
  return appendVisitorQuery(new URLSearchParams(targetQuery).toString(), visitorQuery, used);
}

/** Appends the visitor's parameters that neither `query` nor `used` names, unchanged. All are encoded, without `?`. */
function appendVisitorQuery(query: string, visitorQuery: string, used: readonly string[]): string {
  if (visitorQuery === '') return query;
  const dropped = new Set([...[...new URLSearchParams(query).keys()].map(fold), ...used]);
  const remaining = visitorQuery.split('&').filter((pair) => pair !== '' && !dropped.has(nameOf(pair)));
  return [query, ...remaining.map(encodeUnsafe)].filter(Boolean).join('&');
}

/**
 * Adds the visitor's parameters that the page did not read to the location of a page's redirect, so that campaign
 * parameters survive it.
 *
 * @param location a rooted URL
 * @param visitorQuery the visitor's query, encoded, without `?`
 * @param read names of the parameters that the page reads
 */
export function carryQuery(location: string, visitorQuery: string, read: readonly string[]): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/su.exec(location) ?? [];
  return relativeUrl({ path, query: appendVisitorQuery(query, visitorQuery, read.map(fold)), fragment });
}

function fill(value: string | readonly (string | { name: string })[], captures: Captures): string {
  if (typeof value === 'string') return value;
  return value.map((part) => (typeof part === 'string' ? part : (captures.get(part.name) ?? ''))).join('');
}

function nameOf(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return fold(name);
}

/** Encodes characters that are not allowed in a query; percent-encoded ones stay as they are. */
function encodeUnsafe(pair: string): string {
  return pair.replace(/[^\w.~!$'()*+,;:@/?%=[\]-]/gu, encodeUrlPart);
}

/** Joins path, query and fragment. */
export function relativeUrl({ path, query, fragment }: Pick<RedirectLocation, 'path' | 'query' | 'fragment'>): string {
  return `${path}${query === '' ? '' : `?${query}`}${fragment}`;
}
