import sharp from 'sharp';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { CacheFor } from '../cache/caches.ts';
import { createImageUrl, type ImageUrl } from '../media/imageHosts.ts';
import { upstreamPath } from '../media/mediaFolders.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstreamError.ts';

/** Pictures of the media edge, as the server itself needs them. */
export interface MediaPort {
  readonly upstream: Upstream;
  /**
   * A data URL of at most 300 bytes that looks like the picture from far away (F016), or null when it is not there in
   * time; it is then made in the background for the next visitor. Never throws. `src` is a path below `/-/media/` or
   * `/-/jssmedia/`; for any other there is no placeholder.
   */
  blurPlaceholder: (src: string) => Promise<string | null>;
  /** Where the pages of a site show pictures from. What is refused is logged once for each host of a site. */
  pictureUrl: (site: SiteConfig) => ImageUrl;
}

// libvips would keep up to 50 MB of decoded images that nobody asks for again.
sharp.cache(false);

const MAX_PLACEHOLDER_BYTES = 300;
/** Milliseconds a page waits for a placeholder. */
const PATIENCE_MS = 300;
/** Nothing but letters, digits and the few signs that media paths have; no dot segment. */
const MEDIA_PATH = /^\/-\/(?:media|jssmedia)\/(?!.*\.\.)[\w\-./%~ ]{1,500}$/;
/** Width asked for: the smallest rendition there is. */
const SOURCE_WIDTH = 320;
const ATTEMPTS = [
  { width: 12, quality: 40 },
  { width: 10, quality: 20 },
  { width: 6, quality: 10 },
] as const;

interface MediaPortOptions {
  upstream: Upstream;
  /** `MEDIA_PATH`. */
  folder: string;
  cacheFor: CacheFor;
  log: Log;
}

export function createMediaPort({ upstream, folder, cacheFor, log }: MediaPortOptions): MediaPort {
  const placeholders = cacheFor<'blur', string | null>('blur');

  async function make(path: string): Promise<string | null> {
    const call = {
      operation: 'blur',
      path: `${upstreamPath(path, folder)}?w=${SOURCE_WIDTH}`,
      headers: { accept: 'image/webp,image/*' },
    };
    try {
      return await shrink((await upstream.call(call)).body);
    } catch (error) {
      // A picture that is not there, or is none, will not be there a second later either.
      if (error instanceof UpstreamError && error.isUpstreamFault) throw error;
      return null;
    }
  }

  return {
    upstream,
    pictureUrl: pictureUrls(log),
    blurPlaceholder: async (src) => {
      const path = src.split('?', 1)[0] ?? '';
      if (!MEDIA_PATH.test(path)) return null;
      // Without a signal: a visitor who leaves does not keep the next one from having it.
      const made = placeholders.get({ src: path }, () => make(path), { isNegative: (url) => url === null });
      const { promise: late, resolve } = Promise.withResolvers<null>();
      const timer = setTimeout(resolve, PATIENCE_MS, null);
      const found = made.then(({ value }) => value).catch(() => null);
      return Promise.race([found, late]).finally(() => clearTimeout(timer));
    },
  };
}

async function shrink(picture: Buffer): Promise<string | null> {
  for (const { width, quality } of ATTEMPTS) {
    const tiny = await sharp(picture, { limitInputPixels: 50_000_000 })
      .resize({ width, height: width, fit: 'inside' })
      .webp({ quality, alphaQuality: 0, effort: 6, smartSubsample: false })
      .toBuffer();
    const url = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (url.length <= MAX_PLACEHOLDER_BYTES) return url;
  }
  return null;
}

/** Hosts come from content: what is remembered of them is bounded. */
const MAX_REFUSED = 500;

function pictureUrls(log: Log): MediaPort['pictureUrl'] {
  const bySite = new WeakMap<SiteConfig, ImageUrl>();
  const refused = new Set<string>();
  const report = (site: SiteConfig) => (host: string) => {
    const key = `${site.id} ${host}`;
    if (refused.has(key) || refused.size >= MAX_REFUSED) return;
    refused.add(key);
    log.warn({ event: LOG_EVENTS.contentIssue, site: site.id, issue: 'pictureHost', detail: host.slice(0, 100) });
  };
  return (site) => {
    const known = bySite.get(site) ?? createImageUrl(site, report(site));
    bySite.set(site, known);
    return known;
  };
}
