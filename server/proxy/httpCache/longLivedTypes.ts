import type { IncomingHttpHeaders } from 'node:http';

const LONG_LIVED_TYPES = /^(?:image|video|audio|font)\/|^application\/(?:pdf|font)/i;

/**
 * Whether a response is an image, video, audio, font or PDF. These files are replaced rarely, and an old one may be served
 * for a day.
 */
export function hasLongLivedType({ 'content-type': type }: IncomingHttpHeaders): boolean {
  return LONG_LIVED_TYPES.test(type ?? '');
}
