import { createHash } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { ResolvedSite } from '../../config/hosts.ts';
import { contextOf } from '../operations/context.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import { routeUrl } from '../page/route.ts';
import type { ContentPort } from '../ports/contentPort.ts';
import { storiesFeed } from './storiesRss.ts';

const FILE = '/rss.xml';
/** Newest stories in a feed. */
const FEED_SIZE = 20;
/** To shared caches five minutes; readers ask again with the validator. */
const KEPT = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';

/**
 * `GET {stories index}/rss.xml`, in every language of a site: its newest stories as RSS 2.0. Where there is no such index
 * the request goes on and ends as a page that is not there.
 */
export function createStoriesFeed(content: Pick<ContentPort, 'stories'>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const handler: RequestHandler = async (req, res, next) => {
    const { resolved } = contextOf(res);
    const body = resolved && (await feedAt(req, res, resolved, content));
    if (!body) return next();
    contextOf(res).routeKind = 'feed';
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    res.set({ 'Cache-Control': KEPT, ETag: etag }).type('application/rss+xml');
    if (req.fresh) return void res.status(304).end();
    res.send(body);
  };
  router.get(/\/rss\.xml$/, handler);
  return router;
}

async function feedAt(
  req: Request,
  res: Response,
  { site, origin }: ResolvedSite,
  { stories }: Pick<ContentPort, 'stories'>,
): Promise<string | null> {
  const address = routeUrl(site, req.path.slice(0, -FILE.length), new URLSearchParams());
  if (address?.route.kind !== 'content') return null;
  const where = { site, language: address.language, signal: disconnectSignal(res) };
  const index = await stories.index(where, { path: address.route.path });
  if (!index) return null;
  const newest = await stories.page(where, { index: index.id, first: FEED_SIZE });
  return storiesFeed({ site, origin, language: address.language, index, stories: newest.stories });
}
