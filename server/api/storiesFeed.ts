import { createHash } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { canonicalOrigin, type ResolvedSite } from '../../config/hosts.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import { report } from '../operations/request/report.ts';
import { requestOf } from '../operations/request/request.ts';
import { parsePageUrl } from '../page/route/route.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';
import { missingLinksOf } from '../site/missingLinks.ts';
import { storiesFeed } from './storiesRss.ts';

const FILE_SUFFIX = '/rss.xml';
/** Number of stories in a feed, newest first. */
const FEED_SIZE = 20;
/** Five minutes in shared caches. Feed readers revalidate with the ETag. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';

/**
 * Creates `GET {stories index}/rss.xml` for every language of a site: the newest stories as RSS 2.0, with URLs of the site's own
 * host on its brand hosts too. Without such an index, later handlers respond 404.
 */
export function createStoriesFeed(content: Pick<ContentPort, 'stories'>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const handler: RequestHandler = async (req, res, next) => {
    const { resolved } = requestOf(res);
    const body = resolved && (await createFeed(req, res, resolved, content));
    if (!body) return next();
    report(res, { kind: 'feed' });
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    res.set({ 'Cache-Control': CACHE_CONTROL, ETag: etag }).type('application/rss+xml');
    if (req.fresh) return void res.status(304).end();
    res.send(body);
  };
  router.get(/\/rss\.xml$/, handler);
  return router;
}

async function createFeed(
  req: Request,
  res: Response,
  resolved: ResolvedSite,
  { stories: port }: Pick<ContentPort, 'stories'>,
): Promise<string | null> {
  const { site } = resolved;
  const match = parsePageUrl(site, req.path.slice(0, -FILE_SUFFIX.length), new URLSearchParams());
  if (match?.route.kind !== 'content') return null;
  const scope = { site, language: match.language, signal: disconnectSignal(res) };
  const index = await port.index(scope, { path: match.route.path });
  if (!index) return null;
  const newest = await port.page(scope, { index: index.id, first: FEED_SIZE });
  const origin = canonicalOrigin(resolved);
  const isMissing = missingLinksOf(site);
  const stories = newest.stories.map((story) =>
    story.image && isMissing(story.image.src) ? { ...story, image: null } : story,
  );
  return storiesFeed({ site, origin, language: match.language, index, stories });
}
