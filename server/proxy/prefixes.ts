/** What the media edge serves: pictures and files, and the platform's content interfaces (S1 §2.1). */
const MEDIA = /^\/-\/(?:jss)?media\//;
const MEDIA_API = /^\/sitecore\/api\//;
/** What the platform's own host serves (S1 §2.1). */
const PLATFORM = /^\/(?:-|sitecore\/service)\//;
/** Media by another spelling is nobody's: the edge would not know it, and the platform's host must not be asked for it. */
const LIKE_MEDIA = /^\/-\/(?:jss)?media(?:\/|$)/i;

/** An upstream that visitors reach under our name. */
export type ProxiedPlace = 'media' | 'mediaApi' | 'platform';

/** Which upstream a path (without its query) belongs to; prefixes stand as they are written, nothing is decoded to fit. */
export function placeOf(path: string): ProxiedPlace | null {
  if (MEDIA.test(path)) return 'media';
  if (MEDIA_API.test(path)) return 'mediaApi';
  return PLATFORM.test(path) && !LIKE_MEDIA.test(decodeURIComponent(path)) ? 'platform' : null;
}
