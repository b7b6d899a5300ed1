import type { RequestHandler } from 'express';
import { CARRY, carriedOver } from '../../src/contracts/search/carriedQuery.ts';
import { contextOf, headersFor } from '../operations/context.ts';

/** Longer queries are not carried over; only the search itself remains. */
const MAX_QUERY = 1_500;

/**
 * Redirects a search that a form sent without scripts to the same search with the query of the page it was sent from
 * (F015). Pages are cached without their query, so that only `Referer` knows it; one of another host is ignored.
 */
export function carriedQuery(): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' || !/\?.*carry=/.test(req.url)) return next();
    const queryStart = req.url.indexOf('?');
    const path = req.url.slice(0, queryStart);
    const query = new URLSearchParams(req.url.slice(queryStart + 1));
    if (query.get(CARRY.name) !== CARRY.value) return next();
    query.delete(CARRY.name);
    const referer = URL.parse(req.headers.referer ?? '');
    const carried = referer?.host === req.headers.host ? carriedOver(referer?.search ?? '', query) : [];
    const merged = new URLSearchParams([...query, ...carried]).toString();
    const target = merged.length > MAX_QUERY ? query.toString() : merged;
    contextOf(res).routeKind = 'redirect';
    const headers = {
      Location: target === '' ? path : `${path}?${target}`,
      'Cache-Control': 'no-store',
      'Content-Length': 0,
    };
    res.writeHead(302, headersFor(res, headers));
    res.end();
  };
}
