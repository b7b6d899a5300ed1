import { canonicalOrigin, type ResolvedSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { CacheFor } from '../cache/caches.ts';
import { LISTS_TAG } from '../cache/tags.ts';
import type { PlatformSitemapEntry } from '../ports/content/sitemapReader.ts';
import type { Ports } from '../ports/ports.ts';
import { contentEntries } from './contentPages.ts';
import type { IsRedirected, ListedSite } from './listedPages.ts';
import { makeEntries } from './makePages.ts';
import { carEntries, dealerEntries } from './recordPages.ts';
import { type SitemapFile, SitemapWriter } from './sitemapWriter.ts';
import type { SitemapEntry } from './sitemapXml.ts';

/** The groups of sitemap files; `/sitemap-cars-2.xml` is the second file of its group. */
export const GROUPS = ['content', 'dealers', 'makes', 'cars'] as const;
export type Group = (typeof GROUPS)[number];

/** The tags that purge a group, in addition to the tag of all lists. */
const STOCK_TAGS = { content: null, dealers: 'dealers', makes: 'cars', cars: 'cars' } as const satisfies Record<
  Group,
  string | null
>;

/** The sitemap files of all sites. */
export interface Sitemaps {
  /**
   * Returns the files of a group, all from the same read of the stock, cached by policy. The process generates one group at a
   * time, so that a crawler that requests all files does not load the upstreams.
   *
   * @throws UpstreamError
   */
  files: (resolved: ResolvedSite, group: Group, signal: AbortSignal) => Promise<readonly SitemapFile[]>;
}

interface SitemapsOptions {
  ports: Pick<Ports, 'content' | 'search' | 'sitemapFiles'>;
  cacheFor: CacheFor;
  isRedirected: IsRedirected;
  /** Called when the platform's own sitemap could not be used, or names files of other hosts. */
  onPlatformError: (issue: { site: string; detail: string; error?: unknown }) => void;
}

type List = (listed: ListedSite, signal: AbortSignal) => AsyncIterable<Iterable<SitemapEntry>>;

/** Where records of the index come from. */
type Stock = Pick<Ports, 'content'> & { search: NonNullable<Ports['search']> };

/** Creates the sitemap files of all sites. */
export function createSitemaps({ ports, cacheFor, isRedirected, onPlatformError }: SitemapsOptions): Sitemaps {
  const cache = cacheFor<'sitemap', readonly SitemapFile[]>('sitemap');
  const enqueue = createQueue();
  const { content } = ports;

  /** Returns the entries of the platform's own sitemap, or null when it has none or cannot be used; then all its pages are listed. */
  async function platformList(site: SiteConfig, signal: AbortSignal): Promise<readonly PlatformSitemapEntry[] | null> {
    try {
      const files = await content.sitemapFiles({ site, signal });
      if (files.length === 0) return null;
      const { entries: listed, refused } = await ports.sitemapFiles.read({ site, signal }, files);
      if (refused.length > 0) onPlatformError({ site: site.id, detail: `files of ${refused.join(', ')}` });
      return listed;
    } catch (error) {
      signal.throwIfAborted();
      onPlatformError({ site: site.id, detail: 'made here instead', error });
      return null;
    }
  }

  const entries: Record<Group, List> = {
    async *content(listed, signal) {
      yield await contentEntries(content, listed, await platformList(listed.site, signal), signal);
    },
    dealers: ofStock(dealerEntries),
    makes: ofStock(async function* (sources, listed, signal) {
      yield await makeEntries(sources, listed, signal);
    }),
    cars: ofStock(carEntries),
  };

  /** Without a search engine a group of its records is empty. */
  function ofStock(list: (sources: Stock, ...call: Parameters<List>) => ReturnType<List>): List {
    const { search } = ports;
    return search === null ? async function* () {} : (...call) => list({ content, search }, ...call);
  }

  async function generate(listed: ListedSite, group: Group, signal: AbortSignal): Promise<readonly SitemapFile[]> {
    signal.throwIfAborted();
    const writer = new SitemapWriter();
    for await (const batch of entries[group](listed, signal)) {
      signal.throwIfAborted();
      await writer.add(batch);
    }
    return writer.end();
  }

  return {
    files: async (resolved, group, signal) => {
      const { site } = resolved;
      const origin = canonicalOrigin(resolved);
      const listed = { site, origin, isRedirected };
      const load = (loadSignal: AbortSignal) => enqueue(() => generate(listed, group, loadSignal));
      const tags = [`site:${site.id}`, LISTS_TAG, STOCK_TAGS[group]].filter((tag) => tag !== null);
      return (await cache.get({ origin, group }, load, { tags, signal })).value;
    },
  };
}

/** Creates a queue that runs one task at a time, also after a failed task. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
}
