import { isRecord } from '../../lib/record.ts';
import type { CarMedia } from '../../src/contracts/car/carMedia.ts';
import type { ImageUrl } from './imageHosts.ts';

/**
 * Returns data of the content platform with the image URLs that `imageUrl` gives; an image that it refuses has an empty `src`. The
 * input is not changed; unchanged parts are shared with the result.
 */
export function withAllowedImages<T>(value: T, imageUrl: ImageUrl): T {
  return mapData(value, imageUrl) as T;
}

function mapData(value: unknown, imageUrl: ImageUrl): unknown {
  if (Array.isArray(value)) {
    const mapped = value.map((entry) => mapData(entry, imageUrl));
    return mapped.some((entry, at) => entry !== value[at]) ? mapped : value;
  }
  if (!isRecord(value)) return value;
  const members = Object.entries(value);
  const mapped = members.map(
    ([name, member]) =>
      [name, isImageSource(name, member) ? (imageUrl(member) ?? '') : mapData(member, imageUrl)] as const,
  );
  return mapped.some(([, member], at) => member !== members[at]?.[1]) ? Object.fromEntries(mapped) : value;
}

const isImageSource = (name: string, member: unknown): member is string => name === 'src' && typeof member === 'string';

/** Members of search records that contain one image, or several. */
const IMAGE_FIELDS = ['car_primary_image', 'car_images', 'site_primary_image'] as const;
const IMAGE_URL_FIELDS = ['site_image_url'] as const;

/** Returns a record of a search index without the images that `imageUrl` refuses; the same record when nothing changes. */
export function recordWithAllowedImages<T>(record: T, imageUrl: ImageUrl): T {
  if (!isRecord(record)) return record;
  const changes: Record<string, unknown> = {};
  const recordChange = (name: string, before: unknown, after: unknown) => {
    if (after !== before) changes[name] = after;
  };
  for (const name of IMAGE_FIELDS) recordChange(name, record[name], mapImages(record[name], imageUrl));
  for (const name of IMAGE_URL_FIELDS) recordChange(name, record[name], urlOf(record[name], imageUrl));
  return Object.keys(changes).length > 0 ? { ...record, ...changes } : record;
}

function mapImages(value: unknown, imageUrl: ImageUrl): unknown {
  if (!Array.isArray(value)) return mapImage(value, imageUrl);
  const mapped = value.map((entry) => mapImage(entry, imageUrl)).filter((entry) => entry !== null);
  return mapped.length === value.length && mapped.every((entry, at) => entry === value[at]) ? value : mapped;
}

function mapImage(value: unknown, imageUrl: ImageUrl): unknown {
  if (!isRecord(value)) return value;
  const { original, thumbnail_url: thumbnail } = value;
  const mapped = { original: urlOf(original, imageUrl), thumbnail_url: urlOf(thumbnail, imageUrl) };
  if (mapped.original === original && mapped.thumbnail_url === thumbnail) return value;
  return mapped.original === null && mapped.thumbnail_url === null ? null : { ...value, ...mapped };
}

const urlOf = (url: unknown, imageUrl: ImageUrl): unknown =>
  typeof url === 'string' && url !== '' ? imageUrl(url) : url;

/**
 * Returns videos and 360° views of a car without the files that `imageUrl` refuses. A spin that lacks a frame is left out. The interior
 * is a WebGL texture, which browsers allow for images of the same origin only.
 */
export function carMediaWithAllowedImages(media: CarMedia, imageUrl: ImageUrl): CarMedia {
  const video = media.videoUrl && imageUrl(media.videoUrl);
  const interior = media.internal360 && imageUrl(media.internal360);
  const spin = media.images360.map((frame) => imageUrl(frame));
  const frames = spin.filter((frame) => frame !== null);
  const isComplete = frames.length === spin.length;
  return {
    videoUrl: video,
    internal360: interior?.startsWith('/') ? interior : null,
    images360: isComplete ? frames : [],
    hasVideo: media.hasVideo && video !== null,
    hasInternal360: media.hasInternal360 && interior?.startsWith('/') === true,
    has360: media.has360 && isComplete,
  };
}
