import type { SiteConfig } from '../../../config/siteConfig.ts';
import type { CacheFor } from '../../cache/caches.ts';
import { LISTS_TAG } from '../../cache/tags.ts';
import { storedCodec } from '../upstream/storedCodec.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { UpstreamError } from '../upstream/upstreamError.ts';
import { type PlatformSitemapEntry, readSitemap } from './sitemapReader.ts';
import * as stored from './storedContent.ts';

/** The sitemap files of the content platform. */
export interface SitemapFilesPort {
  readonly upstream: Upstream;
  /**
   * Returns the entries of the files in their order; cached by policy. Files are fetched only from the platform's own origins; the
   * hosts of others are in `refused`.
   *
   * @param files absolute URLs from the platform
   * @throws UpstreamError when a file cannot be fetched or parsed and nothing is cached
   */
  read: (
    scope: { site: SiteConfig; signal?: AbortSignal },
    files: readonly string[],
  ) => Promise<{ entries: readonly PlatformSitemapEntry[]; refused: readonly string[] }>;
}

interface SitemapFilesOptions {
  /** Upstreams by the platform's origins. */
  byOrigin: ReadonlyMap<string, Upstream>;
  cacheFor: CacheFor;
}

const OPERATION = 'sitemap file';

/** @see SitemapFilesPort */
export function createSitemapFilesPort({ byOrigin, cacheFor }: SitemapFilesOptions): SitemapFilesPort {
  type Read = Awaited<ReturnType<SitemapFilesPort['read']>>;
  const cache = cacheFor<'sitemapFiles', Read>('sitemapFiles', storedCodec(stored.sitemapFiles));
  const [upstream] = byOrigin.values();
  if (!upstream) throw new Error('The platform has no origin');

  async function read(files: readonly string[], signal: AbortSignal): Promise<Read> {
    const entries: PlatformSitemapEntry[] = [];
    const refused: string[] = [];
    for (const file of files) {
      const url = URL.parse(file);
      const originUpstream = url && byOrigin.get(url.origin);
      // Credentials in URLs are neither logged nor sent.
      if (!originUpstream || url.username !== '' || url.password !== '') refused.push(url?.host ?? 'no URL');
      else entries.push(...(await readFile(originUpstream, url, signal)));
    }
    return { entries, refused };
  }

  return {
    upstream: {
      ...upstream,
      close: async () => void (await Promise.all([...byOrigin.values()].map((each) => each.close()))),
    },
    read: async ({ site, signal }, files) => {
      const parts = { site: site.contentName, files: files.join(' ') };
      const options = { tags: [`site:${site.id}`, LISTS_TAG], ...(signal && { signal }) };
      return (await cache.get(parts, (loadSignal) => read(files, loadSignal), options)).value;
    },
  };
}

async function readFile(
  upstream: Upstream,
  { pathname, search }: URL,
  signal: AbortSignal,
): Promise<PlatformSitemapEntry[]> {
  const source = { upstream: upstream.name, operation: OPERATION };
  return upstream.call({ operation: OPERATION, path: `${pathname}${search}`, signal }, async ({ body }) => {
    try {
      return await readSitemap(body);
    } catch (cause) {
      throw new UpstreamError({ ...source, kind: 'invalid', detail: 'no sitemap', cause });
    }
  });
}
