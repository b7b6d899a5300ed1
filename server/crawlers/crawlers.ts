import { createHash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { canonicalOrigin, type ResolvedSite } from '../../config/hosts.ts';
import { closing } from '../operations/closing.ts';
import { contextOf } from '../operations/context.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import { isHidden } from '../operations/headers.ts';
import type { Log } from '../operations/log.ts';
import type { ContentPort } from '../ports/contentPort.ts';
import { KEEP_OUT, robotsText } from './robotsText.ts';
import { sendFile } from './sendFile.ts';
import { GROUPS, type Group, type Sitemaps } from './sitemaps.ts';
import { sitemapIndex } from './sitemapXml.ts';

/** To crawlers and shared caches: an hour. */
const ROBOTS_KEPT = 'public, max-age=3600';
/** What stands in for the platform's own. */
const KEPT_SHORTLY = 'public, max-age=60';
/** As long as our own files are fresh; when we fail, for as long as stock may be old. */
const SITEMAPS_KEPT = 'public, max-age=300, stale-if-error=600';

const FILE = new RegExp(`^/sitemap-(${GROUPS.join('|')})(?:-([1-9]\\d{0,3}))?\\.xml$`);

/** `/robots.txt`, `/sitemap.xml` and the files it names (F006). Brand hosts have those of their site: its pages are found on the bare host. */
export function createCrawlers({
  content,
  sitemaps,
  log,
}: {
  content: Pick<ContentPort, 'robots'>;
  sitemaps: Sitemaps;
  log: Log;
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/robots.txt', async (req, res) => {
    const { text, kept } = await robotsOf(req, res);
    send(req, res, 'text/plain', text, kept);
  });
  router.get('/sitemap.xml', async (req, res, next) => {
    const resolved = siteOf(res);
    const origin = canonicalOrigin(resolved);
    const files: { loc: string; lastmod: string | null }[] = [];
    for (const group of GROUPS) {
      const made = await sitemaps.files(resolved, group, closing(res));
      files.push(...made.map(({ lastmod }, at) => ({ loc: `${origin}/${nameOf(group, at)}`, lastmod })));
    }
    // An index of nothing is none.
    if (files.length === 0) return next();
    send(req, res, 'application/xml', sitemapIndex(files), SITEMAPS_KEPT);
  });
  router.get(FILE, async (req, res, next) => {
    const [group, number = '1'] = [req.params[0] as Group, req.params[1]];
    const files = await sitemaps.files(siteOf(res), group, closing(res));
    const file = files[Number(number) - 1];
    // One file has one address.
    if (!file || `/${nameOf(group, Number(number) - 1)}` !== req.path) return next();
    await sendFile(req, res.set('Cache-Control', SITEMAPS_KEPT), file);
  });

  async function robotsOf(req: Request, res: Response): Promise<{ text: string; kept: string }> {
    const resolved = siteOf(res);
    if (isHidden(contextOf(res).standardHeaders)) return { text: KEEP_OUT, kept: KEPT_SHORTLY };
    const origin = canonicalOrigin(resolved);
    try {
      const authored = await content.robots({ site: resolved.site });
      return { text: robotsText(authored, origin), kept: ROBOTS_KEPT };
    } catch (error) {
      // Crawlers take a failing robots.txt for "keep out": our own words stand in for the platform's.
      log.warn({ event: LOG_EVENTS.platformAway, site: resolved.site.id, path: req.path, err: error });
      return { text: robotsText(null, origin), kept: KEPT_SHORTLY };
    }
  }
  return router;
}

/** The first file of pages and of dealers has no number: hardly any site has a second. */
function nameOf(group: Group, at: number): string {
  return `sitemap-${group}${at === 0 && group !== 'cars' ? '' : `-${at + 1}`}.xml`;
}

/** Whose files are asked for; from here on the request is known for one of a crawler. */
function siteOf(res: Response): ResolvedSite {
  const context = contextOf(res);
  context.routeKind = 'crawler';
  const { resolved } = context;
  if (!resolved) throw new Error('Asked for before the site was known');
  return resolved;
}

function send(req: Request, res: Response, type: string, text: string, kept: string): void {
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  res.set({ ETag: etag, 'Cache-Control': kept }).type(type);
  if (req.fresh) return void res.status(304).end();
  res.send(text);
}
