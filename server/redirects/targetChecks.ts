import type { SiteConfig } from '../../config/siteConfig.ts';
import { DEALER_QUERY_NAMES } from '../../src/contracts/dealers/dealerSearch.ts';
import { cannotHavePages } from '../../src/contracts/page/reservedPaths.ts';
import { CAR_QUERY_NAMES, formatCarQuery, parseCarQuery } from '../../src/contracts/search/carSearch.ts';
import { invalidTargetStatus } from '../operations/requestTarget.ts';
import { parsePageUrl } from '../page/route/route.ts';
import { type RedirectLocation, relativeUrl } from './location.ts';
import type { Diagnostic } from './rule.ts';

const FILES = /^\/-\/(?:media|jssmedia)\//;

/** Checks a location on one of our sites: whether the router has a page for it and whether a list knows its filters. */
export function targetDiagnostic(site: SiteConfig, location: RedirectLocation): Diagnostic | null {
  if (FILES.test(location.path)) return null;
  const isRefused =
    invalidTargetStatus(relativeUrl({ ...location, fragment: '' })) !== null || cannotHavePages(location.path);
  const routed = isRefused ? null : parsePageUrl(site, location.path, new URLSearchParams(location.query));
  if (!routed) return { message: `No page can have the URL ${location.path}`, hint: 'Choose the URL of a page.' };
  const parameters = [...new URLSearchParams(location.query)];
  const { kind } = routed.route;
  if (kind === 'carList') return unknownFilter(parameters, CAR_QUERY_NAMES) ?? lostFilter(parameters);
  if (kind === 'dealerList') return unknownFilter(parameters, DEALER_QUERY_NAMES);
  const [filter] = parameters.find(([name]) => /^(?:car|site)_/.test(name)) ?? [];
  if (filter === undefined) return null;
  return {
    message: `${location.path} is not a list: it has no filter ${filter}`,
    hint: 'Redirect to the list, or remove the filter.',
  };
}

function unknownFilter(parameters: readonly [string, string][], names: readonly string[]): Diagnostic | null {
  const [name] = parameters.find(([each]) => !names.includes(each)) ?? [];
  if (name === undefined) return null;
  const similar = names.filter((each) => each.startsWith(name.slice(0, 6))).slice(0, 6);
  const hint = `Known filters: ${(similar.length > 0 ? similar : names.filter((each) => !each.includes('.'))).join(', ')}.`;
  return { message: `The list has no filter ${name}`, hint };
}

/** Reports values that the list ignores, such as invalid ranges and unknown sort orders. */
function lostFilter(parameters: readonly [string, string][]): Diagnostic | null {
  const parsed = new URLSearchParams(
    formatCarQuery(parseCarQuery(new URLSearchParams(parameters.map((pair) => [...pair])))),
  );
  const [name, value] = parameters.find(([each, text]) => !parsed.getAll(each).includes(text)) ?? [];
  if (name === undefined) return null;
  return {
    message: `The list cannot read ${name}=${value}`,
    hint: 'Write ranges as 100000-250000, and leave out defaults.',
  };
}
