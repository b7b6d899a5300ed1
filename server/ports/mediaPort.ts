import { string } from 'yup';
import { withTimeout } from '../../lib/withTimeout.ts';
import type { CacheCaller } from '../cache/cache.ts';
import type { CacheFor } from '../cache/caches.ts';
import { createLimiter } from '../media/limiter.ts';
import { upstreamPath } from '../media/mediaFolders.ts';
import { isTooLarge, placeholderOf } from '../media/placeholderOf.ts';
import { createFirstTime } from '../operations/limits/firstTime.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { storedCodec } from './upstream/storedCodec.ts';
import type { Upstream } from './upstream/upstream.ts';
import { UpstreamError } from './upstream/upstreamError.ts';

/** Images of the media edge that the server itself uses. */
export interface MediaPort {
  readonly upstream: Upstream;
  /**
   * Returns a blurred placeholder of an image (F016) as a data URL of at most 300 bytes, or null when it is not ready in time. It is
   * then created in the background for later requests. Never throws. `src` must be a path below `/-/media/` or `/-/jssmedia/`;
   * other paths have no placeholder.
   */
  blurPlaceholder: (src: string, caller?: Pick<CacheCaller, 'hasEnded'>) => Promise<string | null>;
}

/** Milliseconds that a page waits for a placeholder. */
const PLACEHOLDER_TIMEOUT_MS = 300;
/** Only letters, digits and the other characters of media paths; no dot segment. */
const MEDIA_PATH = /^\/-\/(?:media|jssmedia)\/(?!.*\.\.)[\w\-./%~ ]{1,500}$/;
/** Requested width: the smallest rendition. */
const SOURCE_WIDTH = 320;
/** Placeholders that are created at the same time: each keeps an image of up to 8 MB. The others wait, and keep only their path. */
const MAX_LOADING = 4;
/** Above this a page does without; the next one asks again. A page with all of its images needs some 60. */
const MAX_WAITING = 500;
/** Limit of logged paths, because they come from content. */
const MAX_REPORTED = 500;

interface MediaPortOptions {
  upstream: Upstream;
  /** `MEDIA_PATH`. */
  folder: string;
  cacheFor: CacheFor;
  log: Log;
}

export function createMediaPort({ upstream, folder, cacheFor, log }: MediaPortOptions): MediaPort {
  const placeholders = cacheFor<'blur', string | null>('blur', storedCodec(string().nullable().defined()));
  const loading = createLimiter(MAX_LOADING, MAX_WAITING);
  // An image is decoded in memory, so one at a time.
  const decoding = createLimiter(1, MAX_LOADING);
  const isNewPath = createFirstTime(MAX_REPORTED);

  async function createPlaceholder(path: string): Promise<string | null> {
    const call = {
      operation: 'blur',
      path: `${upstreamPath(path, folder)}?w=${SOURCE_WIDTH}`,
      headers: { accept: 'image/webp,image/*' },
    };
    try {
      const { body } = await upstream.call(call);
      return await decoding(() => placeholderOf(body));
    } catch (error) {
      if (isTooLarge(error) && isNewPath(path))
        log.warn({ event: LOG_EVENTS.contentIssue, issue: 'imageSize', detail: path });
      // A missing or invalid image is cached as null.
      if (error instanceof UpstreamError && error.isUpstreamFailure) throw error;
      return null;
    }
  }

  return {
    upstream,
    blurPlaceholder: async (src, caller) => {
      const path = src.split('?', 1)[0] ?? '';
      if (!MEDIA_PATH.test(path)) return null;
      // No signal: the placeholder is created for later requests even when this client disconnects.
      const placeholder = placeholders.get({ src: path }, () => loading(() => createPlaceholder(path)), {
        isNegative: (url) => url === null,
        hasEnded: caller?.hasEnded,
      });
      return withTimeout(PLACEHOLDER_TIMEOUT_MS, 'placeholder', placeholder).then(
        ({ value }) => value,
        () => null,
      );
    },
  };
}
