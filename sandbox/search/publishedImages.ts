import { isRecord } from '../../lib/record.ts';
import { blurDataUrl } from '../media/blur.ts';
import { parseMediaPath } from '../media/mediaPath.ts';
import { withPublishedMedia } from '../media/published.ts';

const IMAGE_FIELDS = ['car_primary_image', 'car_images', 'site_primary_image', 'site_image_url'];

/** Returns the placeholder of the image at a URL: the first view of a car or the front of a dealer. Null for other images. */
async function placeholderOf(url: string): Promise<string | null> {
  const target = parseMediaPath(url);
  if (target?.kind === 'illustration' && target.illustration.of === 'dealer')
    return blurDataUrl({ dealer: target.illustration });
  if (target?.kind !== 'car' || !/^front-(?:left|right)$/.test(target.view)) return null;
  return blurDataUrl({ shape: target.shape, paint: target.paint, mirrored: target.view === 'front-right' });
}

/** Adds the placeholder to an image, or to the first of several: pages show no other one. */
async function withPlaceholder(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return [...(await Promise.all(value.slice(0, 1).map(withPlaceholder))), ...value.slice(1)];
  if (!isRecord(value) || typeof value.original !== 'string') return value;
  return { ...value, blur_data_url: await placeholderOf(value.original) };
}

/** Returns a record with its images as the platform publishes them: with placeholders, and URLs of its hosts. */
export async function withPublishedImages(record: object): Promise<object> {
  const published = IMAGE_FIELDS.map(async (name) => {
    if (!(name in record)) return [];
    const value = await withPlaceholder((record as Record<string, unknown>)[name]);
    return [[name, withPublishedMedia(value, null)] as const];
  });
  return { ...record, ...Object.fromEntries((await Promise.all(published)).flat()) };
}
