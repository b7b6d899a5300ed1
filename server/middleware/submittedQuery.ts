import type { RequestHandler } from 'express';
import type { ResolvedSite } from '../../config/hosts.ts';
import { DEALER_SORTS } from '../../src/contracts/dealers/dealerSearch.ts';
import { LOAN_QUERY_NAMES, MILEAGE, PAYMENT } from '../../src/contracts/finance/loanQuery.ts';
import { CARRY, carriedOver } from '../../src/contracts/search/carriedQuery.ts';
import { CAR_SORTS } from '../../src/contracts/search/carSearch.ts';
import { COST_QUERY_NAMES } from '../../src/contracts/totalCost/costChoice.ts';
import { report } from '../operations/request/report.ts';
import { headersFor } from '../operations/request/request.ts';
import { type Respond, stage } from '../operations/request/stage.ts';
import { readQuery } from '../page/route/readQuery.ts';
import { parsePageUrl, supportedParameters } from '../page/route/route.ts';

/** Longer queries are not carried over; only the search itself remains. */
const MAX_QUERY = 1_500;
/** Terms of a loan and of quotes, and inputs of total costs. */
const CAR_TERMS: readonly string[] = [...LOAN_QUERY_NAMES, MILEAGE, PAYMENT, ...COST_QUERY_NAMES];
const DEFAULT_SORTS: ReadonlySet<string> = new Set([CAR_SORTS[0], DEALER_SORTS[0]]);
/**
 * What a query has that may be one of a form. Cached pages pass here too, so that other queries are not parsed. It is tested behind the
 * question mark: one that looks for the mark itself takes the square of the length of a URL of question marks.
 */
const MAY_BE_SUBMITTED = new RegExp(
  `${CARRY.name}=|=(?:[+&]|%20|$)|\\.(?:from|to)=|sortName=(?:${[...DEFAULT_SORTS].join('|')})`,
);

/**
 * Redirects what a form sent without scripts to the URL that the page has with scripts. A browser sends all fields of a form, also those that
 * are empty or have their default. A search that asks for it gets the query of the page it was sent from (F015).
 */
export function submittedQuery(): RequestHandler {
  return stage((request, { method, headers }) => {
    const { url, resolved } = request;
    const queryStart = url.indexOf('?');
    if (queryStart < 0 || (method !== 'GET' && method !== 'HEAD')) return request;
    const text = url.slice(queryStart + 1);
    if (!MAY_BE_SUBMITTED.test(text)) return request;
    const path = url.slice(0, queryStart);
    const submitted = readQuery(text);
    const carried = withCarried(submitted, headers);
    const query = (resolved && withoutDefaults(resolved, path, carried ?? submitted)) ?? carried;
    if (query === null) return request;
    const search = query.toString();
    return redirectTo(search === '' ? path : `${path}?${search}`);
  });
}

const redirectTo =
  (location: string): Respond =>
  (_req, res) => {
    report(res, { kind: 'redirect' });
    res.writeHead(302, headersFor(res, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }));
    res.end();
  };

/**
 * Returns a search with the query of the page that it was sent from, when it asks for it; else null. Pages are cached without their query,
 * so that only `Referer` knows it; one of another host is ignored.
 */
function withCarried(
  submitted: URLSearchParams,
  { referer, host }: { referer?: string | undefined; host?: string | undefined },
): URLSearchParams | null {
  if (submitted.get(CARRY.name) !== CARRY.value) return null;
  const query = new URLSearchParams(submitted);
  query.delete(CARRY.name);
  const from = URL.parse(referer ?? '');
  const carried = from?.host === host ? carriedOver(from?.search ?? '', query) : [];
  const merged = new URLSearchParams([...query, ...carried]);
  return merged.toString().length > MAX_QUERY ? query : merged;
}

/**
 * Returns the query of a list or a car in canonical form when it has what only forms send: an empty field, an end of a range, the
 * default sort. Parameters that the page does not read, such as those of campaigns, remain. Returns null for any other query.
 */
function withoutDefaults({ site, brand }: ResolvedSite, path: string, query: URLSearchParams): URLSearchParams | null {
  const page = parsePageUrl(site, path, query, brand);
  if (!page) return null;
  const { kind } = page.route;
  if (kind !== 'carList' && kind !== 'dealerList' && kind !== 'car') return null;
  const { search } = page;
  const supported = new Set(kind === 'car' ? CAR_TERMS : supportedParameters({ kind, search }));
  const isFromForm = ([name, value]: [string, string]) =>
    supported.has(name) &&
    (value.trim() === '' || /\.(?:from|to)$/.test(name) || (name === 'sortName' && DEFAULT_SORTS.has(value)));
  if (![...query].some(isFromForm)) return null;
  const others = [...query].filter(([name]) => !supported.has(name));
  return new URLSearchParams([...new URLSearchParams(search), ...others]);
}
