import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ENTRY_LIFETIME_MS,
  LONGEST_WAIT_MS,
  type OutboxBounds,
  type OutboxStore,
  type TakenEntry,
} from './outboxStore.ts';

/** An entry as its file name says it: `{id}.{added}.{due}.{bytes}`, times in milliseconds. */
interface NamedEntry {
  name: string;
  id: string;
  added: number;
  due: number;
  bytes: number;
}

const NAME = /^([\da-f-]{36})\.(\d+)\.(\d+)\.(\d+)$/;
/** Begins the name of a file that is not written to its end yet. */
const UNFINISHED = 'new-';
/** Milliseconds after which an unfinished file was left by a process that has ended. */
const UNFINISHED_MS = 60_000;

const nameOf = ({ id, added, due, bytes }: Omit<NamedEntry, 'name'>): string => `${id}.${added}.${due}.${bytes}`;

/**
 * Creates an outbox in a folder, one file for each entry. Its name has the time from which it may be taken, so that a process takes an
 * entry by renaming its file: only one of several succeeds, and a process that ends leaves nothing to clean up.
 *
 * @throws Error when the folder cannot be made
 */
export function createFileOutbox(folder: string, bounds: OutboxBounds): OutboxStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  async function list(): Promise<NamedEntry[]> {
    const names = await readdir(folder);
    return names.flatMap((name) => {
      const [, id, added, due, bytes] = NAME.exec(name) ?? [];
      return id === undefined ? [] : [{ name, id, added: Number(added), due: Number(due), bytes: Number(bytes) }];
    });
  }

  async function write(entry: Omit<NamedEntry, 'name'>, text: string): Promise<void> {
    const unfinished = join(folder, `${UNFINISHED}${randomUUID()}`);
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, nameOf(entry)));
    const directory = await open(folder, 'r');
    await directory.sync().finally(() => directory.close());
  }

  async function takeOne(entry: NamedEntry, due: number): Promise<TakenEntry[]> {
    const lease = nameOf({ ...entry, due });
    if (!(await isDone(rename(join(folder, entry.name), join(folder, lease))))) return [];
    return [{ id: entry.id, text: await readFile(join(folder, lease), 'utf8'), lease }];
  }

  return {
    add: async (id, text) => {
      const entries = await list();
      if (entries.some((entry) => entry.id === id)) return 'known';
      const bytes = Buffer.byteLength(text);
      const isFull = entries.length >= bounds.entries || bytesOf(entries) + bytes > bounds.bytes;
      if (isFull) return 'full';
      const now = Date.now();
      await write({ id, added: now, due: now, bytes }, text);
      return 'added';
    },
    has: async (id) => (await list()).some((entry) => entry.id === id),
    take: async (count, leaseMs) => {
      const now = Date.now();
      await removeUnfinished(folder, now);
      const found = await list();
      const old = found.filter(({ added }) => added <= now - ENTRY_LIFETIME_MS);
      const removed = await Promise.all(old.map(({ name }) => isDone(unlink(join(folder, name)))));
      const entries = found.filter((entry) => !old.includes(entry));
      const due = entries.filter((entry) => entry.due <= now || entry.due > now + LONGEST_WAIT_MS);
      const next = due.sort((one, other) => one.due - other.due).slice(0, count);
      const taken = await Promise.all(next.map((entry) => takeOne(entry, now + leaseMs)));
      return {
        taken: taken.flat(),
        expired: removed.filter(Boolean).length,
        entries: entries.length,
        bytes: bytesOf(entries),
        oldestMs: entries.reduce((oldest, { added }) => Math.max(oldest, now - added), 0),
      };
    },
    postpone: async ({ lease }, delayMs) => {
      const [, id = '', added, , bytes] = NAME.exec(lease) ?? [];
      const due = Date.now() + Math.round(delayMs);
      const name = nameOf({ id, added: Number(added), due, bytes: Number(bytes) });
      await isDone(rename(join(folder, lease), join(folder, name)));
    },
    remove: async ({ id, lease }) => {
      if (await isDone(unlink(join(folder, lease)))) return;
      // The lease was over, and another process has taken the entry.
      const again = (await list()).filter((entry) => entry.id === id);
      await Promise.all(again.map(({ name }) => isDone(unlink(join(folder, name)))));
    },
    close: () => {},
  };
}

const bytesOf = (entries: readonly NamedEntry[]): number => entries.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns false when the file was not there: another process was sooner. */
async function isDone(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Removes the files of processes that ended while they wrote them. */
async function removeUnfinished(folder: string, now: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now - UNFINISHED_MS) await isDone(unlink(path));
  }
}
