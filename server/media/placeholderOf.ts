import sharp, { type SharpOptions } from 'sharp';

// libvips would cache up to 50 MB of decoded images that are not used again.
sharp.cache(false);
// Each thread of a decoder has buffers of its own.
sharp.concurrency(1);
// Drawings have no placeholder: a small file may take minutes to draw.
sharp.block({ operation: ['VipsForeignLoadSvg'] });

const MAX_PLACEHOLDER_BYTES = 300;
/**
 * Pixels of a source image, four bytes each, or eight with 16 bits a channel. Interlaced images are decoded completely before they are
 * made smaller. The rendition that is requested has some 70,000; an edge without renditions sends the original.
 */
const MAX_PIXELS = 4_000_000;
const ATTEMPTS = [
  { width: 12, quality: 40 },
  { width: 10, quality: 20 },
  { width: 6, quality: 10 },
] as const;

/**
 * Returns a blurred placeholder of an image as a data URL of at most 300 bytes; null when it does not get that small, and for images
 * with transparency, behind which it would stay visible.
 */
export async function placeholderOf(image: Buffer): Promise<string | null> {
  const [{ width: largest }] = ATTEMPTS;
  const source = { limitInputPixels: MAX_PIXELS, sequentialRead: true };
  const small = await resized(image, largest, source).png().toBuffer();
  if (!(await sharp(small).stats()).isOpaque) return null;
  for (const { width, quality } of ATTEMPTS) {
    const thumbnail = await resized(small, width)
      .webp({ quality, alphaQuality: 0, effort: 6, smartSubsample: false })
      .toBuffer();
    const url = `data:image/webp;base64,${thumbnail.toString('base64')}`;
    if (url.length <= MAX_PLACEHOLDER_BYTES) return url;
  }
  return null;
}

const resized = (image: Buffer, width: number, options: SharpOptions = {}) =>
  sharp(image, options).resize({ width, height: width, fit: 'inside' });

/** Whether an image was refused for its number of pixels. */
export const isTooLarge = (error: unknown): boolean => error instanceof Error && /pixel limit/.test(error.message);
