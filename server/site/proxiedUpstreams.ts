/** Paths of the media edge: images and files, and the platform's content interfaces (S1 §2.1). */
const MEDIA = /^\/-\/(?:jss)?media\//;
const MEDIA_API = /^\/sitecore\/api\//;
/** Paths of the platform's own host (S1 §2.1). */
const PLATFORM = /^\/(?:-|sitecore\/service)\//;
/** Media paths in another case. They belong to no upstream: the edge does not know them, and the platform's host must not get them. */
const MEDIA_LOOKALIKE = /^\/-\/(?:jss)?media(?:\/|$)/i;

/** An upstream that visitors reach through this server. */
export type ProxiedUpstream = 'media' | 'mediaApi' | 'platform';

/** Whether a URL belongs to the media edge. */
export const isMediaUrl = (url: string): boolean => MEDIA.test(url) || MEDIA_API.test(url);

/** Returns the upstream of a path (without query), or null. Prefixes must match literally; the path is not decoded. */
export function proxiedUpstreamOf(path: string): ProxiedUpstream | null {
  if (MEDIA.test(path)) return 'media';
  if (MEDIA_API.test(path)) return 'mediaApi';
  return PLATFORM.test(path) && !MEDIA_LOOKALIKE.test(decodeURIComponent(path)) ? 'platform' : null;
}
