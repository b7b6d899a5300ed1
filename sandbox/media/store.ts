import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaAddress, PictureFormat } from './address.ts';
import { encodePicture, stampOf } from './encoder.ts';
import { createPool } from './pool.ts';

/** Bytes ready to send with their strong tag. */
export type Stored = { readonly bytes: Buffer; readonly etag: string };

/** Raise when the encoding changes: what was cached under the old number is never read again. */
const VERSION = 3;
/** Encoded images kept in memory: about 40 MB of them at the usual sizes. */
const KEPT = 600;

type ImageRequest = Exclude<MediaAddress, { kind: 'logo' | 'brand' | 'file' | 'film' | 'tile' }>;

const nameOf = (address: ImageRequest, width: number, format: PictureFormat, stamp: string): string => {
  const subject =
    address.kind === 'car' ? `${address.body}-${address.paint}-${address.view}` : `scene-${address.scene}`;
  return `v${VERSION}-${subject}-${stamp}-${width}.${format}`;
};

export const tagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const missing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** The file's bytes, or nothing when it is not there. */
const peek = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (missing(error)) return undefined;
    throw error;
  }
};

/**
 * Encoded images: from memory, from `cacheDir`, or made, at most two at a time and each only once however many ask.
 * Rejects when an image cannot be made; nothing is kept of a failure.
 */
export const createPictureStore = (
  cacheDir: string,
  encode: typeof encodePicture = encodePicture,
): ((address: ImageRequest, width: number, format: PictureFormat) => Promise<Stored>) => {
  const stored = new Map<string, Promise<Stored>>();
  const pool = createPool(2);
  const make = async (address: ImageRequest, width: number, format: PictureFormat): Promise<Stored> => {
    const path = join(cacheDir, nameOf(address, width, format, await stampOf(address)));
    const found = await peek(path);
    if (found !== undefined) return { bytes: found, etag: tagOf(found) };
    const bytes = await pool(() => encode(address, width, format));
    await mkdir(cacheDir, { recursive: true });
    // Written beside its place and moved there, so that nobody reads half a file.
    const draft = join(cacheDir, `.${randomUUID()}`);
    await writeFile(draft, bytes);
    await rename(draft, path);
    return { bytes, etag: tagOf(bytes) };
  };
  return (address, width, format) => {
    const name = nameOf(address, width, format, '');
    const known = stored.get(name);
    if (known !== undefined) return known;
    const made = make(address, width, format);
    stored.set(name, made);
    made.catch(() => stored.delete(name));
    const oldest = stored.size > KEPT ? stored.keys().next().value : undefined;
    if (oldest !== undefined) stored.delete(oldest);
    return made;
  };
};
