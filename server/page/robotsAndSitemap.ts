import { type RequestHandler, Router } from 'express';
import type { ResolvedSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { contextOf } from '../operations/context.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import type { Ports } from '../ports/ports.ts';
import { SITEMAP_FILE_SIZE, type SitemapAddress, sitemapFile, sitemapIndex } from './sitemap.ts';

/** To crawlers and shared caches: an hour. */
const KEPT = 'public, max-age=3600';
/** What stands in for the platform's own. */
const KEPT_SHORTLY = 'public, max-age=60';
/** Records asked for in one search. */
const SLICE = 1_000;
const DEFAULT_ROBOTS = 'User-agent: *\nAllow: /\n';

/** `/robots.txt`, `/sitemap.xml` and the files it names (F006). */
export function robotsAndSitemap(ports: Ports, log: Log): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/robots.txt', async (_req, res) => {
    const { site, origin } = resolvedOf(contextOf(res).resolved);
    // Crawlers take a failing robots.txt for "keep out": our own words stand in for the platform's.
    const authored = await ports.content.robots({ site }).catch((error: unknown) => {
      log.warn({ event: LOG_EVENTS.platformAway, site: site.id, path: '/robots.txt', err: error });
      res.set('Cache-Control', KEPT_SHORTLY);
      return null;
    });
    const rules = (authored ?? DEFAULT_ROBOTS).trimEnd();
    const text = /^sitemap:/im.test(rules) ? rules : `${rules}\n\nSitemap: ${origin}/sitemap.xml`;
    if (!res.hasHeader('Cache-Control')) res.set('Cache-Control', KEPT);
    res.type('text/plain').send(`${text}\n`);
  });
  router.get('/sitemap.xml', async (_req, res) => {
    const { site, origin } = resolvedOf(contextOf(res).resolved);
    const { total_items } = await ports.search.search({ site, index: 'vehicles' }, { limit: 0 });
    res.type('application/xml').set('Cache-Control', KEPT).send(sitemapIndex(origin, total_items));
  });
  const files: Readonly<Record<string, (resolved: ResolvedSite, number: number) => Promise<SitemapAddress[]>>> = {
    content: (resolved) => contentAddresses(ports, resolved),
    dealers: (resolved) => dealerAddresses(ports, resolved),
    cars: (resolved, number) => carAddresses(ports, resolved, number),
  };
  router.get(/^\/sitemap-(content|dealers|cars)(?:-([1-9]\d{0,3}))?\.xml$/, async (req, res, next) => {
    const [name = '', number] = [req.params[0], req.params[1]];
    if ((name === 'cars') !== (number !== undefined)) return next();
    const addresses = await files[name]?.(resolvedOf(contextOf(res).resolved), Number(number ?? 1));
    if (!addresses || (name === 'cars' && addresses.length === 0)) return next();
    res.type('application/xml').set('Cache-Control', KEPT).send(sitemapFile(addresses));
  });
  return router;
}

function resolvedOf(resolved: ResolvedSite | null): ResolvedSite {
  if (!resolved) throw new Error('Asked for before the site was known');
  return resolved;
}

/** Every content page in every language it has. */
async function contentAddresses({ content }: Ports, { site, origin }: ResolvedSite): Promise<SitemapAddress[]> {
  const lists = await Promise.all(
    site.languages.map(async (language) => {
      const routes = await content.routes({ site, language });
      return routes
        .filter(({ path }) => !path.includes(',-w-,'))
        .map(({ path, changed }) => ({
          loc: address(origin, language.prefix, path),
          ...(changed && { lastmod: changed }),
        }));
    }),
  );
  return lists.flat();
}

async function dealerAddresses(ports: Ports, { site, origin }: ResolvedSite): Promise<SitemapAddress[]> {
  const fields = ['site_id', 'slug'];
  const dealers = await records(ports, site, 'dealers', { fields, offset: 0, end: SITEMAP_FILE_SIZE });
  return dealers.map(({ slug }) => ({ loc: address(origin, '', `${site.paths.dealers}/${slug}`) }));
}

/** Cars for sale of one file, oldest first, so that files change at their end. */
async function carAddresses(ports: Ports, { site, origin }: ResolvedSite, number: number): Promise<SitemapAddress[]> {
  const offset = (number - 1) * SITEMAP_FILE_SIZE;
  const fields = ['car_id', 'slug', 'indexed_at'];
  const cars = await records(ports, site, 'vehicles', { fields, offset, end: offset + SITEMAP_FILE_SIZE });
  return cars.map(({ car_id, slug, indexed_at }) => ({
    loc: address(origin, '', `${site.paths.carDetail}/${car_id}/${slug}`),
    ...(typeof indexed_at === 'string' && { lastmod: indexed_at }),
  }));
}

interface Range {
  fields: string[];
  offset: number;
  end: number;
}

/** Records of an index, slice by slice. */
async function records(ports: Ports, site: SiteConfig, index: 'vehicles' | 'dealers', { fields, offset, end }: Range) {
  const found: Record<string, unknown>[] = [];
  const sort_name = index === 'vehicles' ? 'car_publishdate_asc' : 'website_sort_order_asc';
  for (let from = offset; from < end; from += SLICE) {
    const answer = await ports.search.search({ site, index }, { fields, limit: SLICE, offset: from, sort_name });
    found.push(...answer.content);
    if (from + SLICE >= answer.total_items) break;
  }
  return found;
}

function address(origin: string, prefix: string, path: string): string {
  return `${origin}${path === '/' ? prefix || '/' : prefix + encodeURI(path)}`;
}
