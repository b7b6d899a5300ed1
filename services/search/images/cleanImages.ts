import { hash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../lib/database/database.ts';
import { imageUrlsOf } from './imageUrl.ts';

export interface CleanImagesOptions {
  database: Database;
  folder: string;
  /** Days after which an image is removed that no record has. */
  days: number;
  now?: () => number;
}

/** The file that says since when no record has an image: the time of its last change. */
const UNUSED = 'unused';
/** Folders that are being removed. A process that ends in between leaves them to the next one. */
const TRASH = /^\.trash-/;
/** Milliseconds after which a file that was being written is one of a process that has ended. */
const STALE_PART = 3_600_000;
const DAY = 86_400_000;
/** Records that are read at once. */
const BATCH = 1_000;

/** The name of the folder with an image in all its sizes. */
export const imageFolder = (url: string): string => hash('sha256', url);

/**
 * Removes the stored images that no record has had for some days, and what ended processes have left. Several processes may do so in one folder at
 * the same time. An image that comes back later is fetched again.
 */
export async function cleanImages({
  database,
  folder,
  days,
  now = Date.now,
}: CleanImagesOptions): Promise<{ removed: number }> {
  const names = await readdir(folder).catch(() => [] as string[]);
  for (const name of names.filter((each) => TRASH.test(each)))
    await rm(join(folder, name), { recursive: true, force: true });
  const unused = new Set(names.filter((name) => /^[\da-f]{64}$/.test(name)));
  for (const name of unused) await removeStaleParts(join(folder, name), now());
  if (unused.size === 0) return { removed: 0 };
  const used = await takeUsed(database, unused);
  for (const name of used) await rm(join(folder, name, UNUSED), { force: true });
  let removed = 0;
  for (const name of unused) if (await removeUnused(folder, name, now() - days * DAY)) removed += 1;
  return { removed };
}

async function removeStaleParts(path: string, now: number): Promise<void> {
  const parts = (await readdir(path).catch(() => [] as string[])).filter((name) => name.endsWith('.part'));
  for (const name of parts) {
    const found = await stat(join(path, name)).catch(() => null);
    if (found && now - found.mtimeMs > STALE_PART) await rm(join(path, name), { force: true });
  }
}

/** Takes the images that records have out of `names`, and returns them: first those of all records, then those of records that have changed meanwhile. */
async function takeUsed(database: Database, names: Set<string>): Promise<string[]> {
  const used: string[] = [];
  const take = (record: Readonly<Record<string, unknown>>): void => {
    for (const url of imageUrlsOf(record)) {
      const name = imageFolder(url);
      if (names.delete(name)) used.push(name);
    }
  };
  const { rows: first } = await database.query<{ seq: string }>('select coalesce(max(seq), 0) as seq from changes');
  let [index, id] = ['', ''];
  for (;;) {
    const { rows } = await database.query<{ index_name: string; id: string; record: Record<string, unknown> }>(
      'select index_name, id, record from records where (index_name, id) > ($1, $2) order by index_name, id limit $3',
      [index, id, BATCH],
    );
    for (const { record } of rows) take(record);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    [index, id] = [last.index_name, last.id];
  }
  const { rows: changed } = await database.query<{ record: Record<string, unknown> }>(
    'select record from records where (index_name, id) in (select index_name, id from changes where seq > $1)',
    [first[0]?.seq ?? '0'],
  );
  for (const { record } of changed) take(record);
  return used;
}

/** Marks an image that no record has, or removes it when it has been marked since before `before`. */
async function removeUnused(folder: string, name: string, before: number): Promise<boolean> {
  const path = join(folder, name);
  const marked = await stat(join(path, UNUSED)).catch(() => null);
  if (!marked) {
    await mkdir(path, { recursive: true });
    await writeFile(join(path, UNUSED), '', { flag: 'wx' }).catch(() => {});
    return false;
  }
  if (marked.mtimeMs > before) return false;
  // Its name goes at once, so that nobody finds half of it.
  const trash = join(folder, `.trash-${name}-${process.pid}`);
  const isMine = await rename(path, trash).then(
    () => true,
    () => false,
  );
  if (isMine) await rm(trash, { recursive: true, force: true });
  return isMine;
}
