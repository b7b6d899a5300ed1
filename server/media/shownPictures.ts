import type { CarMedia } from '../../src/contracts/carMedia.ts';
import { isRecord } from '../../src/contracts/record.ts';
import type { PictureUrl } from './pictureHosts.ts';

/**
 * Data of the content platform outside of layouts, without pictures that `picture` refuses: the `src` of such an image is
 * empty. Nothing given is changed; unchanged parts are shared with the result.
 */
export function shownData<T>(value: T, picture: PictureUrl): T {
  return shown(value, picture) as T;
}

function shown(value: unknown, picture: PictureUrl): unknown {
  if (Array.isArray(value)) {
    const mapped = value.map((entry) => shown(entry, picture));
    return mapped.some((entry, at) => entry !== value[at]) ? mapped : value;
  }
  if (!isRecord(value)) return value;
  const members = Object.entries(value);
  const mapped = members.map(
    ([name, member]) => [name, isSource(name, member) ? (picture(member) ?? '') : shown(member, picture)] as const,
  );
  return mapped.some(([, member], at) => member !== members[at]?.[1]) ? Object.fromEntries(mapped) : value;
}

const isSource = (name: string, member: unknown): member is string => name === 'src' && typeof member === 'string';

/** Members of search records that hold one picture, or several. */
const PICTURES = ['car_primary_image', 'car_images', 'site_primary_image'] as const;
const PICTURE_URLS = ['site_image_url'] as const;

/** A record of a search index without pictures that `picture` refuses; the same record when it has none. */
export function shownRecord<T>(record: T, picture: PictureUrl): T {
  if (!isRecord(record)) return record;
  const changes: Record<string, unknown> = {};
  const note = (name: string, before: unknown, after: unknown) => {
    if (after !== before) changes[name] = after;
  };
  for (const name of PICTURES) note(name, record[name], shownPictures(record[name], picture));
  for (const name of PICTURE_URLS) note(name, record[name], urlOf(record[name], picture));
  return Object.keys(changes).length > 0 ? { ...record, ...changes } : record;
}

function shownPictures(value: unknown, picture: PictureUrl): unknown {
  if (!Array.isArray(value)) return shownPicture(value, picture);
  const mapped = value.map((entry) => shownPicture(entry, picture)).filter((entry) => entry !== null);
  return mapped.length === value.length && mapped.every((entry, at) => entry === value[at]) ? value : mapped;
}

function shownPicture(value: unknown, picture: PictureUrl): unknown {
  if (!isRecord(value)) return value;
  const { original, thumbnail_url: thumbnail } = value;
  const mapped = { original: urlOf(original, picture), thumbnail_url: urlOf(thumbnail, picture) };
  if (mapped.original === original && mapped.thumbnail_url === thumbnail) return value;
  return mapped.original === null && mapped.thumbnail_url === null ? null : { ...value, ...mapped };
}

const urlOf = (url: unknown, picture: PictureUrl): unknown =>
  typeof url === 'string' && url !== '' ? picture(url) : url;

/**
 * Films and turning pictures of a car without what `picture` refuses. A turn with a picture
 * missing is none. The inside is drawn as a texture, which browsers allow with pictures of the own origin only.
 */
export function shownCarMedia(media: CarMedia, picture: PictureUrl): CarMedia {
  const video = media.videoUrl && picture(media.videoUrl);
  const inside = media.internal360 && picture(media.internal360);
  const turn = media.images360.map((frame) => picture(frame));
  const frames = turn.filter((frame) => frame !== null);
  const isWhole = frames.length === turn.length;
  return {
    videoUrl: video,
    internal360: inside?.startsWith('/') ? inside : null,
    images360: isWhole ? frames : [],
    hasVideo: media.hasVideo && video !== null,
    hasInternal360: media.hasInternal360 && inside?.startsWith('/') === true,
    has360: media.has360 && isWhole,
  };
}
