import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeImage, type ImageTarget, stampOf } from './encoder.ts';
import { illustrationUrl } from './illustrations/illustrationPath.ts';
import type { ImageFormat } from './mediaPath.ts';
import { createPool } from './pool.ts';

/** Bytes to send, with their strong ETag. */
export type Stored = { readonly bytes: Buffer; readonly etag: string };

/** Increase when the encoding changes: files cached under the old number are not read any more. */
const VERSION = 4;
/** Encoded images in memory: about 40 MB at the usual sizes. */
const MAX_IN_MEMORY = 600;

function subjectOf(target: ImageTarget): string {
  if (target.kind === 'car') return [target.shape, target.paint, target.roof ?? [], target.view].flat().join('-');
  return illustrationUrl(target.illustration)
    .replace(/^.*\/media\/|\.jpg$/g, '')
    .replaceAll('/', '-');
}

const nameOf = (target: ImageTarget, width: number, format: ImageFormat, stamp: string): string => {
  const subject = subjectOf(target);
  return `v${VERSION}-${subject}-${stamp}-${width}.${format}`;
};

export const tagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const missing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Returns the bytes of a file; undefined when it does not exist. */
const readIfExists = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (missing(error)) return undefined;
    throw error;
  }
};

/**
 * Creates a function that returns encoded images from memory, from `cacheDir`, or encodes them: at most two at a time, and each once
 * for concurrent requests. It rejects when an image cannot be encoded; failures are not cached.
 */
export const createImageStore = (
  cacheDir: string,
  encode: typeof encodeImage = encodeImage,
): ((target: ImageTarget, width: number, format: ImageFormat) => Promise<Stored>) => {
  const stored = new Map<string, Promise<Stored>>();
  const pool = createPool(2);
  const load = async (target: ImageTarget, width: number, format: ImageFormat): Promise<Stored> => {
    const path = join(cacheDir, nameOf(target, width, format, await stampOf(target)));
    const cached = await readIfExists(path);
    if (cached !== undefined) return { bytes: cached, etag: tagOf(cached) };
    const bytes = await pool(() => encode(target, width, format));
    await mkdir(cacheDir, { recursive: true });
    // Renamed when complete, so that nobody reads an incomplete file.
    const temporary = join(cacheDir, `.${randomUUID()}`);
    await writeFile(temporary, bytes);
    await rename(temporary, path);
    return { bytes, etag: tagOf(bytes) };
  };
  return (target, width, format) => {
    const name = nameOf(target, width, format, '');
    const cached = stored.get(name);
    if (cached !== undefined) return cached;
    const image = load(target, width, format);
    stored.set(name, image);
    image.catch(() => stored.delete(name));
    const oldest = stored.size > MAX_IN_MEMORY ? stored.keys().next().value : undefined;
    if (oldest !== undefined) stored.delete(oldest);
    return image;
  };
};
