import { imageValue, linkValue, textValue } from '../../content/fields.ts';
import type { VideoSource } from './videoSource.ts';
import { parseYouTubeVideo } from './youTube.data.ts';

/** A path on our own host: playing anything else needs consent (Q35). */
const LOCAL_VIDEO_FILE = /^\/(?!\/)[^?#]*\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i;
const LOCAL_CAPTIONS_FILE = /^\/(?!\/)[^?#]*\.vtt(?:[?#]|$)/i;

/**
 * Returns the video that a field names (F012): a file of the media library, a link to one, or a YouTube URL or id. The
 * field is a file, a link or a text. Null when it names no video.
 */
export function videoSourceOf(field: unknown): VideoSource | null {
  const url = urlOf(field);
  if (LOCAL_VIDEO_FILE.test(url)) return { kind: 'file', src: url };
  return youTubeSourceOf(field) ?? (/^https?:\/\//i.test(url) ? { kind: 'external', href: url } : null);
}

/** Returns the video of a field that only takes YouTube videos; null when it names none. */
export function youTubeSourceOf(field: unknown): VideoSource | null {
  const video = parseYouTubeVideo(urlOf(field));
  return video && { kind: 'youTube', ...video };
}

/** Returns the URL of a WebVTT file on our own host, else null. */
export function captionsOf(field: unknown): string | null {
  const url = urlOf(field);
  return LOCAL_CAPTIONS_FILE.test(url) ? url : null;
}

const urlOf = (field: unknown): string => imageValue(field)?.src ?? linkValue(field)?.href ?? textValue(field).trim();
