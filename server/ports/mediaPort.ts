import sharp from 'sharp';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { withTimeout } from '../../src/contracts/withTimeout.ts';
import type { CacheFor } from '../cache/caches.ts';
import { createImageUrl, type ImageUrl } from '../media/imageHosts.ts';
import { upstreamPath } from '../media/mediaFolders.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import { createFirstTime } from '../operations/firstTime.ts';
import type { Log } from '../operations/log.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstreamError.ts';

/** Images of the media edge that the server itself uses. */
export interface MediaPort {
  readonly upstream: Upstream;
  /**
   * Returns a blurred placeholder of an image (F016) as a data URL of at most 300 bytes, or null when it is not ready in time. It is
   * then created in the background for later requests. Never throws. `src` must be a path below `/-/media/` or `/-/jssmedia/`;
   * other paths have no placeholder.
   */
  blurPlaceholder: (src: string) => Promise<string | null>;
  /** Returns the function that maps image URLs of a site's pages. Refused hosts are logged once for each site. */
  imageUrl: (site: SiteConfig) => ImageUrl;
}

// libvips would cache up to 50 MB of decoded images that are not used again.
sharp.cache(false);

const MAX_PLACEHOLDER_BYTES = 300;
/** Milliseconds that a page waits for a placeholder. */
const PLACEHOLDER_TIMEOUT_MS = 300;
/** Only letters, digits and the other characters of media paths; no dot segment. */
const MEDIA_PATH = /^\/-\/(?:media|jssmedia)\/(?!.*\.\.)[\w\-./%~ ]{1,500}$/;
/** Requested width: the smallest rendition. */
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

  async function createPlaceholder(path: string): Promise<string | null> {
    const call = {
      operation: 'blur',
      path: `${upstreamPath(path, folder)}?w=${SOURCE_WIDTH}`,
      headers: { accept: 'image/webp,image/*' },
    };
    try {
      return await shrink((await upstream.call(call)).body);
    } catch (error) {
      // A missing or invalid image is cached as null.
      if (error instanceof UpstreamError && error.isUpstreamFailure) throw error;
      return null;
    }
  }

  return {
    upstream,
    imageUrl: createImageUrls(log),
    blurPlaceholder: async (src) => {
      const path = src.split('?', 1)[0] ?? '';
      if (!MEDIA_PATH.test(path)) return null;
      // No signal: the placeholder is created for later requests even when this client disconnects.
      const loading = placeholders.get({ src: path }, () => createPlaceholder(path), {
        isNegative: (url) => url === null,
      });
      return withTimeout(PLACEHOLDER_TIMEOUT_MS, 'placeholder', loading).then(
        ({ value }) => value,
        () => null,
      );
    },
  };
}

async function shrink(image: Buffer): Promise<string | null> {
  for (const { width, quality } of ATTEMPTS) {
    const thumbnail = await sharp(image, { limitInputPixels: 50_000_000 })
      .resize({ width, height: width, fit: 'inside' })
      .webp({ quality, alphaQuality: 0, effort: 6, smartSubsample: false })
      .toBuffer();
    const url = `data:image/webp;base64,${thumbnail.toString('base64')}`;
    if (url.length <= MAX_PLACEHOLDER_BYTES) return url;
  }
  return null;
}

/** Limit of logged hosts, because hosts come from content. */
const MAX_REFUSED = 500;

function createImageUrls(log: Log): MediaPort['imageUrl'] {
  const bySite = new WeakMap<SiteConfig, ImageUrl>();
  const isNew = createFirstTime(MAX_REFUSED);
  const report = (site: SiteConfig) => (host: string) => {
    if (!isNew(`${site.id} ${host}`)) return;
    log.warn({ event: LOG_EVENTS.contentIssue, site: site.id, issue: 'imageHost', detail: host.slice(0, 100) });
  };
  return (site) => {
    const cached = bySite.get(site) ?? createImageUrl(site, report(site));
    bySite.set(site, cached);
    return cached;
  };
}
