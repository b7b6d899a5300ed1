import { createHash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { canonicalOrigin, type ResolvedSite } from '../../config/hosts.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import { isNoindex } from '../operations/headers.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { report } from '../operations/request/report.ts';
import { requestOf } from '../operations/request/request.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';
import type { WriteLlmsText } from './llmsText.ts';
import { DISALLOW_ALL, robotsText } from './robotsText.ts';
import { sendFile } from './sendFile.ts';
import { securityText, webManifest } from './siteFiles.ts';
import { GROUPS, type Group, type Sitemaps } from './sitemaps.ts';
import { sitemapIndex } from './sitemapXml.ts';

/** Crawlers and shared caches may store robots.txt for an hour. */
const ROBOTS_CACHE_CONTROL = 'public, max-age=3600';
const SITE_FILES_CACHE_CONTROL = 'public, max-age=86400';
/** For the fallback of the platform's robots.txt, and `/llms.txt` without the part of an upstream that failed. */
const SHORT_CACHE_CONTROL = 'public, max-age=60';
/** As long as the generated files are fresh; on error as long as stock data may be served. */
const SITEMAPS_CACHE_CONTROL = 'public, max-age=300, stale-if-error=600';

const FILE = new RegExp(`^/sitemap-(${GROUPS.join('|')})(?:-([1-9]\\d{0,3}))?\\.xml$`);

/** Serves `/robots.txt`, `/sitemap.xml` and the files it names (F006), `/llms.txt`, the web app manifest and `security.txt`. A brand host serves those of its site. */
export function createCrawlerRouter({
  content,
  sitemaps,
  llmsText,
  log,
}: {
  content: Pick<ContentPort, 'robots'>;
  sitemaps: Sitemaps;
  llmsText: WriteLlmsText;
  log: Log;
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/robots.txt', async (req, res) => {
    const { text, cacheControl } = await readRobots(req, res);
    send(req, res, 'text/plain', text, cacheControl);
  });
  router.get('/llms.txt', async (req, res) => {
    const { text, isPartial } = await llmsText(siteOf(res), disconnectSignal(res));
    send(req, res, 'text/plain', text, isPartial ? SHORT_CACHE_CONTROL : SITEMAPS_CACHE_CONTROL);
  });
  router.get('/manifest.webmanifest', (req, res) => {
    send(req, res, 'application/manifest+json', webManifest(siteOf(res)), SITE_FILES_CACHE_CONTROL);
  });
  router.get('/.well-known/security.txt', (req, res, next) => {
    const text = securityText(siteOf(res), Date.now());
    if (text === null) return next();
    send(req, res, 'text/plain', text, SITE_FILES_CACHE_CONTROL);
  });
  router.get('/sitemap.xml', async (req, res, next) => {
    const resolved = siteOf(res);
    const origin = canonicalOrigin(resolved);
    const files: { loc: string; lastmod: string | null }[] = [];
    for (const group of GROUPS) {
      const groupFiles = await sitemaps.files(resolved, group, disconnectSignal(res));
      files.push(...groupFiles.map(({ lastmod }, index) => ({ loc: `${origin}/${fileName(group, index)}`, lastmod })));
    }
    // Without files there is no index.
    if (files.length === 0) return next();
    send(req, res, 'application/xml', sitemapIndex(files), SITEMAPS_CACHE_CONTROL);
  });
  router.get(FILE, async (req, res, next) => {
    const [group, number = '1'] = [req.params[0] as Group, req.params[1]];
    const files = await sitemaps.files(siteOf(res), group, disconnectSignal(res));
    const file = files[Number(number) - 1];
    // Each file has one URL: `-1` is refused where the first file has no number.
    if (!file || `/${fileName(group, Number(number) - 1)}` !== req.path) return next();
    sendFile(req, res.set('Cache-Control', SITEMAPS_CACHE_CONTROL), file);
  });

  async function readRobots(req: Request, res: Response): Promise<{ text: string; cacheControl: string }> {
    const resolved = siteOf(res);
    if (isNoindex(requestOf(res).standardHeaders)) return { text: DISALLOW_ALL, cacheControl: SHORT_CACHE_CONTROL };
    const origin = canonicalOrigin(resolved);
    try {
      const authored = await content.robots({ site: resolved.site });
      return { text: robotsText(authored, origin), cacheControl: ROBOTS_CACHE_CONTROL };
    } catch (error) {
      // Crawlers treat a failing robots.txt as "disallow all", so the default rules are the fallback.
      log.warn({ event: LOG_EVENTS.platformUnavailable, site: resolved.site.id, path: req.path, err: error });
      return { text: robotsText(null, origin), cacheControl: SHORT_CACHE_CONTROL };
    }
  }
  return router;
}

/** Returns a file's name. The first file of a group has no number, except for cars. */
function fileName(group: Group, index: number): string {
  return `sitemap-${group}${index === 0 && group !== 'cars' ? '' : `-${index + 1}`}.xml`;
}

/** Returns the site of the request, and marks the request as a crawler's for log and metrics. */
function siteOf(res: Response): ResolvedSite {
  report(res, { kind: 'crawler' });
  const { resolved } = requestOf(res);
  if (!resolved) throw new Error('The site must be resolved before crawler files are served');
  return resolved;
}

function send(req: Request, res: Response, type: string, text: string, cacheControl: string): void {
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  res.set({ ETag: etag, 'Cache-Control': cacheControl }).type(type);
  if (req.fresh) return void res.status(304).end();
  res.send(text);
}
