import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { Agent, fetch } from 'undici';
import { AddressError, createSafeLookup, isPublicAddress } from './addresses.ts';
import { imageFolder } from './cleanImages.ts';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** An image that cannot be served. `isLasting`: another attempt would fail as well. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly isLasting: boolean;

  constructor(message: string, isLasting: boolean) {
    super(message);
    this.isLasting = isLasting;
  }
}

export interface ScalerOptions {
  /** Scaled images are stored here. */
  folder: string;
  /** Hosts whose addresses may be private. */
  privateHosts: readonly string[];
}

export interface Scaler {
  /** Returns the image at a URL in a width and a format. @throws ImageError */
  scale(url: string, width: number, format: ImageFormat): Promise<Buffer>;
  close(): Promise<void>;
}

const MAX_BYTES = 25 * 1024 * 1024;
/** 100 megapixels: larger images are no photos, and would fill the memory. */
const MAX_PIXELS = 100_000_000;
const TIMEOUT = 15_000;
const MAX_FETCHES = 8;
const MAX_SCALINGS = 2;
const MAX_WAITING = 500;
const MAX_REDIRECTS = 3;
/** Milliseconds for which a failure is remembered: a slow host must not take all fetches again and again. */
const FAILURE_TIME = 60_000;
const MAX_FAILURES = 5_000;

/** Creates the scaler. Equal requests share one fetch; fetches and scalings are bounded. */
export function createScaler({ folder, privateHosts }: ScalerOptions): Scaler {
  const agent = new Agent({ connect: { lookup: createSafeLookup(privateHosts), timeout: 5_000 } });
  const fetches = pLimit(MAX_FETCHES);
  const scalings = pLimit(MAX_SCALINGS);
  const running = new Map<string, Promise<Buffer>>();
  const shared = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const found = running.get(key);
    if (found) return found;
    if (running.size >= MAX_WAITING) return Promise.reject(new ImageError('too many images are waiting', false));
    const made = make().finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
  const failures = createFailures();
  const original = (url: string, name: string) =>
    stored(join(folder, name, 'original'), () =>
      shared(name, () => failures.withMemory(name, () => fetches(() => download(url, agent, privateHosts)))),
    );
  return {
    scale: (url, width, format) => {
      const name = imageFolder(url);
      const file = join(folder, name, `${width}.${format}`);
      const make = async () => resize(await original(url, name), width, format);
      return stored(file, () => shared(file, () => scalings(make)));
    },
    close: () => agent.destroy(),
  };
}

/** Remembers errors of images for some time. */
function createFailures() {
  const failed = new Map<string, { error: ImageError; until: number }>();
  return {
    /** Runs `work`, or throws the error of its last attempt. */
    withMemory: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const found = failed.get(name);
      if (found && performance.now() < found.until) throw found.error;
      failed.delete(name);
      return work().catch((error: unknown) => {
        if (error instanceof ImageError) {
          const [oldest] = failed.keys();
          if (failed.size >= MAX_FAILURES && oldest !== undefined) failed.delete(oldest);
          failed.set(name, { error, until: performance.now() + FAILURE_TIME });
        }
        throw error;
      });
    },
  };
}

/** Returns a file, which is made when it is missing. A process that ends in between leaves no half of one. */
async function stored(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = await readFile(file).catch(() => null);
  if (found) return found;
  const made = await make();
  const part = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
  const write = async (): Promise<void> => {
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(part, made);
    await rename(part, file);
  };
  // A clean-up, also of another process, may remove the folder in between.
  await write().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return write();
  });
  return made;
}

/** @throws ImageError */
async function download(start: string, dispatcher: Agent, privateHosts: readonly string[]): Promise<Buffer> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    checkUrl(url, privateHosts);
    const response = await fetch(url, { dispatcher, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) }).catch(
      (error: Error & { cause?: Error }) => {
        throw new ImageError(error.cause?.message ?? error.message, error.cause instanceof AddressError);
      },
    );
    const target = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (target === null) return bodyOf(response);
    await response.body?.cancel();
    if (!URL.canParse(target, url)) throw new ImageError('redirects to no URL', true);
    url = new URL(target, url).href;
  }
  throw new ImageError('redirects too often', true);
}

/** Refuses other schemes, credentials, and addresses in place of names: no look-up is made for these. @throws ImageError */
function checkUrl(text: string, privateHosts: readonly string[]): void {
  const { protocol, hostname, username, password } = new URL(text);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '')
    throw new ImageError('is no URL of an image', true);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  if (isAddress && !isPublicAddress(host) && !privateHosts.includes(host))
    throw new ImageError(`${host} is not public`, true);
}

async function bodyOf(response: Awaited<ReturnType<typeof fetch>>): Promise<Buffer> {
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    throw new ImageError(
      `responded with status ${response.status}`,
      response.status === 404 || response.status === 410,
    );
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new ImageError(`is larger than ${MAX_BYTES} bytes`, true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Metadata, such as where a photo was taken, is left out. @throws ImageError */
async function resize(original: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  const encoded = {
    avif: () => image.avif({ quality: 55, effort: 3 }),
    webp: () => image.webp({ quality: 78 }),
    jpeg: () => image.jpeg({ quality: 80, mozjpeg: true }),
  }[format]();
  return encoded.toBuffer().catch((error: Error) => {
    throw new ImageError(`is no image: ${error.message}`, true);
  });
}
