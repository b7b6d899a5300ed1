import { canonicalOrigin, type ResolvedSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { CacheFor } from '../cache/caches.ts';
import { LISTS_TAG } from '../cache/tags.ts';
import type { Ports } from '../ports/ports.ts';
import type { ListedAddress } from '../ports/sitemapReader.ts';
import { contentEntries } from './contentPages.ts';
import type { IsRedirected, ListedSite } from './listedPages.ts';
import { makeEntries } from './makePages.ts';
import { carEntries, dealerEntries } from './recordPages.ts';
import { type SitemapFile, SitemapWriter } from './sitemapWriter.ts';
import type { SitemapEntry } from './sitemapXml.ts';

/** Files of a site are made group by group; `/sitemap-cars-2.xml` is the second of a group. */
export const GROUPS = ['content', 'dealers', 'makes', 'cars'] as const;
export type Group = (typeof GROUPS)[number];

/** What a group is dropped by, beside all that lists pages. */
const STOCK_TAGS = { content: null, dealers: 'dealers', makes: 'cars', cars: 'cars' } as const satisfies Record<
  Group,
  string | null
>;

/** All sitemap files of all sites. */
export interface Sitemaps {
  /**
   * The files of a group, all from one look at the stock: kept by policy, and one group at a time is made in a process,
   * so that a crawler that asks for everything leaves the upstreams to visitors.
   *
   * @throws UpstreamError
   */
  files: (resolved: ResolvedSite, group: Group, signal: AbortSignal) => Promise<readonly SitemapFile[]>;
}

interface SitemapsOptions {
  ports: Pick<Ports, 'content' | 'search' | 'sitemapFiles'>;
  cacheFor: CacheFor;
  isRedirected: IsRedirected;
  /** The platform's own sitemap could not be used, or names files that are not its own. */
  onPlatformFault: (fault: { site: string; detail: string; error?: unknown }) => void;
}

/** @see Sitemaps */
export function createSitemaps({ ports, cacheFor, isRedirected, onPlatformFault }: SitemapsOptions): Sitemaps {
  const kept = cacheFor<'sitemap', readonly SitemapFile[]>('sitemap');
  const inTurn = createQueue();
  const { content } = ports;

  /** What the platform's own sitemap lists; null where it has none or it cannot be used: then the pages are listed that it has. */
  async function platformList(site: SiteConfig, signal: AbortSignal): Promise<readonly ListedAddress[] | null> {
    try {
      const files = await content.sitemapFiles({ site, signal });
      if (files.length === 0) return null;
      const { addresses, refused } = await ports.sitemapFiles.read({ site, signal }, files);
      if (refused.length > 0) onPlatformFault({ site: site.id, detail: `files of ${refused.join(', ')}` });
      return addresses;
    } catch (error) {
      signal.throwIfAborted();
      onPlatformFault({ site: site.id, detail: 'made here instead', error });
      return null;
    }
  }

  const entries: Record<Group, (listed: ListedSite, signal: AbortSignal) => AsyncIterable<Iterable<SitemapEntry>>> = {
    async *content(listed, signal) {
      yield await contentEntries(content, listed, await platformList(listed.site, signal), signal);
    },
    dealers: (listed, signal) => dealerEntries(ports, listed, signal),
    async *makes(listed, signal) {
      yield await makeEntries(ports, listed, signal);
    },
    cars: (listed, signal) => carEntries(ports, listed, signal),
  };

  async function make(listed: ListedSite, group: Group, signal: AbortSignal): Promise<readonly SitemapFile[]> {
    signal.throwIfAborted();
    const writer = new SitemapWriter();
    for await (const each of entries[group](listed, signal)) {
      signal.throwIfAborted();
      await writer.add(each);
    }
    return writer.end();
  }

  return {
    files: async (resolved, group, signal) => {
      const { site } = resolved;
      const origin = canonicalOrigin(resolved);
      const listed = { site, origin, isRedirected };
      const load = (own: AbortSignal) => inTurn(() => make(listed, group, own));
      const tags = [`site:${site.id}`, LISTS_TAG, STOCK_TAGS[group]].filter((tag) => tag !== null);
      return (await kept.get({ origin, group }, load, { tags, signal })).value;
    },
  };
}

/** One piece of work after the other, whatever became of the one before. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
}
