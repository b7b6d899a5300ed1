import type { IncomingHttpHeaders } from 'node:http';

const LASTING = /^(?:image|video|audio|font)\/|^application\/(?:pdf|font)/i;

/**
 * Whether an answer is a picture, a film, a font or a paper: they are replaced rarely, and a visitor who sees the old one for a
 * day loses nothing.
 */
export function isLasting({ 'content-type': type }: IncomingHttpHeaders): boolean {
  return LASTING.test(type ?? '');
}
