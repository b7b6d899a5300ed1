import express, { type Request, Router } from 'express';
import { LINK_TOKEN } from '../../src/contracts/page/secretQuery.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { requestOf } from '../operations/request/request.ts';
import type { SavedSearchCalls } from '../savedSearches/savedSearchCalls.ts';
import { handleBodyError, rateLimited, receiveBody, refuse } from './jsonPost.ts';

interface EndSearchApiOptions {
  path: string;
  calls: Pick<SavedSearchCalls, 'end' | 'manageLink'>;
  limit: RateLimit;
}

/** Mail programs should post multipart, and may post URL-encoded (RFC 8058, section 3.2). */
const TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded'];
const BODY_LIMIT = 1_024;
const FIELD = 'List-Unsubscribe';
const ONE_CLICK = 'One-Click';
/** The part of a multipart body with the field: its header fields, an empty line, its value. */
const ONE_CLICK_PART = /[\s;]name="?List-Unsubscribe"?[^\r\n]*(?:\r?\n[^\r\n]+)*\r?\n\r?\nOne-Click\r?\n/i;
const RETRY_SECONDS = '10';

/**
 * Creates the API that ends a saved search, the URL of `List-Unsubscribe` in its mails:
 *
 * - `POST ?token` with the field `List-Unsubscribe=One-Click`, as `multipart/form-data` or URL-encoded: ends it, 200 also when it has ended before. Any origin may call it: mail programs do.
 * - `GET ?token`: 303 to the page that shows, changes and ends it, in the language of the search. A link that a scanner follows changes nothing.
 *
 * Errors: 400 `token` or `List-Unsubscribe`, 405, 413, 415, 429, and 503 while the store is unavailable.
 */
export function createEndSearchApi({ path, calls, limit }: EndSearchApiOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const body = receiveBody(express.text({ type: TYPES, limit: BODY_LIMIT, inflate: false }), BODY_LIMIT);
  router.get(path, rateLimited(limit), async (req, res) => {
    const { resolved } = requestOf(res);
    const page = resolved?.site.paths.savedSearches;
    const token = tokenIn(req.query[LINK_TOKEN]);
    if (!resolved || !page) return refuse(res, 404, 'site');
    const link = await calls.manageLink(token, resolved.site);
    if (link === 'failed') return refuse(res.set('Retry-After', RETRY_SECONDS), 503, 'store');
    const location = link === null ? page : `${link.prefix}${page}?${LINK_TOKEN}=${link.token}`;
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', Location: location }).status(303).end();
  });
  router.post(path, rateLimited(limit), body, async (req, res) => {
    const { resolved } = requestOf(res);
    if (!resolved) return refuse(res, 404, 'site');
    if (!req.is(TYPES)) return refuse(res, 415, 'content-type');
    if (!isOneClick(req)) return refuse(res, 400, FIELD);
    const outcome = await calls.end(tokenIn(req.query[LINK_TOKEN]), resolved.site);
    if (outcome === 'unknown') return refuse(res, 400, LINK_TOKEN);
    if (outcome === 'failed') return refuse(res.set('Retry-After', RETRY_SECONDS), 503, 'store');
    res.set('Cache-Control', 'no-store').json({ ended: true });
  });
  router.all(path, (_req, res) => refuse(res.set('Allow', 'GET, HEAD, POST'), 405, 'method'));
  router.use(path, handleBodyError);
  return router;
}

/** Whether the body of a request is the one that mail programs post. */
function isOneClick(req: Request): boolean {
  const body: unknown = req.body;
  if (typeof body !== 'string') return false;
  if (req.is('multipart/form-data')) return ONE_CLICK_PART.test(body);
  return new URLSearchParams(body.trim()).get(FIELD) === ONE_CLICK;
}

const tokenIn = (value: unknown): string => (typeof value === 'string' ? value : '');
