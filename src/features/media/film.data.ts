import { imageValue, linkValue, textValue } from '../../content/fields.ts';
import type { Film } from './film.ts';
import { youTubeFilm } from './youTube.data.ts';

/** Rooted, so on our own host: nothing else may be played without a question (Q35). */
const OWN_FILE = /^\/(?!\/)[^?#]*\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i;
const OWN_CAPTIONS = /^\/(?!\/)[^?#]*\.vtt(?:[?#]|$)/i;

/**
 * The film of a field (F012): a file of the media library, a link to one, or an address or id at YouTube, as a file,
 * link or text. Null when it names none.
 */
export function filmOf(field: unknown): Film | null {
  const address = addressOf(field);
  if (OWN_FILE.test(address)) return { kind: 'file', src: address };
  return youTubeOf(field) ?? (/^https?:\/\//i.test(address) ? { kind: 'elsewhere', href: address } : null);
}

/** The film of a field that is meant for YouTube alone. */
export function youTubeOf(field: unknown): Film | null {
  const film = youTubeFilm(addressOf(field));
  return film && { kind: 'youTube', ...film };
}

/** The address of a WebVTT file of our own, else null. */
export function captionsOf(field: unknown): string | null {
  const address = addressOf(field);
  return OWN_CAPTIONS.test(address) ? address : null;
}

const addressOf = (field: unknown): string =>
  imageValue(field)?.src ?? linkValue(field)?.href ?? textValue(field).trim();
