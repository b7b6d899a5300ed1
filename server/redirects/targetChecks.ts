import type { SiteConfig } from '../../config/siteConfig.ts';
import { CAR_QUERY_NAMES, formatCarQuery, parseCarQuery } from '../../src/contracts/carSearch.ts';
import { DEALER_QUERY_NAMES } from '../../src/contracts/dealerSearch.ts';
import { targetFault } from '../middleware/guards.ts';
import { routeUrl } from '../page/route.ts';
import { addressOf, type Place } from './location.ts';
import type { Complaint } from './rule.ts';

const NO_PAGES = /^\/(?:assets|api|-|sitecore|_page)\//;
const FILES = /^\/-\/(?:media|jssmedia)\//;

/** Why the router has no page for an address of one of our sites, or why a list would not understand it. */
export function targetComplaint(site: SiteConfig, place: Place): Complaint | null {
  if (FILES.test(place.path)) return null;
  const refused = targetFault(addressOf({ ...place, fragment: '' })) !== null || NO_PAGES.test(place.path);
  const address = refused ? null : routeUrl(site, place.path, new URLSearchParams(place.query));
  if (!address) return { message: `No page can have the address ${place.path}`, cure: 'Lead to a page.' };
  const given = [...new URLSearchParams(place.query)];
  const { kind } = address.route;
  if (kind === 'carList') return unknownFilter(given, CAR_QUERY_NAMES) ?? lostFilter(given);
  if (kind === 'dealerList') return unknownFilter(given, DEALER_QUERY_NAMES);
  const [filter] = given.find(([name]) => /^(?:car|site)_/.test(name)) ?? [];
  if (filter === undefined) return null;
  return {
    message: `${place.path} is no list: it does not know ${filter}`,
    cure: 'Lead to the list, or leave it out.',
  };
}

function unknownFilter(given: readonly [string, string][], names: readonly string[]): Complaint | null {
  const [name] = given.find(([each]) => !names.includes(each)) ?? [];
  if (name === undefined) return null;
  const near = names.filter((each) => each.startsWith(name.slice(0, 6))).slice(0, 6);
  const cure = `It knows ${(near.length > 0 ? near : names.filter((each) => !each.includes('.'))).join(', ')}.`;
  return { message: `The list does not know the filter ${name}`, cure };
}

/** Ranges that are none, sorts that do not exist: the list passes over them. */
function lostFilter(given: readonly [string, string][]): Complaint | null {
  const kept = new URLSearchParams(formatCarQuery(parseCarQuery(new URLSearchParams(given.map((pair) => [...pair])))));
  const [name, value] = given.find(([each, text]) => !kept.getAll(each).includes(text)) ?? [];
  if (name === undefined) return null;
  return {
    message: `The list cannot read ${name}=${value}`,
    cure: 'Ranges are written 100000-250000; defaults are left out.',
  };
}
