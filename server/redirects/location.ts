import { encodeUrlPart } from '../../src/contracts/urlText.ts';
import type { Match } from './matcher.ts';
import { encodeSegment, fold } from './spelling.ts';
import type { Target } from './target.ts';

/** An address that a rule leads to. */
export interface Place {
  /** Id of one of our sites; null on a listed host. */
  site: string | null;
  /** Origin of a listed host; null on a site of ours. */
  host: string | null;
  /** Encoded, rooted. */
  path: string;
  /** Encoded, without `?`. */
  query: string;
  /** Encoded, with `#`; empty when there is none. */
  fragment: string;
}

/**
 * Where a rule leads for an address: names filled in, the visitor's query merged or dropped.
 *
 * @param query the visitor's, encoded, without `?`
 * @returns null when what was captured would make another path than the one that is meant
 */
export function placeOf({ compiled, captures }: Match, query: string): Place | null {
  const { rule, target, conditions } = compiled;
  const path = typeof target.path === 'string' ? target.path : fillPath(target.path, captures, target.host === null);
  if (path === null) return null;
  // The platform sends all of the query on, what its pattern has asked for as well.
  const used = rule.from === 'platform' ? [] : conditions.map(({ name }) => name);
  return {
    site: target.host === null ? (target.site ?? rule.site) : null,
    host: target.host,
    path,
    query: mergeQuery(target.query, captures, rule.keepsQuery ? query : '', used),
    fragment: target.fragment,
  };
}

type Captures = Match['captures'];

function fillPath(parts: Exclude<Target['path'], string>, captures: Captures, ours: boolean): string | null {
  let path = '';
  for (const part of parts) {
    if (typeof part === 'string') path += part;
    else path += (captures.get(part.name) ?? '').split('/').map(encodeSegment).join('/');
  }
  // Values of a query are anything: they must not become a step up, or another host.
  if (/\/\/|%2f|%5c|(?:^|\/)\.{1,2}(?:\/|$)/i.test(path)) return null;
  // An empty value leaves the slash before it, which none of our pages has.
  return ours && path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Parameters of the target, then those of the visitor that neither the target nor a condition names, as they were written. */
function mergeQuery(target: Target['query'], captures: Captures, visitors: string, used: readonly string[]): string {
  const own = (target ?? []).map(([name, value]): [string, string] => [name, fill(value, captures)]);
  return withVisitors(new URLSearchParams(own).toString(), visitors, used);
}

/** A query, then the visitor's parameters that neither it nor `used` names, as they were written. All encoded, without `?`. */
function withVisitors(query: string, visitors: string, used: readonly string[]): string {
  if (visitors === '') return query;
  const taken = new Set([...[...new URLSearchParams(query).keys()].map(fold), ...used]);
  const kept = visitors.split('&').filter((pair) => pair !== '' && !taken.has(nameOf(pair)));
  return [query, ...kept.map(safe)].filter(Boolean).join('&');
}

/**
 * Where a page leads, with what of the visitor's query the page did not read: whoever comes by a campaign's link is still
 * known to have done so behind a redirect.
 *
 * @param location rooted
 * @param visitors the visitor's query, encoded, without `?`
 * @param read names that the page reads, whatever it made of their values
 */
export function carryQuery(location: string, visitors: string, read: readonly string[]): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/su.exec(location) ?? [];
  return addressOf({ path, query: withVisitors(query, visitors, read.map(fold)), fragment });
}

function fill(value: string | readonly (string | { name: string })[], captures: Captures): string {
  if (typeof value === 'string') return value;
  return value.map((part) => (typeof part === 'string' ? part : (captures.get(part.name) ?? ''))).join('');
}

function nameOf(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return fold(name);
}

/** Whatever a query may not hold is encoded; what is encoded stays as it is. */
function safe(pair: string): string {
  return pair.replace(/[^\w.~!$'()*+,;:@/?%=[\]-]/gu, encodeUrlPart);
}

/** The address on its own site or host. */
export function addressOf({ path, query, fragment }: Pick<Place, 'path' | 'query' | 'fragment'>): string {
  return `${path}${query === '' ? '' : `?${query}`}${fragment}`;
}
