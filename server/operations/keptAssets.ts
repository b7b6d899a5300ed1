import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type AssetFile, readAsset } from './assetFiles.ts';

/** Built files of other builds, in a folder that all processes share. */
export interface KeptAssets {
  /** Returns the file with a name of `/assets/`; undefined when no build has it. */
  find: (name: string) => Promise<AssetFile | undefined>;
}

/** Days after which a file that no started process has is removed. A page in a browser or a shared cache is not older. */
const KEEP_DAYS = 14;
const DAY_MS = 86_400_000;
/** Bytes of other builds' files in memory. */
const MAX_BYTES = 16 * 1024 * 1024;
/** A name of a built file; with it no path can leave the folder. */
const NAME = /^[\w-][\w.-]*\.(?:js|css|woff2|svg|png|jpg|webp|avif)$/;
/** Names of unfinished copies. */
const UNFINISHED = '.unfinished-';

/**
 * Copies this build's files into the shared folder, and removes those that no process has had for 14 days. A process of either build can then
 * respond with the files of both while they run side by side, and later to pages that are still open.
 *
 * @param own folder of this build's files
 * @throws when the folder cannot be written
 */
export async function keepAssets(folder: string, own: string): Promise<KeptAssets> {
  const names = await readdir(own);
  try {
    await mkdir(folder, { recursive: true });
    for (const name of names) await keep(join(own, name), folder, name);
    await removeOld(folder, new Set(names));
  } catch (error) {
    throw new Error(`ASSETS_FOLDER: ${folder} cannot be written`, { cause: error });
  }
  const files = new LRUCache<string, AssetFile>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  return {
    async find(name) {
      if (!NAME.test(name)) return undefined;
      const file = files.get(name) ?? (await readAsset(join(folder, name)));
      if (file) files.set(name, file);
      return file;
    },
  };
}

async function keep(source: string, folder: string, name: string): Promise<void> {
  const target = join(folder, name);
  const now = new Date();
  try {
    // The age of a file counts from the last process that has it.
    await utimes(target, now, now);
  } catch {
    // Another process reads the file only when it is complete.
    const unfinished = join(folder, `${UNFINISHED}${randomUUID()}`);
    await cp(source, unfinished);
    await rename(unfinished, target);
  }
}

async function removeOld(folder: string, own: ReadonlySet<string>): Promise<void> {
  const oldest = Date.now() - KEEP_DAYS * DAY_MS;
  for (const name of await readdir(folder)) {
    if (own.has(name) || !(NAME.test(name.replace(/\.(?:br|gz)$/, '')) || name.startsWith(UNFINISHED))) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < oldest) await rm(path, { force: true });
  }
}

const bytesOf = ({ body, encodings }: AssetFile): number =>
  encodings.reduce((sum, encoded) => sum + encoded.body.byteLength, body.byteLength) + 1;
