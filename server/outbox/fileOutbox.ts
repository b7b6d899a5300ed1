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
  type TakeResult,
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

/** How often a file may be renamed while it is looked for: by each process that takes the entry. */
const RENAMES = 20;

const nameOf = ({ id, added, due, bytes }: Omit<NamedEntry, 'name'>): string => `${id}.${added}.${due}.${bytes}`;

/**
 * An outbox in a folder, one file for each entry. Its name has the time from which it may be taken, so that a process takes an
 * entry by renaming its file: only one of several succeeds, and a process that ends leaves nothing to clean up.
 */
class FileOutbox implements OutboxStore {
  readonly #folder: string;
  readonly #bounds: OutboxBounds;

  /** @throws Error when the folder cannot be made */
  constructor(folder: string, bounds: OutboxBounds) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
    this.#bounds = bounds;
  }

  async add(id: string, text: string): Promise<'added' | 'known' | 'full'> {
    const entries = await this.#list();
    if (entries.some((entry) => entry.id === id)) return 'known';
    const bytes = Buffer.byteLength(text);
    if (entries.length >= this.#bounds.entries || bytesOf(entries) + bytes > this.#bounds.bytes) return 'full';
    const now = Date.now();
    await this.#write({ id, added: now, due: now, bytes }, text);
    return 'added';
  }

  async has(id: string): Promise<boolean> {
    return (await this.#list()).some((entry) => entry.id === id);
  }

  async take(count: number, leaseMs: number): Promise<TakeResult> {
    const now = Date.now();
    await removeUnfinished(this.#folder, now);
    const found = await this.#list();
    const old = found.filter(({ added }) => added <= now - ENTRY_LIFETIME_MS);
    const removed = await Promise.all(old.map(({ name }) => isDone(unlink(this.#path(name)))));
    const entries = found.filter((entry) => !old.includes(entry));
    const due = entries.filter((entry) => entry.due <= now || entry.due > now + LONGEST_WAIT_MS);
    const next = due.sort((one, other) => one.due - other.due).slice(0, count);
    const taken = await Promise.all(next.map((entry) => this.#takeOne(entry, now + leaseMs)));
    return {
      taken: taken.flat(),
      expired: removed.filter(Boolean).length,
      entries: entries.length,
      bytes: bytesOf(entries),
      oldestMs: entries.reduce((oldest, { added }) => Math.max(oldest, now - added), 0),
    };
  }

  async postpone({ lease }: TakenEntry, delayMs: number): Promise<void> {
    const entry = entryNamed(lease);
    if (!entry) throw new Error('The lease names no file');
    const name = nameOf({ ...entry, due: Date.now() + Math.round(delayMs) });
    await isDone(rename(this.#path(lease), this.#path(name)));
  }

  async remove({ id, lease }: TakenEntry): Promise<void> {
    // Else the lease was over, and another process has taken the entry.
    if (!(await isDone(unlink(this.#path(lease))))) await this.delete(id);
  }

  async *entries(): AsyncIterable<Pick<TakenEntry, 'id' | 'text'>> {
    for (const { id } of await this.#list()) {
      const text = await this.#retried(id, ({ name }) => textOf(this.#path(name)));
      if (text !== null) yield { id, text };
    }
  }

  async delete(id: string): Promise<void> {
    await this.#retried(id, async ({ name }) => ((await isDone(unlink(this.#path(name)))) ? true : null));
  }

  /** Runs `work` with the file of an entry, again while it returns null because a process has renamed the file. Null when there is none any more. */
  async #retried<T>(id: string, work: (entry: NamedEntry) => Promise<T | null>): Promise<T | null> {
    for (let attempt = 0; attempt < RENAMES; attempt++) {
      const entry = (await this.#list()).find((each) => each.id === id);
      const result = entry ? await work(entry) : null;
      if (result !== null || !entry) return result;
    }
    throw new Error('The file of an entry was renamed again and again');
  }

  close(): void {}

  #path(name: string): string {
    return join(this.#folder, name);
  }

  async #list(): Promise<NamedEntry[]> {
    return (await readdir(this.#folder)).flatMap((name) => entryNamed(name) ?? []);
  }

  async #write(entry: Omit<NamedEntry, 'name'>, text: string): Promise<void> {
    const unfinished = this.#path(`${UNFINISHED}${randomUUID()}`);
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, this.#path(nameOf(entry)));
    const directory = await open(this.#folder, 'r');
    await directory.sync().finally(() => directory.close());
  }

  async #takeOne(entry: NamedEntry, due: number): Promise<TakenEntry[]> {
    const lease = nameOf({ ...entry, due });
    if (!(await isDone(rename(this.#path(entry.name), this.#path(lease))))) return [];
    return [{ id: entry.id, text: await readFile(this.#path(lease), 'utf8'), lease }];
  }
}

/** Creates an outbox in a folder. @throws Error when the folder cannot be made */
export const createFileOutbox = (folder: string, bounds: OutboxBounds): OutboxStore => new FileOutbox(folder, bounds);

/** Returns the entry of a file; null for a file that is no entry. */
function entryNamed(name: string): NamedEntry | null {
  const [, id, added, due, bytes] = NAME.exec(name) ?? [];
  return id === undefined ? null : { name, id, added: Number(added), due: Number(due), bytes: Number(bytes) };
}

const bytesOf = (entries: readonly NamedEntry[]): number => entries.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the text of a file; null when another process has taken it. */
const textOf = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

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
