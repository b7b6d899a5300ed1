import type { SiteConfig } from '../../config/siteConfig.ts';
import type { CacheFor } from '../cache/caches.ts';
import { LISTS_TAG } from '../cache/tags.ts';
import { type ListedAddress, readSitemap } from './sitemapReader.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstreamError.ts';

/** The sitemap files that the platform makes of its pages. */
export interface SitemapFilesPort {
  readonly upstream: Upstream;
  /**
   * What the files list, in their order; kept by policy. Files are fetched from the platform's own origins and nowhere
   * else: the others are named in `refused`.
   *
   * @param files absolute addresses, as the platform names them
   * @throws UpstreamError when one cannot be had or read, with nothing kept
   */
  read: (
    where: { site: SiteConfig; signal?: AbortSignal },
    files: readonly string[],
  ) => Promise<{ addresses: readonly ListedAddress[]; refused: readonly string[] }>;
}

interface SitemapFilesOptions {
  /** The platform's origins; each with an upstream that is based there. */
  byOrigin: ReadonlyMap<string, Upstream>;
  cacheFor: CacheFor;
}

const OPERATION = 'sitemap file';

/** @see SitemapFilesPort */
export function createSitemapFilesPort({ byOrigin, cacheFor }: SitemapFilesOptions): SitemapFilesPort {
  type Read = Awaited<ReturnType<SitemapFilesPort['read']>>;
  const kept = cacheFor<'sitemapFiles', Read>('sitemapFiles');
  const [upstream] = byOrigin.values();
  if (!upstream) throw new Error('The platform has no origin');

  async function read(files: readonly string[], signal: AbortSignal): Promise<Read> {
    const addresses: ListedAddress[] = [];
    const refused: string[] = [];
    for (const file of files) {
      const url = URL.parse(file);
      const from = url && byOrigin.get(url.origin);
      // Keys in addresses are for nobody's log, and for no request of ours.
      if (!from || url.username !== '' || url.password !== '') refused.push(url?.host ?? 'no address');
      else addresses.push(...(await readFile(from, url, signal)));
    }
    return { addresses, refused };
  }

  return {
    upstream: {
      ...upstream,
      close: async () => void (await Promise.all([...byOrigin.values()].map((each) => each.close()))),
    },
    read: async ({ site, signal }, files) => {
      const parts = { site: site.contentName, files: files.join(' ') };
      const options = { tags: [`site:${site.id}`, LISTS_TAG], ...(signal && { signal }) };
      return (await kept.get(parts, (own) => read(files, own), options)).value;
    },
  };
}

async function readFile(upstream: Upstream, { pathname, search }: URL, signal: AbortSignal): Promise<ListedAddress[]> {
  const where = { upstream: upstream.name, operation: OPERATION };
  return upstream.call({ operation: OPERATION, path: `${pathname}${search}`, signal }, async ({ body }) => {
    try {
      return await readSitemap(body);
    } catch (cause) {
      throw new UpstreamError({ ...where, kind: 'invalid', detail: 'no sitemap', cause });
    }
  });
}
